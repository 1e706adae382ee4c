import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { openSolvingStage, type SolvingStage } from '../../judging/testing/solving.ts';

let stage: SolvingStage;
beforeAll(async () => {
  stage = await openSolvingStage();
});
afterAll(() => stage.site.close());

const good = { pid: 'P1', language: 'C++ 17', code: 'int main() {}' };
const rowsOf = (uid: number) =>
  stage.site.services.db.selectFrom('submissions').selectAll().where('uid', '=', uid).execute();

test('a submission is received with its id, time, state and length, and waits in the queue', async () => {
  const user = await buildUser(stage.site);
  const receipt = await stage.ask(user)(submitProblemJudge, good);
  expect(receipt.status).toBe(200);
  expect(receipt.data).toMatchObject({ status: 5, length: 13, repeated: false });
  const job = await stage.site.services.db
    .selectFrom('jobs')
    .selectAll()
    .where('submission_id', '=', receipt.data.submitId)
    .executeTakeFirst();
  expect(job).toMatchObject({ state: 'waiting', priority: 1, language: 'C++ 17' });
});

test.each([
  ['blank code', { code: ' \n' }, 400, 'submission.blank'],
  ['code that is too long', { code: 'x'.repeat(65_536) }, 400, 'submission.tooLong'],
  ['a problem that does not exist', { pid: 'NOPE' }, 404, 'problem.unknown'],
  ['a language that does not exist', { language: 'Brainfuck' }, 400, 'language.unknown'],
  ['a language that the problem does not allow', { language: 'Rust' }, 400, 'language.notAllowed'],
  ['a contest that does not exist', { cid: 7 }, 404, 'contest.unknown'],
  ['a group that does not exist', { gid: 7 }, 404, 'group.unknown'],
])('%s is refused', async (_sentence, change, status, code) => {
  const user = await buildUser(stage.site);
  const answer = await stage.ask(user).refused(submitProblemJudge, { ...good, ...change });
  expect(answer).toMatchObject({ status, data: { code } });
  expect(await rowsOf(user.uid)).toEqual([]);
});

test('visitors may not submit', async () => {
  expect(await stage.ask().refused(submitProblemJudge, good)).toMatchObject({ status: 401 });
});

test.each(['noSubmit', 'noSubmitNoDiscussion', 'noSubmitMuted'] as const)(
  'T-AUTH-5 %s may not submit',
  async (role) => {
    const user = await buildUser(stage.site, { role });
    const answer = await stage.ask(user).refused(submitProblemJudge, good);
    expect(answer).toMatchObject({ status: 403, data: { code: 'access.mayNotSubmit' } });
  },
);

test('a private problem takes submissions of admins only, and looks missing to others', async () => {
  const { db } = stage.site.services;
  const problem = await db.selectFrom('problems').selectAll().where('problem_id', '=', 'P1').executeTakeFirstOrThrow();
  await db.updateTable('problems').set({ auth: 2 }).where('id', '=', problem.id).execute();
  const user = await buildUser(stage.site);
  const admin = await buildUser(stage.site, { role: 'problemAdmin' });
  expect(await stage.ask(user).refused(submitProblemJudge, good)).toMatchObject({ status: 404 });
  expect((await stage.ask(admin)(submitProblemJudge, good)).status).toBe(200);
  await db.updateTable('problems').set({ auth: 1 }).where('id', '=', problem.id).execute();
});

test('T-RACE-9 one key makes one submission, however often and however parallel it is sent', async () => {
  const user = await buildUser(stage.site);
  // as the web client does: a busy site is asked again
  const send = async () => {
    for (;;) {
      const answer = await stage.ask(user)(submitProblemJudge, { ...good, key: 'click-0001' });
      if (answer.status !== 503) return answer;
    }
  };
  const answers = await Promise.all(Array.from({ length: 50 }, send));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.data.submitId)).size).toBe(1);
  expect(answers.filter((answer) => !answer.data.repeated)).toHaveLength(1);
  expect(await rowsOf(user.uid)).toHaveLength(1);
});

