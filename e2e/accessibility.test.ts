import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { logInAsRoot, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { builtPaths, logInTo } from './screens.ts';
import { findThings } from './things.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

let browser: Browser;
let root: Session;
let things: Awaited<ReturnType<typeof findThings>>;
let paths: string[];

beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
  things = await findThings(root);
  paths = builtPaths(things.known, things.ofParts);
}, 180_000);
afterAll(async () => {
  await things?.restore();
  await browser.close();
});

// Every theme, language and width is seen; their product would cost four times as long and find the same.
describe.concurrent.each([
  ['light', 'en', 1280],
  ['dark', 'zh', 390],
] as const)('%s, %s, %i px wide', (scheme, lang, width) => {
  // 200 pages
  const timeout = 480_000;
  test('axe finds nothing serious or critical on any page, logged in as super administrator', { timeout }, async ({
    expect,
  }) => {
    const { page, walk, context } = await visit(browser, { lang, width, dark: scheme === 'dark' });
    await logInTo(context, root);
    const faults: string[] = [];
    for (const path of paths) {
      await walk(path);
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        // Style sheets and media loaded anew are for rules that ask about turned screens and sound: twice the time, and there is neither.
        const options = { resultTypes: ['violations'], preload: false };
        // @ts-expect-error axe was put into the page above
        const { violations: found } = await window.axe.run(document, options);
        return found as Violation[];
      });
      for (const { id, impact, nodes } of violations) {
        if (impact !== 'serious' && impact !== 'critical') continue;
        faults.push(
          `${path}: ${id} at ${nodes
            .map((node) => node.target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
        );
      }
    }
    expect(paths.length).toBeGreaterThan(15);
    expect(faults).toEqual([]);
    await context.close();
  });
});
