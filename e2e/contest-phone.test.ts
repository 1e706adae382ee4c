import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, logInAsRoot, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { logInTo } from './screens.ts';
import { stageContest, TITLE } from './stage-contest.ts';

const WORDS = {
  en: { statement: 'Statement', code: 'Code', submit: 'Submit', runSamples: 'Run samples', result: 'Result' },
  zh: { statement: '题面', code: '代码', submit: '提交', runSamples: '运行样例', result: '评测结果' },
} as const;

let browser: Browser;
let root: Session;
let cid: number;
beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
  ({ cid } = await stageContest(root.token));
});
afterAll(async () => {
  await call('DELETE', `admin/contest?cid=${cid}`, { token: root.token });
  await browser.close();
});

/** Whether a finger on the middle of something, and on its four edges, meets it: it is in the window, and nothing lies over it. */
const isReachable = (what: Locator) =>
  what.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const points = [
      [left + width / 2, top + height / 2],
      [left + width / 2, top + 3],
      [left + width / 2, bottom - 3],
      [left + 8, top + height / 2],
      [right - 8, top + height / 2],
    ] as const;
    return points.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  });

const heightOf = async (what: Locator) => (await what.boundingBox())?.height ?? 0;

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** A phone of 390 × 844 leaves this much to pages under its browser's bars. */
const HEIGHT = 664;

describe.each([
  ['zh', false, ''],
  ['en', true, '/full-screen'],
] as const)('a problem of a contest on a phone, %s, dark %s%s', (lang, dark, end) => {
  test('bar, statement, editor, result and the button that submits are all in reach', async () => {
    const words = WORDS[lang];
    const { page, goto, settle, context, troubles } = await visit(browser, { lang, width: 390, height: HEIGHT, dark });
    await logInTo(context, root);
    await goto(`/contest/${cid}/problem/A${end}`);
    const title = page.getByRole('link', { name: TITLE });
    const side = (name: string) => page.getByRole('button', { name, exact: true });
    const statement = page.getByRole('region', { name: words.statement, exact: true });
    expect(await isReachable(title)).toBe(true);
    expect(await heightOf(statement)).toBeGreaterThan(250);

    await side(words.code).click();
    const submit = page.getByRole('button', { name: words.submit, exact: true });
    const editor = page.locator('.cm-editor');
    await editor.waitFor();
    expect(await isReachable(submit)).toBe(true);
    expect(await heightOf(editor)).toBeGreaterThan(250);

    // what comes of it is shown between editor and button
    await page.getByRole('button', { name: words.runSamples }).click();
    await page.getByRole('tab', { name: words.result }).click();
    await settle();
    const result = page.getByRole('tabpanel', { name: words.result });
    for (const part of [title, submit, side(words.statement), side(words.code), result])
      expect.soft(await isReachable(part), String(part)).toBe(true);
    expect(await heightOf(editor)).toBeGreaterThan(110);
    expect(await heightOf(result)).toBeGreaterThan(120);
    expect(await overflow(page)).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
