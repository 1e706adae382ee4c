import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logInAsRoot, type Session } from './api.ts';
import { openBrowser, type Visit, visit } from './browser.ts';
import { logInTo } from './screens.ts';

/** What the pages say, where the journey touches them. */
const WORDS = {
  en: {
    importCsv: 'Import CSV',
    plan: /^1 new, 0 updated, 1 with errors$/,
    fault: /username not allowed/,
    doImport: 'Import 1 user',
    details: (name: string) => `Details of ${name}`,
    note: 'Note',
    addNote: 'Add note',
    notes: 'Notes',
    activity: 'Activity',
    onlyMe: 'Only me',
    saved: 'Saved',
    leave: 'Delete my account',
    leaveName: /^Type your username/,
    password: 'Current password',
    select: (name: string) => `Select ${name}`,
    ban: 'Ban',
    reason: /^Reason/,
    banned: /Copied homework/,
  },
  zh: {
    importCsv: '导入 CSV',
    plan: /^新建 1 个，更新 0 个，1 行有误$/,
    fault: /用户名不合规/,
    doImport: '导入 1 个用户',
    details: (name: string) => `${name} 的详情`,
    note: '备注内容',
    addNote: '添加备注',
    notes: '备注',
    activity: '做题日历',
    onlyMe: '仅自己',
    saved: '已保存',
    leave: '删除我的账号',
    leaveName: /^输入用户名/,
    password: '当前密码',
    select: (name: string) => `选择 ${name}`,
    ban: '禁用',
    reason: /^原因/,
    banned: /Copied homework/,
  },
} as const;

const PASSWORD = 'Enchant-1843';
const SCENES: [string, Visit & { name: string }][] = [
  ['in English on a wide screen', { lang: 'en', width: 1440, height: 900, name: 'lin' }],
  ['in Chinese on a phone, in the dark', { lang: 'zh', width: 390, height: 844, dark: true, name: 'wang' }],
];

let browser: Browser;
let root: Session;
beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
});
afterAll(() => browser.close());

/** 张三 in GBK, as Chinese spreadsheets save it. */
const GBK_NAME = Buffer.from([0xd5, 0xc5, 0xc8, 0xfd]);

test.each(SCENES)(
  'ADM-3 PEOPLE-3 ACC-42 ACC-41 somebody comes by a table, closes a part, leaves, returns and is banned, %s',
  {
    timeout: 120_000,
  },
  async (_scene, { name, ...scene }) => {
    const w = WORDS[scene.lang];
    const username = `${name}${Date.now().toString(36)}`;
    const desk = await visit(browser, scene);
    await logInTo(desk.context, root);
    const { page } = desk;

    // a table from a spreadsheet: each line says what becomes of it
    await desk.goto('/admin/user');
    await page.getByRole('button', { name: w.importCsv }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .or(page.locator('input[type=file]'))
      .first()
      .setInputFiles({
        ...{ name: 'class.csv', mimeType: 'text/csv' },
        buffer: Buffer.concat([
          Buffer.from(`${username},${PASSWORD},${username}@example.org,`),
          GBK_NAME,
          Buffer.from('\nno blanks,short\n'),
        ]),
      });
    await dialog.getByText(w.plan).waitFor();
    await dialog.getByText(w.fault).waitFor();
    await dialog.getByRole('button', { name: w.doImport }).click();
    await expect
      .poll(
        async () => {
          const { data } = await call('GET', `admin/user/get-user-list?keyword=${username}`, { token: root.token });
          return (data as { records: { realname: string }[] }).records.map(({ realname }) => realname);
        },
        { timeout: 20_000 },
      )
      .toEqual(['张三']);

    // who came closes a part of the own profile by keys
    const body = { username, password: PASSWORD };
    const logIn = async (): Promise<Session> => {
      const { data, token } = await call('POST', 'login', { body });
      return { token: token!, user: data };
    };
    const own = await visit(browser, scene);
    await logInTo(own.context, await logIn());
    await own.goto('/setting');
    const choice = own.page.getByRole('radiogroup', { name: w.activity }).getByRole('radio', { name: w.onlyMe });
    await choice.focus();
    await own.page.keyboard.press('Space');
    await own.page.getByText(w.saved).first().waitFor();
    expect(await own.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    // to others it is closed; the short address leads there in any case of letters
    const outside = await visit(browser, scene);
    await outside.goto(`/user/${username.toUpperCase()}`);
    await outside.page.getByRole('heading', { level: 1, name: username }).waitFor();
    expect(await outside.page.getByRole('heading', { name: w.activity }).count()).toBe(0);
    expect(await outside.page.getByText(`${username}@example.org`).count()).toBe(0);

    // leaving takes the name and the password, and a log-in calls it off
    await own.goto('/setting#leave');
    const leaveName = own.page.getByLabel(w.leaveName);
    if (!(await leaveName.isVisible())) await own.page.locator('#leave button').first().click();
    await leaveName.fill(username);
    await own.page.locator('#leave').getByLabel(w.password, { exact: true }).fill(PASSWORD);
    await own.page.locator('#leave').getByRole('button', { name: w.leave }).press('Enter');
    await expect.poll(() => own.page.evaluate(() => localStorage.getItem('token')), { timeout: 20_000 }).toBeNull();
    await outside.goto(`/user/${username}`);
    expect(await outside.page.getByRole('heading', { level: 1, name: username }).count()).toBe(0);
    await logIn();
    await outside.goto(`/user/${username}`);
    await outside.page.getByRole('heading', { level: 1, name: username }).waitFor();

    // a note for other administrators, and a ban that says why
    await desk.goto(`/admin/user?keyword=${username}`);
    await page.getByRole('button', { name: w.details(username) }).click();
    await dialog.getByRole('tab', { name: w.notes }).click();
    await dialog.getByRole('textbox', { name: w.note }).fill('Sits in the second row');
    await dialog.getByRole('button', { name: w.addNote }).click();
    await dialog.getByText('Sits in the second row').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('checkbox', { name: w.select(username) }).check({ force: true });
    await page.getByRole('button', { name: w.ban, exact: true }).click();
    await dialog.getByLabel(w.reason).fill('Copied homework');
    await dialog.getByRole('button', { name: w.ban, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect(call('POST', 'login', { body })).rejects.toThrow(w.banned);

    for (const { troubles } of [desk, own, outside]) expect(troubles).toEqual([]);
    for (const { context } of [desk, own, outside]) await context.close();
  },
);
