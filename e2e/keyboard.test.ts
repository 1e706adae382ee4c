import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logInAsRoot, readMailedCode, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { stageContest } from './stage-contest.ts';

const CODE = '#include <stdio.h>\nint main(void) { puts("-1"); return 0; }\n';
const PASSWORD = 'Enchant-1843';
/** What a person presses beside name, password and code. */
const PRESSES_MAX = 30;

let browser: Browser;
let root: Session;
let cid: number;
const TITLE = 'Contest by keys alone';
const username = `keys-${Date.now().toString(36)}`;

beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
  ({ cid } = await stageContest(root.token, TITLE));
  const email = `${username}@example.org`;
  await call('GET', `get-register-code?email=${encodeURIComponent(email)}`);
  const code = await readMailedCode(root, email);
  await call('POST', 'register', { body: { username, password: PASSWORD, email, code } });
});
afterAll(async () => {
  await call('DELETE', `admin/contest?cid=${cid}`, { token: root.token });
  await browser.close();
});

/** A keyboard that counts. */
function countKeys(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    async press(...keys: string[]) {
      for (const key of keys) {
        presses += 1;
        await page.keyboard.press(key);
      }
    },
  };
}

test('log in, find, read, write, run, submit, verdict, next problem and board with keys alone', async () => {
  const { page, goto, context, troubles } = await visit(browser, { lang: 'en' });
  const keys = countKeys(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await goto('/home');

  // find: the list of contests, and the contest in it
  await keys.press('g', 'c');
  // home may name it, too
  await page.getByRole('heading', { level: 1, name: 'Contests' }).waitFor();
  await page.getByRole('link', { name: TITLE }).waitFor();
  await page.locator('main [aria-busy="false"]').first().waitFor();
  for (let row = 0; row < 5 && (await focused()) !== TITLE; row += 1) await keys.press('j');
  expect(await focused()).toBe(TITLE);
  await keys.press('Enter');

  // log in, which it asks for
  await page.getByRole('dialog').getByLabel('Username or email').waitFor();
  await page.keyboard.type(username);
  await keys.press('Tab');
  await page.keyboard.type(PASSWORD);
  await keys.press('Enter');

  // the first problem, from the overview
  await page.getByRole('heading', { name: 'My progress' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await keys.press('j', 'Enter');
  await page.waitForURL(/\/problem\/A$/);
  await page.getByRole('region', { name: 'Statement', exact: true }).waitFor();

  // write, run, submit without leaving the editor
  await page.locator('.cm-content').waitFor();
  await keys.press('e', 'Control+a');
  await page.keyboard.insertText(CODE);
  await keys.press('Control+Enter');
  await page.getByText(/0 of \d+ samples passed/).waitFor();
  await keys.press('Control+Shift+Enter');
  await page.getByText('Wrong Answer').first().waitFor();

  // out of the editor
  await keys.press('F6');
  expect(await page.evaluate(() => document.activeElement?.closest('.cm-editor') === null)).toBe(true);

  // the next problem, and the board
  await page.getByRole('navigation').getByRole('link', { name: /^B\b/ }).waitFor();
  await keys.press('Alt+BracketRight');
  await page.waitForURL(/\/problem\/B$/);
  await keys.press('g', 'b');
  await page.getByRole('row').filter({ hasText: username }).first().waitFor();

  expect(keys.count()).toBeLessThanOrEqual(PRESSES_MAX);
  expect(troubles).toEqual([]);
  await context.close();
});
