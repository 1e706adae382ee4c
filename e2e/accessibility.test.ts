import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { call, logInAsRoot, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { builtPaths, logInTo } from './screens.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

let browser: Browser;
let root: Session;
let gid: number;
let paths: string[];

beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
  const body = { pid: '1000', language: 'C', code: 'int main(void) { return 1; }\n' };
  const submitted = await call('POST', 'submit-problem-judge', { token: root.token, body });
  const { submitId } = submitted.data as { submitId: number };
  // names stay taken for a while after a group was disbanded
  const run = Date.now().toString(36).slice(-6).toUpperCase();
  const form = {
    name: `Axe group ${run}`,
    shortName: `AXE${run}`,
    brief: 'Looked at',
    description: 'Looked at',
    auth: 3,
  };
  const made = await call('POST', 'group', { token: root.token, body: { ...form, code: 'abc123', visible: true } });
  gid = (made.data as { id: number }).id;
  paths = builtPaths({
    problemID: '1000',
    pid: '1000',
    submitID: String(submitId),
    groupID: String(gid),
    trainingID: '1',
    qsheetID: '1',
    qsheetProblemID: '1',
  });
});
afterAll(async () => {
  await call('DELETE', `group?gid=${gid}`, { token: root.token });
  await browser.close();
});

// Every theme, language and width is seen; their product would cost four times as long and find the same.
describe.concurrent.each([
  ['light', 'en', 1280],
  ['dark', 'zh', 390],
] as const)('%s, %s, %i px wide', (scheme, lang, width) => {
  test('axe finds nothing serious or critical on any page, logged in as super administrator', async ({ expect }) => {
    const { page, walk, context } = await visit(browser, { lang, width, dark: scheme === 'dark' });
    await logInTo(context, root);
    const faults: string[] = [];
    for (const path of paths) {
      await walk(path);
      await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        // @ts-expect-error axe was put into the page above
        const { violations: found } = await window.axe.run(document, { resultTypes: ['violations'] });
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
