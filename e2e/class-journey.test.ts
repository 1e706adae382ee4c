import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logInAsRoot, type Session } from './api.ts';
import { openBrowser, type Visit, visit } from './browser.ts';
import { logInTo } from './screens.ts';

/** What the pages say, where the journey touches them. */
const WORDS = {
  en: {
    create: 'Create a group',
    classTemplate: 'Class',
    name: /^Name/,
    shortName: /^Short name/,
    roster: 'Roster',
    preview: 'Preview',
    import: /^Import \d/,
    assign: 'Set work',
    kind: 'Kind',
    sheet: 'Question sheet',
    what: /^What/,
    save: 'Save',
    due: 'Due soon',
    submissions: /^Submissions:/,
    good: 'Good',
    remark: 'Write about it',
    send: 'Send',
    question: 'Question',
    ask: 'Ask',
    takeUp: /^Take it up:/,
    answerTo: /^Answer to/,
    answer: 'Answer',
  },
  zh: {
    create: '创建团队',
    classTemplate: '班级',
    name: /^团队名称/,
    shortName: /^团队简称/,
    roster: '名单',
    preview: '预览',
    import: /^导入 \d/,
    assign: '布置作业',
    kind: '类型',
    sheet: '题单',
    what: /^内容/,
    save: '保存',
    due: '待交作业',
    submissions: /^提交：/,
    good: '很好',
    remark: '写点评',
    send: '发送',
    question: '问题',
    ask: '提问',
    takeUp: /^接手：/,
    answerTo: /^答复：/,
    answer: '答复',
  },
} as const;

const SEEDS = 'packages/seeds/src/problems';
const RUN = Date.now().toString(36).slice(-6);
/** Names stay taken, so that another attempt needs others. */
let attempts = 0;

/** A program that solves a problem of the site. */
function solutionOf(problemId: string): string {
  const folder = readdirSync(SEEDS).find((name) => name.startsWith(problemId))!;
  const file = readdirSync(`${SEEDS}/${folder}/solutions`).find((name) => /^accepted.*\.cpp$/.test(name))!;
  return readFileSync(`${SEEDS}/${folder}/solutions/${file}`, 'utf8');
}

let browser: Browser;
let root: Session;
const made: number[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
});
afterAll(async () => {
  for (const gid of made) await call('DELETE', `group?gid=${gid}`, { token: root.token });
  await browser.close();
});

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SCENES: [string, Visit, Visit][] = [
  [
    'a teacher in English at a desk, a student in Chinese on a phone',
    { lang: 'en', ...WIDE },
    { lang: 'zh', ...PHONE },
  ],
  [
    'a teacher in Chinese on a phone, a student in English at a desk, both in the dark',
    { lang: 'zh', ...PHONE, dark: true },
    { lang: 'en', ...WIDE, dark: true },
  ],
];

