import { getProblemStatistics } from '@assay/contract/submissions/statistics.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { type BuiltProblem, buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';
import { insertContestProblem } from '../../contests/problems/admin-problems.queries.ts';

let site: TestSite;
let people: Record<'solver' | 'other' | 'stranger' | 'setter', BuiltUser>;
type Name = keyof typeof people;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  people = {
    solver: await buildUser(site),
    other: await buildUser(site),
    stranger: await buildUser(site),
    setter: await buildUser(site, { role: 'admin' }),
  };
});
afterAll(() => site.close());

interface Result {
  status: number;
  time?: number;
  memory?: number;
  /** Verdicts of its cases, in order. */
  cases?: number[];
  language?: string;
}

async function submit({ pid, problemId }: BuiltProblem, name: Name, result: Result) {
  const { db } = site.services;
  const { status, time = null, memory = null, cases = [], language = 'C' } = result;
  const code = `int main(){/*${'x'.repeat(Math.floor(Math.random() * 900))}*/}`;
  const { submitId } = (await as(site, people[name])(submitProblemJudge, { pid: problemId, language, code })).data;
  const { data_version } = await db
    .selectFrom('problems')
    .select('data_version')
    .where('id', '=', pid)
    .executeTakeFirstOrThrow();
  const stored = cases.map((verdict, at) => ({ index: at + 1, status: verdict, timeMs: 1, memoryKb: 1 }));
  const { id } = await db
    .insertInto('judgements')
    .values({ submission_id: submitId, source: 'judge', status, cases: JSON.stringify(stored), data_version })
    .returning('id')
    .executeTakeFirstOrThrow();
  const judged = { status, time_ms: time, memory_kb: memory, judgement_id: id };
  await db.updateTable('submissions').set(judged).where('id', '=', submitId).execute();
  return { submitId, length: code.length };
}

const read = async ({ pid }: BuiltProblem, name: Name | null) =>
  (await as(site, name ? people[name] : {})(getProblemStatistics, { pid })).data;
const age = ({ pid }: BuiltProblem) =>
  site.services.db
    .updateTable('problem_statistics')
    .set({ made_at: new Date(site.clock.now().getTime() - 3_600_000) })
    .where('pid', '=', pid)
    .execute();

const { accepted, wrongAnswer, timeLimit, compileError } = VERDICT;

