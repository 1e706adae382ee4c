import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { logInAsRoot, type Session } from './api.ts';
import { seriousFaults } from './axe.ts';
import { openBrowser, visit } from './browser.ts';
import { builtPaths, logInTo } from './screens.ts';
import { findThings } from './things.ts';

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
  // 200 pages, beside other journeys
  const timeout = 900_000;
  test('axe finds nothing serious or critical on any page, logged in as super administrator', { timeout }, async ({
    expect,
  }) => {
    const { page, walk, settle, context } = await visit(browser, { lang, width, dark: scheme === 'dark' });
    await logInTo(context, root);
    const faults: string[] = [];
    for (const path of paths) {
      await walk(path);
      let found = await seriousFaults(page);
      // rows that are asked for anew are paled until they come; what is wrong with a page is so when it is looked at again
      if (found.length > 0) {
        await settle();
        found = await seriousFaults(page);
      }
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(paths.length).toBeGreaterThan(15);
    // a report of many tests shows the message alone
    expect(faults, faults.join('; ')).toEqual([]);
    await context.close();
  });
});