test.each(SCENES)(
  'a class is made, set work and told how it did: %s',
  { timeout: 180_000 },
  async (_scene, teacher, pupil) => {
    const [w, own] = [WORDS[teacher.lang], WORDS[pupil.lang]];
    attempts += 1;
    const title = `Ten to unlock ${RUN}${attempts}`;

    // the class, by its template, and its roster
    const desk = await visit(browser, teacher);
    await logInTo(desk.context, root);
    await desk.goto('/group');
    await desk.page.getByRole('button', { name: w.create }).click();
    const form = desk.page.getByRole('dialog');
    await form.getByText(w.classTemplate, { exact: true }).click();
    await form.getByRole('textbox', { name: w.name }).fill(`Class of ${RUN}${attempts}`);
    await form.getByRole('textbox', { name: w.shortName }).fill(`K${RUN}${attempts}`.toUpperCase());
    await form.getByRole('button', { name: w.create }).click();
    const username = `k${RUN}${attempts}`;
    await desk.page.getByLabel(w.roster, { exact: true }).fill(`学号\t姓名\n${username}\t张三\n${username}b\t李四`);
    await desk.page.getByRole('button', { name: w.preview }).click();
    const imported = desk.page.waitForResponse(/\/api\/group\/roster$/);
    await desk.page.getByRole('button', { name: w.import }).click();
    const { data } = (await (await imported).json()) as {
      data: { accounts: { username: string; password: string }[] };
    };
    const gid = Number(/\/group\/(\d+)/.exec(desk.page.url())![1]);
    made.push(gid);
    await desk.page.getByText(data.accounts[0]!.password).first().waitFor();

    // a sheet of the site as work
    await desk.goto(`/group/${gid}/assignment`);
    await desk.page.getByRole('button', { name: w.assign }).click();
    const work = desk.page.getByRole('dialog');
    await work.getByLabel(w.kind).selectOption({ label: w.sheet });
    const options = work.getByLabel(w.what).locator('option', { hasText: 'Ten to unlock' });
    await options.first().waitFor({ state: 'attached' });
    await work.getByLabel(w.what).selectOption((await options.first().getAttribute('value'))!);
    await work.getByRole('textbox').first().fill(title);
    await work.getByRole('button', { name: w.save }).click();
    await desk.page.getByText(title).first().waitFor();
    const { data: list } = await call('GET', `group/assignments?gid=${gid}`, { token: root.token });
    const [{ id, targetId: qid }] = (list as { records: [{ id: number; targetId: number }] }).records;

    // the student finds what is due, and submits while the teacher looks on
    const login = await call('POST', 'login', { body: data.accounts.find((one) => one.username === username) });
    const student = { token: login.token!, user: login.data };
    const seat = await visit(browser, pupil);
    await logInTo(seat.context, student);
    await seat.goto(`/group/${gid}`);
    await seat.page.getByText(own.due).waitFor();
    await seat.page.getByRole('link', { name: title }).first().click();
    await seat.page.waitForURL(new RegExp(`/qsheet/${qid}`));
    expect(await seat.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const { data: sheet } = await call('GET', `qsheet/detail?id=${qid}`, { token: student.token });
    const [{ problems }] = (sheet as { qsheetGroups: [{ problems: [{ problemId: string }] }] }).qsheetGroups;
    const { problemId } = problems[0];
    await desk.goto(`/group/${gid}/assignment/${id}`);
    const sent = { pid: problemId, qid, language: 'C++ 17 With O2', code: solutionOf(problemId) };
    const { data: receipt } = await call('POST', 'submit-problem-judge', { token: student.token, body: sent });
    const { submitId } = receipt as { submitId: number };

    // the table follows by itself; a cell leads to the code, where it is marked and written about
    const cell = desk.page.locator('td button').first();
    await cell.waitFor({ timeout: 60_000 });
    await cell.click();
    await desk.page.getByRole('dialog', { name: w.submissions }).getByRole('link').first().click();
    await desk.page.waitForURL(new RegExp(`/submission-detail/${submitId}$`));
    await desk.page.getByRole('button', { name: w.good, exact: true }).click();
    await desk.page.getByLabel(w.remark).fill('A clear solution.');
    await desk.page.getByRole('button', { name: w.send, exact: true }).click();
    await desk.page.getByText('A clear solution.').first().waitFor();
    expect(await desk.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    // the student is told
    await seat.goto(`/submission-detail/${submitId}`);
    await seat.page.getByText('A clear solution.').waitFor();
    await seat.page.getByText(own.good, { exact: true }).first().waitFor();

    // a question reaches the teacher's page by itself, and its answer the student's
    await desk.goto(`/group/${gid}/help`);
    await seat.page.getByRole('textbox', { name: own.question, exact: true }).fill('Is there a shorter way?');
    await seat.page.getByRole('button', { name: own.ask, exact: true }).click();
    await desk.page.getByRole('button', { name: w.takeUp }).click();
    await desk.page.getByLabel(w.answerTo).fill('One loop is enough.');
    await desk.page.getByRole('button', { name: w.answer, exact: true }).click();
    await seat.page.getByText('One loop is enough.').waitFor();
    expect(await desk.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect([...desk.troubles, ...seat.troubles]).toEqual([]);
    for (const { context } of [desk, seat]) await context.close();
  },
);
