import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logInAsRoot, readMailedCode, type Session } from './api.ts';
import { openBrowser, visit } from './browser.ts';
import { logInTo } from './screens.ts';

const PASSWORD = 'Enchant-1843';
const STAMP = Date.now().toString(36).slice(-5);
const PREFIX = `J${STAMP}`.toUpperCase();

let browser: Browser;
let root: Session;
let teacher: Session;
let student: Session;
let gid: number;
let pid: number;

async function register(name: string): Promise<Session> {
  const username = `${name}-${STAMP}`;
  const email = `${username}@example.org`;
  await call('GET', `get-register-code?email=${encodeURIComponent(email)}`);
  const code = await readMailedCode(root, email);
  await call('POST', 'register', { body: { username, password: PASSWORD, email, code } });
  const { data, token } = await call('POST', 'login', { body: { username, password: PASSWORD } });
  return { token: token!, user: data };
}

const TEXT = {
  title: 'Sum for the class',
  description: 'Add **two** numbers.',
  input: 'Two integers $a$ and $b$.',
  output: 'Their sum.',
  hint: '',
};

const SAVE = {
  problem: {
    ...{ problemId: 'sum', texts: { zh: null, en: TEXT }, source: '', type: 0, auth: 1, difficulty: 0 },
    ...{ timeLimit: 1000, memoryLimit: 256, stackLimit: 128, examples: [{ input: '1 2', output: '3' }] },
    ...{
      judgeMode: 'default',
      judgeCaseMode: 'default',
      isRemoveEndBlank: true,
      openCaseResult: true,
      codeShare: true,
    },
    ...{ isFileIO: false, ioReadFileName: null, ioWriteFileName: null, userExtraFile: [], judgeExtraFile: [] },
  },
  tags: [],
  languages: ['C', 'C++ 17'],
  codeTemplates: [],
  cases: { from: 'manual', samples: [{ input: '1 2\n', output: '3\n' }] },
};

beforeAll(async () => {
  browser = await openBrowser();
  root = await logInAsRoot();
  teacher = await register('teacher');
  student = await register('student');
  const form = {
    ...{ name: `Class of ${STAMP}`, shortName: PREFIX, brief: 'A class that adds', description: 'Every Monday.' },
    ...{ auth: 1, code: '', visible: true },
  };
  const made = await call('POST', 'group', { token: root.token, body: form });
  gid = (made.data as { id: number }).id;
  for (const { token } of [teacher, student]) await call('POST', `group/member?gid=${gid}`, { token, body: { gid } });
  const { uid } = teacher.user as { uid: number };
  await call('PUT', 'group/member', { token: root.token, body: { gid, uid, auth: 4 } });
  const added = await call('POST', 'group/problem', { token: teacher.token, body: { ...SAVE, gid } });
  pid = (added.data as { pid: number }).pid;
});
afterAll(async () => {
  await call('DELETE', `admin/problem?pid=${pid}`, { token: root.token }).catch(() => null);
  await call('DELETE', `group?gid=${gid}`, { token: root.token });
  await browser.close();
});

test('GRP-12 a problem of a group is changed in its frame, applied for, passed with keys, and public then', async () => {
  const own = await visit(browser, { lang: 'en' });
  await logInTo(own.context, teacher);
  await own.goto(`/group/${gid}/problem?manage=true`);
  await own.page.getByRole('link', { name: TEXT.title }).click();
  await own.page.getByRole('heading', { name: `${PREFIX}-SUM` }).waitFor();
  expect(new URL(own.page.url()).pathname).toBe(`/group/${gid}/problem/edit/${pid}`);

  await own.goto(`/group/${gid}/problem?manage=true`);
  await own.page.getByRole('button', { name: `Apply to publish problem ${PREFIX}-SUM` }).click();
  await own.page.getByLabel('To the reviewers (optional)').fill('Useful for every class');
  await own.page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await own.page.getByRole('button', { name: /waits for its review/ }).waitFor();

  const review = await visit(browser, { lang: 'en' });
  await logInTo(review.context, root);
  await review.goto(`/admin/group-problem/apply?keyword=${PREFIX}`);
  await review.page.getByRole('button', { name: new RegExp(`${PREFIX}-SUM`) }).waitFor();
  await review.page.keyboard.press('j');
  await review.page.getByText('Useful for every class').waitFor();
  await review.page.getByRole('heading', { name: 'Verification', exact: true }).waitFor();
  await review.page.keyboard.press('p');
  await review.page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
  await review.page
    .getByText('Nothing is waiting for review')
    .or(review.page.getByText('No application matches'))
    .first()
    .waitFor();

  const outside = await visit(browser, { lang: 'zh', width: 390 });
  await outside.goto(`/problem/${PREFIX}-SUM`);
  await outside.page.getByRole('heading', { name: TEXT.title }).first().waitFor();

  const member = await visit(browser, { lang: 'zh' });
  await logInTo(member.context, student);
  await member.goto(`/group/${gid}/problem`);
  await member.page.getByRole('link', { name: TEXT.title }).click();
  await member.page.waitForURL(new RegExp(`/group/${gid}/problem/${PREFIX}-SUM$`));
  for (const { troubles } of [own, review, outside, member]) expect(troubles).toEqual([]);
});