test('T-RACE-9 the same key with other code is refused', async () => {
  const user = await buildUser(stage.site);
  await stage.ask(user)(submitProblemJudge, { ...good, key: 'click-0002' });
  const answer = await stage.ask(user).refused(submitProblemJudge, { ...good, code: 'other', key: 'click-0002' });
  expect(answer).toMatchObject({ status: 409, data: { code: 'submission.keyReused' } });
});

test('T-BOPLA-1 fields of the result cannot be sent along', async () => {
  const user = await buildUser(stage.site);
  const hostile = { ...good, uid: 1, status: 0, score: 100, submitTime: '2000-01-01', isManual: true };
  const answer = await as(stage.site, { token: user.token }).refused(submitProblemJudge, hostile);
  expect(answer.status).toBe(200);
  expect(await rowsOf(user.uid)).toMatchObject([{ uid: user.uid, status: 5, score: null, is_manual: false }]);
});

test('T-RATE-1 the pace of one user is held, others go on', async () => {
  const { settings, db } = stage.site.services;
  await settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 60 }, db);
  await settings.read();
  const [hasty, other] = [await buildUser(stage.site), await buildUser(stage.site)];
  await expect.poll(async () => (await settings.read()).submitIntervalSeconds).toBe(60);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_each, at) =>
      stage.ask(hasty).refused(submitProblemJudge, { ...good, key: `hasty-key-${at}` }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  const refused = answers.find((answer) => answer.status === 429)!;
  expect(refused.data.code).toBe('submission.tooSoon');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await stage.ask(other)(submitProblemJudge, good)).status).toBe(200);
  await settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, db);
  await expect.poll(async () => (await settings.read()).submitIntervalSeconds).toBe(0);
});

test('those who run the site are asked for no captcha', async () => {
  const admin = await buildUser(stage.site, { role: 'admin' });
  for (let at = 0; at < 31; at++) await stage.submit(admin);
});

test('a flood must solve a captcha', async () => {
  const user = await buildUser(stage.site);
  for (let at = 0; at < 30; at++) await stage.submit(user);
  const answer = await stage.ask(user).refused(submitProblemJudge, good);
  expect(answer).toMatchObject({ status: 403, data: { code: 'submission.captchaNeeded' } });
  const wrong = await stage.ask(user).refused(submitProblemJudge, { ...good, captcha: 'abcd', captchaKey: 'none' });
  expect(wrong).toMatchObject({ status: 400, data: { code: 'account.badCaptcha' } });
});

test('the site says after how many submissions of a person a captcha is asked for, and whether at all', async () => {
  const { settings, db } = stage.site.services;
  const setAfter = async (captchaAfterSubmissions: number) => {
    await settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0, captchaAfterSubmissions }, db);
    await expect.poll(async () => (await settings.read()).captchaAfterSubmissions).toBe(captchaAfterSubmissions);
  };
  await setAfter(2);
  const [user, neighbour] = [await buildUser(stage.site), await buildUser(stage.site)];
  await stage.submit(user);
  await stage.submit(neighbour);
  await stage.submit(user);
  expect((await stage.ask(user).refused(submitProblemJudge, good)).data.code).toBe('submission.captchaNeeded');
  // Others in the same room are not counted with them.
  await stage.submit(neighbour);
  await setAfter(0);
  for (let at = 0; at < 31; at++) await stage.submit(user);
  await setAfter(DEFAULT_SETTINGS.captchaAfterSubmissions);
});

test.each([
  ['T-SQL-1', { pid: "P1' OR 1=1--" }],
  ['T-SQL-1', { pid: '%' }],
  ['T-SQL-2', { code: 'a\u0000b' }],
  ['T-SQL-2', { code: '\ud800' }],
  ['T-SQL-2', { cid: 1e30 }],
  ['T-SQL-2', { language: 'C\u0000' }],
  ['T-PP-1', JSON.parse('{"__proto__": {"x": 1}, "constructor": {"prototype": {"y": 1}}, "pid": 5}')],
])('%s bad input never ends as a server error: %j', async (_id, change) => {
  const user = await buildUser(stage.site);
  const answer = await stage.ask(user).refused(submitProblemJudge, { ...good, ...change });
  expect([400, 404]).toContain(answer.status);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});
