import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logInAsRoot, readMailedCode, type Session } from './api.ts';
import { openBrowser, type Visit, visit } from './browser.ts';
import { logInTo } from './screens.ts';

/** What the pages say, where the journey touches them. */
const WORDS = {
  en: {
    start: 'Start',
    started: 'You take part now',
    problems: 'Problems',
    rank: 'Ranking',
    locked: 'Locked',
    goOn: /Go on:/,
    next: 'Next problem',
    you: 'You',
    myTrainings: 'My trainings',
    password: 'Password',
    enter: 'Enter',
    wrong: 'The training password is wrong',
  },
  zh: {
    start: '开始训练',
    started: '已参加训练',
    problems: '题目',
    rank: '排名',
    locked: '未解锁',
    goOn: /继续：/,
    next: '下一题',
    you: '我',
    myTrainings: '我的训练',
    password: '密码',
    enter: '进入训练',
    wrong: '训练密码错误',
  },
} as const;

const PASSWORD = 'Journeys-2026';
const SEEDS = 'packages/seeds/src/problems';
/** Of the first section of the training that a new site begins with; three open the second. */
const FIRST = ['1000', '1001', '1005'];
/** Between two submissions of one person. */
const PAUSE_MS = 3_500;

/** A program that solves a problem of the site. */
function solutionOf(problemId: string): string {
  const folder = readdirSync(SEEDS).find((name) => name.startsWith(problemId))!;
  const file = readdirSync(`${SEEDS}/${folder}/solutions`).find((name) => /^accepted.*\.cpp$/.test(name))!;
  return readFileSync(`${SEEDS}/${folder}/solutions/${file}`, 'utf8');
}

let browser: Browser;
let root: Session;
let tid: number;
let locked: number;

beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
  // the one that a new site begins with
  const { data } = await call('GET', 'get-training-list?keyword=From+first+lines');
  tid = (data as { records: [{ id: number }] }).records[0].id;
  const { data: categories } = await call('GET', 'get-training-category');
  const form = { title: `Behind a door ${Date.now().toString(36)}`, description: 'Knock.', rank: 2_000, status: true };
  const [{ id: categoryId }] = categories as [{ id: number }];
  const body = { ...form, auth: 'Private', privatePwd: 'sesame', categoryId };
  locked = ((await call('POST', 'admin/training', { token: root.token, body })).data as { id: number }).id;
  const added = { tid: locked, problemIds: '1002 1003' };
  await call('POST', 'admin/training/add-problems-from-public', { token: root.token, body: added });
});
afterAll(async () => {
  await call('DELETE', `admin/training?tid=${locked}`, { token: root.token });
  await browser.close();
});

/** Somebody new, logged in. */
async function signUp(name: string): Promise<Session> {
  const username = `${name}${Date.now().toString(36)}`;
  const email = `${username}@example.org`;
  await call('GET', `get-register-code?email=${email}`);
  const code = await readMailedCode(root, email);
  await call('POST', 'register', { body: { username, password: PASSWORD, email, code } });
  const { data, token } = await call('POST', 'login', { body: { username, password: PASSWORD } });
  return { token: token!, user: data };
}

/** Submits in the training and waits for the verdict. */
async function solve({ token }: Session, problemId: string): Promise<void> {
  const body = { pid: problemId, tid, language: 'C++ 17 With O2', code: solutionOf(problemId) };
  const { data } = await call('POST', 'submit-problem-judge', { token, body });
  const { submitId } = data as { submitId: number };
  const asked = { token, body: { submitIds: [submitId], tid } };
  await expect
    .poll(
      async () => {
        const { data: rows } = await call('POST', 'check-submissions-status', asked);
        return (rows as Record<string, { status: number }>)[submitId]?.status;
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(0);
}

const SCENES: [string, Visit & { name: string }][] = [
  ['in English on a wide screen', { lang: 'en', width: 1440, height: 900, name: 'emmy' }],
  ['in Chinese on a phone, in the dark', { lang: 'zh', width: 390, height: 844, dark: true, name: 'hua' }],
];

test.each(SCENES)('somebody works through a training, %s', { timeout: 180_000 }, async (_scene, { name, ...scene }) => {
  const w = WORDS[scene.lang];
  const person = await signUp(name);
  const { page, goto, context, troubles } = await visit(browser, scene);
  await logInTo(context, person);

  // from the list into the training, and in
  await goto('/training');
  await page.locator(`a[href="/training/${tid}"]`).first().click();
  await page.getByRole('button', { name: w.start }).click();
  await page.getByText(w.started).first().waitFor();
  await page.getByRole('link', { name: w.goOn }).waitFor();

  // the second and third sections say what opens them
  await goto(`/training/${tid}/problems`);
  expect(await page.getByText(w.locked).count()).toBe(2);
  expect(await page.locator(`a[href="/training/${tid}/problem/1007"]`).count()).toBe(0);

  for (const [at, problemId] of FIRST.entries()) {
    if (at > 0) await sleep(PAUSE_MS);
    await solve(person, problemId);
  }
  await goto(`/training/${tid}/problems`);
  expect(await page.getByText(w.locked).count()).toBe(1);
  expect(await page.locator(`a[href="/training/${tid}/problem/1007"]`).count()).toBe(1);

  // the problem page leads along the open ones
  await goto(`/training/${tid}/problem/1000`);
  await page.getByRole('link', { name: w.next }).click();
  await page.waitForURL(`**/training/${tid}/problem/1002`);

  // the own line stands first in the rank, and its cells lead to submissions
  await goto(`/training/${tid}/rank`);
  const own = page.locator('tr[data-own]');
  await own.getByText(w.you, { exact: true }).waitFor();
  const username = encodeURIComponent((person.user as { username: string }).username);
  const cell = own.locator(`a[href="/status?username=${username}&problemID=1000&completeProblemID=true"]`);
  expect(await cell.count()).toBe(1);

  // the home page knows how far one is
  await goto('/home');
  await page.getByText(w.myTrainings).waitFor();
  await page.locator(`a[href="/training/${tid}/problem/1002"]`).first().waitFor();

  // behind a password
  await goto(`/training/${locked}`);
  expect(await page.getByRole('button', { name: w.rank }).getAttribute('aria-disabled')).toBe('true');
  await page.getByLabel(w.password, { exact: true }).fill('open');
  await page.getByRole('button', { name: w.enter }).click();
  await page.getByText(w.wrong).waitFor();
  await page.getByLabel(w.password, { exact: true }).fill('sesame');
  await page.getByRole('button', { name: w.enter }).click();
  await page.getByRole('link', { name: w.rank }).waitFor();

  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});
