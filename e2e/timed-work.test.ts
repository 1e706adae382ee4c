import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logInAsRoot, readMailedCode, type Session } from './api.ts';
import { openBrowser, type Visit, visit } from './browser.ts';
import { logInTo } from './screens.ts';

/** What the pages say, where the journey touches them. */
const WORDS = {
  en: {
    title: 'Title',
    save: 'Save',
    add: 'Add problems',
    start: 'Start',
    running: 'Your time is running',
    saved: 'Saved',
    handIn: 'Hand in',
    handedIn: 'Handed in',
    ranking: 'Ranking',
    extend: 'Give more time',
    extendFor: (name: string) => `Give more time: ${name}`,
    extra: /Extra time/,
    reason: 'Reason',
    given: 'Given, effective at once',
    more: /You were given more time/,
  },
  zh: {
    title: '标题',
    save: '保存',
    add: '添加题目',
    start: '开始作答',
    running: '已开始作答',
    saved: '已保存',
    handIn: '交卷',
    handedIn: '已交卷',
    ranking: '排名',
    extend: '延长时间',
    extendFor: (name: string) => `延长时间：${name}`,
    extra: /加时/,
    reason: '原因',
    given: '已延长，立即生效',
    more: /你获得了延长/,
  },
} as const;

const PASSWORD = 'Journeys-2026';

let browser: Browser;
let root: Session;
let quiz: number;
const made: number[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
  const { data } = await call('GET', 'admin/problem/get-problem-list?keyword=QUIZ1', { token: root.token });
  quiz = (data as { records: { id: number }[] }).records[0]!.id;
});
afterAll(async () => {
  for (const tid of made) await call('DELETE', `admin/homework?tid=${tid}`, { token: root.token });
  await browser.close();
});

/** Somebody new, logged in. */
async function signUp(name: string): Promise<Session & { username: string }> {
  const username = `${name}${Date.now().toString(36)}`;
  const email = `${username}@example.org`;
  await call('GET', `get-register-code?email=${email}`);
  const code = await readMailedCode(root, email);
  await call('POST', 'register', { body: { username, password: PASSWORD, email, code } });
  const { data, token } = await call('POST', 'login', { body: { username, password: PASSWORD } });
  return { token: token!, user: data, username };
}

const SCENES: [string, Visit & { name: string }][] = [
  ['in English on a wide screen', { lang: 'en', width: 1440, height: 900, name: 'sophie' }],
  ['in Chinese on a phone, in the dark', { lang: 'zh', width: 390, height: 844, dark: true, name: 'lan' }],
];

test.each(SCENES)(
  'a teacher sets a quiz and a student does it, %s',
  { timeout: 120_000 },
  async (_scene, { name, ...scene }) => {
    const w = WORDS[scene.lang];

    // the teacher makes a work, and puts the quiz into it
    const desk = await visit(browser, scene);
    await logInTo(desk.context, root);
    await desk.goto('/admin/timedwork/create');
    await desk.page.getByLabel(w.title).first().fill(`Quiz of ${name}`);
    await desk.page.getByRole('button', { name: w.save, exact: true }).click();
    await desk.page.waitForURL(/timedwork\/\d+\/problems$/);
    const tid = Number(/timedwork\/(\d+)/.exec(desk.page.url())![1]);
    made.push(tid);
    await desk.page.getByRole('button', { name: w.add }).first().waitFor();
    await call('POST', 'admin/homework/add-problem-from-public', { token: root.token, body: { tid, pid: quiz } });
    // it is open as of now
    const { data: stored } = await call('GET', `admin/homework?tid=${tid}`, { token: root.token });
    const body = { ...(stored as object), startTime: new Date(Date.now() - 60_000).toISOString(), duration: 600 };
    await call('PUT', 'admin/homework', { token: root.token, body });

    // the student starts; answers are saved as they are given
    const student = await signUp(name);
    const { page, goto, context, troubles } = await visit(browser, scene);
    await logInTo(context, student);
    await goto('/timedwork');
    await page.locator(`a[href="/timedwork/${tid}"]`).first().click();
    await page.getByRole('button', { name: w.start }).click();
    await page.getByRole('dialog').getByRole('button', { name: w.start }).click();
    await page.getByText(w.running).first().waitFor();
    await goto(`/timedwork/${tid}/problem/A`);
    await page.getByRole('radio').first().check();
    await page.getByText(w.saved, { exact: true }).first().waitFor();
    await goto(`/timedwork/${tid}/problem/A`);
    expect(await page.getByRole('radio').first().isChecked()).toBe(true);

    // more time for one person reaches the open page by itself
    await goto(`/timedwork/${tid}`);
    await desk.goto(`/admin/timedwork/${tid}/people`);
    await desk.page.getByRole('button', { name: w.extendFor(student.username) }).click();
    await desk.page.getByLabel(w.extra).fill('30');
    await desk.page.getByLabel(w.reason).fill('fire drill');
    await desk.page.getByRole('dialog').getByRole('button', { name: w.extend }).click();
    await desk.page.getByText(w.given).first().waitFor();
    await page.getByText(w.more).waitFor();
    await page.getByText('fire drill').waitFor();

    // handing in is final and opens the rank
    await page.getByRole('button', { name: w.handIn, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: w.handIn }).click();
    await page.getByText(w.handedIn).first().waitFor();
    await page.getByRole('link', { name: w.ranking, exact: true }).click();
    await page.getByText(student.username).first().waitFor();
    expect(troubles).toEqual([]);
    await desk.context.close();
    await context.close();
  },
);
