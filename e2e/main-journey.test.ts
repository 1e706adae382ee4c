import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInAsRoot, readMailedCode } from './api.ts';
import { openBrowser, type Visit, visit } from './browser.ts';

/** What the page says, where the journey touches it. */
const WORDS = {
  en: {
    logIn: 'Log in',
    noAccount: 'No account? Register now',
    username: 'Username',
    password: 'Password',
    email: 'Email',
    code: 'Email code',
    sendCode: 'Send code',
    register: 'Register',
    codePane: 'Code',
    runSamples: 'Run samples',
    samplesPassed: '0 of 2 samples passed',
    submit: 'Submit',
    wrong: 'Wrong Answer',
    accepted: 'Accepted',
    title: 'A + B',
  },
  zh: {
    logIn: '登录',
    noAccount: '没有账号？立即注册',
    username: '用户名',
    password: '密码',
    email: '邮箱',
    code: '邮箱验证码',
    sendCode: '发送验证码',
    register: '注册',
    codePane: '代码',
    runSamples: '运行样例',
    samplesPassed: '通过 0/2 个样例',
    submit: '提交',
    wrong: '答案错误',
    accepted: '通过',
    title: 'A + B',
  },
} as const;

const WRONG =
  '#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a - b << std::endl; }\n';
const RIGHT = WRONG.replace('a - b', 'a + b');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Puts code into the editor the way a paste does. */
async function writeCode(page: Page, code: string) {
  const editor = page.locator('.cm-content');
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
}

/** How far the page jumped since it was asked for, as browsers count it. */
const sumShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500); // there were none
      }),
  );

/** Names of this run only, so that a site which saw an earlier run can be visited again. */
const run = Date.now().toString(36);

// Both languages and both widths: their product takes twice as long, and the setter's journey goes through the other two.
const SCENES: [string, Visit & { name: string }][] = [
  ['in English on a wide screen', { lang: 'en', name: 'ada' }],
  ['in Chinese on a phone', { lang: 'zh', width: 390, height: 844, name: 'hopper' }],
];

describe.each(SCENES)('a stranger solves a first problem %s', (_scene, { name: firstName, ...how }) => {
  const name = `${firstName}-${run}`;
  const words = WORDS[how.lang];
  const isPhone = how.width !== undefined;

  test('register, find, read, run the samples, submit wrong, see why, submit right, see it in the list', async () => {
    const { page, goto, troubles, context } = await visit(browser, how);
    const dialog = page.getByRole('dialog');
    const field = (label: string) => dialog.getByLabel(label, { exact: true });

    // register, with the code from the mail
    await goto('/home');
    await page.getByRole('button', { name: words.logIn, exact: true }).click();
    await dialog.getByText(words.noAccount).click();
    const email = `${name}@example.org`;
    await field(words.username).fill(name);
    await field(words.password).fill('Enchant-1843');
    await field(words.email).fill(email);
    await dialog.getByRole('button', { name: words.sendCode }).click();
    await dialog.getByRole('button', { name: /\d+/ }).waitFor();
    await field(words.code).fill(await readMailedCode(await logInAsRoot(), email));
    await dialog.getByRole('button', { name: words.register, exact: true }).click();
    // the login that follows goes by itself
    await dialog.waitFor({ state: 'hidden' });

    // home as the server drew it is a visitor's, and leaves the room of what is theirs
    await goto('/home');
    expect(await sumShifts(page)).toBeLessThanOrEqual(0.02);

    // find
    await goto('/problem');
    await page.getByRole('searchbox').fill('1000');
    await page.getByRole('link', { name: words.title }).first().waitFor();
    // a whole id leads straight to its problem
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/problem\/1000/);

    // read and write
    await page.getByRole('heading', { name: words.title }).waitFor();
    if (isPhone)
      await page
        .getByRole('tab', { name: words.codePane })
        .or(page.getByRole('button', { name: words.codePane, exact: true }))
        .first()
        .click();
    await writeCode(page, WRONG);

    // run the samples and see them differ
    await page.getByRole('button', { name: words.runSamples }).first().click();
    await page.getByText(words.samplesPassed).waitFor();
    // statement and code scroll by themselves, the page does not
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);

    // submit wrong, see why
    await page.getByRole('button', { name: words.submit, exact: true }).click();
    const dock = page.getByRole('region').or(page.locator('main'));
    await dock.getByText(words.wrong).first().waitFor({ timeout: 30_000 });

    // submit right
    await page.waitForTimeout(3_200);
    await writeCode(page, RIGHT);
    await page.getByRole('button', { name: words.submit, exact: true }).click();
    await dock.getByText(words.accepted, { exact: true }).first().waitFor({ timeout: 30_000 });

    // see both in the list, and the wrong one in detail
    await goto('/status?onlyMine=true');
    const rows = page.locator('table tbody tr');
    await rows.filter({ hasText: words.accepted }).first().waitFor();
    const link = rows.filter({ hasText: words.wrong }).locator('a[href*="/submission-detail/"]').first();
    await goto((await link.getAttribute('href'))!);
    await page.getByRole('heading', { name: words.wrong }).or(page.getByText(words.wrong)).first().waitFor();
    await page.getByText('a - b').first().waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});