test('PROB-40 verdicts by language, distributions, the best of each person and the own mark', async () => {
  const problem = await buildProblem(site);
  await submit(problem, 'solver', { status: wrongAnswer });
  await submit(problem, 'solver', { status: accepted, time: 30, memory: 900, language: 'Python3' });
  const slow = await submit(problem, 'solver', { status: accepted, time: 50, memory: 700, language: 'Python3' });
  const fast = await submit(problem, 'other', { status: accepted, time: 10, memory: 800 });
  const found = await read(problem, 'solver');
  expect(found.counted).toBe(4);
  expect(found.languages.map(({ language, total }) => [language, total]).sort()).toEqual([
    ['C', 2],
    ['Python3', 2],
  ]);
  expect(found.fastest.map(({ username, value }) => [username, value])).toEqual([
    [people.other.username, 10],
    [people.solver.username, 30],
  ]);
  expect(found.fastest[0]!.submitId).toBe(fast.submitId);
  expect(found.shortest).toHaveLength(2);
  expect(found.time.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect([found.time[0]!.from, found.time.at(-1)!.to]).toEqual([10, expect.any(Number)]);
  expect(found.own).toMatchObject({ time: 30, memory: 700 });
  expect(found.own!.length).toBeLessThanOrEqual(slow.length);
  expect((await read(problem, null)).own).toBeNull();
});

test('PROB-40 they are worked out now and then, by one request of many', async () => {
  const problem = await buildProblem(site);
  await submit(problem, 'solver', { status: accepted, time: 1 });
  expect((await read(problem, null)).counted).toBe(1);
  await submit(problem, 'solver', { status: accepted, time: 1 });
  const kept = await read(problem, null);
  expect(kept.counted).toBe(1);
  await age(problem);
  const together = await Promise.all(Array.from({ length: 6 }, () => read(problem, null)));
  expect(together.every(({ counted }) => counted === 1 || counted === 2)).toBe(true);
  expect((await read(problem, null)).counted).toBe(2);
});

test('PROB-40 what was made in a contest, or of a problem that is hidden, is not among them', async () => {
  const hidden = await buildProblem(site, { auth: 2 });
  expect((await as(site).refused(getProblemStatistics, { pid: hidden.pid })).data.code).toBe('problem.unknown');
  const problem = await buildProblem(site);
  const { submitId } = await submit(problem, 'solver', { status: accepted, time: 1 });
  const { cid } = await buildContest(site, { problems: [] });
  const elsewhere = { venue_kind: 'contest', venue_id: cid };
  await site.services.db.updateTable('submissions').set(elsewhere).where('id', '=', submitId).execute();
  const found = await read(problem, 'solver');
  expect([found.counted, found.fastest, found.own]).toEqual([0, [], null]);
});

test('PROB-41 the cases that fail most, for who solved it and for its setter; those that none fails for the setter alone', async () => {
  const problem = await buildProblem(site, { author: people.setter });
  await submit(problem, 'other', { status: wrongAnswer, cases: [accepted, wrongAnswer, accepted] });
  await submit(problem, 'other', { status: timeLimit, cases: [accepted, timeLimit, wrongAnswer] });
  await submit(problem, 'other', { status: compileError });
  await submit(problem, 'solver', { status: accepted, cases: [accepted, accepted, accepted] });
  const worst = [
    { index: 2, ran: 2, failed: 2 },
    { index: 3, ran: 2, failed: 1 },
  ];
  expect((await read(problem, 'solver')).cases).toEqual({ judged: 2, worst, unfailed: null });
  expect((await read(problem, 'setter')).cases).toEqual({ judged: 2, worst, unfailed: [1] });
  for (const name of ['other', 'stranger', null] as const) expect((await read(problem, name)).cases).toBeNull();

  const { cid } = await buildContest(site, { problems: [] });
  const row = { cid, pid: problem.pid, displayId: 'A', displayTitle: 'A', color: '', offList: false };
  await insertContestProblem(site.services.db, row);
  expect((await read(problem, 'solver')).cases).toBeNull();
  expect((await read(problem, 'setter')).cases).not.toBeNull();
});

test('PROB-41 judgements of other test data do not count', async () => {
  const problem = await buildProblem(site, { author: people.setter });
  await submit(problem, 'other', { status: wrongAnswer, cases: [wrongAnswer] });
  await site.services.db.updateTable('judgements').set({ data_version: null }).execute();
  expect((await read(problem, 'setter')).cases).toEqual({ judged: 0, worst: [], unfailed: [] });
});

test('PROB-42 how long people took, in practice and from the start of contests that are over, for the setter alone', async () => {
  const { db } = site.services;
  const problem = await buildProblem(site, { author: people.setter });
  const made = {
    tried: (await submit(problem, 'solver', { status: wrongAnswer })).submitId,
    solved: (await submit(problem, 'solver', { status: accepted })).submitId,
    inContest: (await submit(problem, 'other', { status: accepted })).submitId,
    running: (await submit(problem, 'other', { status: accepted })).submitId,
  };
  const { cid } = await buildContest(site, { startsIn: -7200, lasts: 3600, problems: [] });
  const { cid: running } = await buildContest(site, { startsIn: -600, lasts: 3600, problems: [] });
  for (const each of [cid, running]) {
    const row = { cid: each, pid: problem.pid, displayId: 'A', displayTitle: 'A', color: '', offList: false };
    await insertContestProblem(db, row);
  }
  const at = (seconds: number) => new Date(site.clock.now().getTime() + seconds * 1000);
  const move = (id: number, columns: object) =>
    db.updateTable('submissions').set(columns).where('id', '=', id).execute();
  await move(made.tried, { received_at: at(-1000) });
  await move(made.solved, { received_at: at(-1000 + 9 * 60) });
  await move(made.inContest, { venue_kind: 'contest', venue_id: cid, received_at: at(-7200 + 40 * 60) });
  await move(made.running, { venue_kind: 'contest', venue_id: running, received_at: at(-60) });
  const { solving } = await read(problem, 'setter');
  expect(solving!.map(({ since, tried, curve }) => [since, tried, curve.at(-1)])).toEqual([
    ['firstTry', 1, { minutes: 10, solved: 1 }],
    ['contestStart', 1, { minutes: 45, solved: 1 }],
  ]);
  for (const name of ['solver', 'stranger', null] as const) expect((await read(problem, name)).solving).toBeNull();
});
