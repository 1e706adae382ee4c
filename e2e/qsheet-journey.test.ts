import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logInAsRoot, registerPerson, type Session } from './api.ts';
import { openBrowser, type Visit, visit } from './browser.ts';
import { logInTo } from './screens.ts';

/** What the pages say, where the journey touches them. */
const WORDS = {
  en: {
    add: 'Create a sheet',
    title: 'Title',
    save: 'Save',
    addGroup: 'Add a group',
    opens: 'Opens',
    locked: 'Locked',
    unlocked: 'Unlocked',
    next: 'Next problem',
    rank: 'Nobody has submitted in this sheet yet',
  },
  zh: {
    add: '创建题单',
    title: '标题',
    save: '保存',
    addGroup: '添加分组',
    opens: '解锁条件',
    locked: '未解锁',
    unlocked: '已解锁',
    next: '下一题',
    rank: '还没有人在这个题单中提交',
  },
} as const;

let browser: Browser;
let root: Session;
const made: number[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
});
afterAll(async () => {
  for (const id of made) await call('DELETE', `admin/qsheet?id=${id}`, { token: root.token });
  await browser.close();
});

const SCENES: [string, Visit][] = [
  ['in English on a wide screen', { lang: 'en', width: 1440, height: 900 }],
  ['in Chinese on a phone, in the dark', { lang: 'zh', width: 390, height: 844, dark: true }],
];

test.each(SCENES)('SHEET-8 a sheet is made and looked through, %s', { timeout: 90_000 }, async (_scene, scene) => {
  const w = WORDS[scene.lang];
  const title = `Journey ${Date.now().toString(36)}`;
  const { page, goto, context, troubles } = await visit(browser, scene);
  await logInTo(context, root);

  // a sheet with two groups, of which the second is opened by hand
  await goto('/admin/qsheet');
  await page.getByRole('button', { name: w.add }).click();
  await page.getByRole('textbox', { name: w.title }).fill(title);
  await page.getByRole('button', { name: w.save }).click();
  const link = page.getByRole('link', { name: title });
  await link.waitFor();
  const qid = Number(/\/qsheet\/(\d+)\/groups/.exec((await link.getAttribute('href'))!)![1]);
  made.push(qid);
  await link.click();
  for (const [name, by] of [
    ['Warm-up', 'always'],
    ['In class', 'hand'],
  ] as const) {
    await page.getByRole('button', { name: w.addGroup }).click();
    await page.getByRole('textbox', { name: w.title }).fill(name);
    await page.getByRole('combobox', { name: w.opens }).selectOption(by);
    await page.getByRole('button', { name: w.save }).click();
    await page.getByRole('link', { name, exact: true }).waitFor();
  }
  const { data } = await call('GET', `admin/qsheet/group?qid=${qid}`, { token: root.token });
  const [group] = (data as { groups: { id: number }[] }).groups as [{ id: number }];
  const body = { groupId: group.id, problemIds: '1004 1006' };
  await call('POST', 'admin/qsheet/bind-problems', { token: root.token, body });

  // as everybody sees it
  await goto(`/qsheet/${qid}/problems`);
  await page.getByText(w.unlocked).first().waitFor();
  await page.locator(`a[href^="/qsheet/${qid}/group/${group.id}/problems/"]`).first().click();
  await page.getByRole('link', { name: w.next }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: '1006' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await goto(`/qsheet/${qid}/rank`);
  await page.getByText(w.rank).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('SHEET-5 the sheet of a new site has a group that is locked', async () => {
  const learner = await registerPerson(root, `learner-${Date.now().toString(36).slice(-6)}`);
  const { data } = await call('GET', 'qsheet', { token: learner.token });
  const { records } = data as { records: { qsheet: { id: number; title: string } }[] };
  const { qsheet } = records.find(({ qsheet: { title } }) => title.includes('Ten to unlock'))!;
  const { data: visited } = await call('GET', `qsheet/detail?id=${qsheet.id}`, { token: learner.token });
  const { qsheetGroups } = visited as { qsheetGroups: { isOpen: boolean }[] };
  expect(qsheetGroups.map(({ isOpen }) => isOpen)).toEqual([true, false, false, false]);
});
