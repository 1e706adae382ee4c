import { getContestDoctor } from '@assay/contract/contests/staff/doctor.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContestStage, openContestStage } from '../testing/stage.ts';

let stage: ContestStage;
beforeAll(async () => {
  stage = await openContestStage();
});
afterAll(() => stage.site.close());

const examine = async (cid: number) => {
  const { data } = await stage.ask(stage.author)(getContestDoctor, { cid });
  return { ...data, said: data.findings.map(({ level, ailment, at }) => [level, ailment, ...at].join(' ')) };
};

test('tells what is missing before the start', async () => {
  const { author, site } = stage;
  const empty = await buildContest(site, {
    author,
    startsIn: 3600,
    visible: false,
    sealsBefore: 3600,
    autoRealRank: false,
    openAccountLimit: true,
    accountLimitRule: '<prefix>nobody</prefix><suffix></suffix><start>1</start><end>5</end><extra></extra>',
    problems: [],
  });
  expect((await examine(empty.cid)).said).toEqual([
    'error noProblems',
    'error noAccounts',
    'warning hidden',
    'hint sealedForGood',
    'hint noAwards',
  ]);
});

test('looks at problems, solutions and judges', async () => {
  const { cid, site, problems } = stage;
  await site.services.db
    .updateTable('contest_problems')
    .set({ color: '#ff0000' })
    .where('cid', '=', cid)
    .where('display_id', '=', 'A')
    .execute();
  const { said, slots, contestants, problems: count } = await examine(cid);
  expect([slots, contestants, count]).toEqual([4, 2, problems.length]);
  expect(said).toContain('warning noSolutions A B');
  expect(said).toContain('warning colorsMissing B');
  expect(said).not.toContain('error judgesNone');
  await site.services.db
    .updateTable('problems')
    .set({ data_version: null })
    .where('id', '=', problems[1]!.pid)
    .execute();
  expect((await examine(cid)).said).toContain('error noData B');
});

test('a solution that was changed after its verification is to be verified again', async () => {
  const { cid, site, problems, root } = stage;
  const { db } = site.services;
  const { pid } = problems[0]!;
  const solution = await db
    .insertInto('jury_solutions')
    .values({ pid, name: 'model.cpp', language: 'C++ 17', code: 'x', expected: ['accepted'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await examine(cid)).said).toContain('warning solutionsUnverified A');
  const { version, data_version } = await db
    .selectFrom('problems')
    .select(['version', 'data_version'])
    .where('id', '=', pid)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('verifications')
    .values({ pid, problem_version: version, state: 'done', by_uid: root.uid })
    .returning('id')
    .executeTakeFirstOrThrow();
  const trial = { verification_id: id, solution_id: solution.id, name: 'model.cpp', language: 'C++ 17', code: 'x' };
  await db
    .insertInto('verification_trials')
    .values({ ...trial, expected: ['accepted'], is_model: true, status: 0, data_version })
    .execute();
  const ofSolutions = async () =>
    (await examine(cid)).said.filter((line) => line.includes('solutions') && line.endsWith('A'));
  expect(await ofSolutions()).toEqual([]);
  await db.updateTable('verification_trials').set({ status: -1 }).where('verification_id', '=', id).execute();
  expect(await ofSolutions()).toEqual(['error solutionsFailed A']);
  await db
    .updateTable('problems')
    .set({ version: version + 1 })
    .where('id', '=', pid)
    .execute();
  expect(await ofSolutions()).toEqual(['warning solutionsStale A']);
});

test('T-BOLA only those who manage the contest are told', async () => {
  const { cid, ask, anna, stranger } = stage;
  for (const user of [anna, stranger]) expect((await ask(user).refused(getContestDoctor, { cid })).status).toBe(403);
});
