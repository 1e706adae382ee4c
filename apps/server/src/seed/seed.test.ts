import { getAdminGroupAnnouncement } from '@assay/contract/announcements/group.ts';
import { getContestOutsideScoreboard } from '@assay/contract/contests/boards.ts';
import { getGroupList } from '@assay/contract/groups/groups.ts';
import { getGroupProblemList } from '@assay/contract/groups/problems.ts';
import { getGroupRank } from '@assay/contract/groups/rank.ts';
import { getHints } from '@assay/contract/hints/hints.ts';
import { getNotes } from '@assay/contract/notes/notes.ts';
import { getTutorials } from '@assay/contract/tutorials/tutorials.ts';
import { KNOWLEDGE_PROBLEM } from '@assay/seeds/site/knowledge.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedContests } from './contests.ts';
import { seedDiscussions } from './discussions.ts';
import { seedGroups } from './groups.ts';
import { seedKnowledge } from './knowledge.ts';
import { seedSite } from './seed.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const get = async (url: string) => (await site.app.inject({ url })).json().data;

describe('the first start', () => {
  // Some five seconds of a fast machine, for the data of twenty problems; slow ones that do much else take three times as long.
  test('fills an empty site within 30 s of work; two nodes at once do it once', async () => {
    const before = process.cpuUsage();
    await Promise.all([seedSite(site.services), seedSite(site.services)]);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(30);
    const { total, records } = await get('/api/get-problem-list?l=en&limit=100');
    expect(total).toBeGreaterThanOrEqual(15);
    expect(records[0]).toMatchObject({ problemId: '1000', difficulty: 0 });
    expect((await get('/api/languages')).map((language: { name: string }) => language.name)).toContain('C++ 17');
    expect((await get('/api/get-difficulty-list?l=en')).map((one: { name: string }) => one.name)).toEqual([
      'Easy',
      'Medium',
      'Hard',
    ]);
  }, 180_000);

  test('puts problems into a training of three sections, each but the first opened by the one before', async () => {
    const { records } = await get('/api/get-training-list');
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ problemCount: 14, categoryColor: '#0f766e' });
    const sections = await site.services.db.selectFrom('training_sections').select('requires').orderBy('seq').execute();
    expect(sections.map(({ requires }) => (requires as unknown[]).length)).toEqual([0, 1, 1]);
  });

  test('puts problems into a programming exam, and a question of each kind into a quiz', async () => {
    const { records } = await get('/api/homework/get-timed-work-list');
    expect(records).toHaveLength(2);
    expect(records.map(({ status }: { status: number }) => status)).toEqual([0, 0]);
    const inside = await site.services.db.selectFrom('timed_work_problems').select(['wid', 'points']).execute();
    expect(inside.map(({ points }) => points).sort((a, b) => a - b)[0]).toBe(1000);
    expect(inside).toHaveLength(4);
    const quiz = await site.services.db.selectFrom('problem_questions').select('questions').execute();
    expect(quiz.map(({ questions }) => (questions as unknown[]).length)).toEqual([5]);
  });

  test('shows a teacher a class with members, announcements and a draft, once', async () => {
    const teacher = await buildUser(site, { role: 'root' });
    await seedGroups(site.services, teacher);
    await seedGroups(site.services, teacher);
    const ask = as(site, teacher);
    const { records } = (await ask(getGroupList, {})).data;
    expect(records).toMatchObject([{ shortName: 'ALGO1', memberCount: 6, uid: teacher.uid }]);
    const { data } = await ask(getAdminGroupAnnouncement, { gid: records[0]!.id });
    expect(data.records.map(({ isDraft }) => isDraft).sort()).toEqual([false, false, true]);
    const gid = records[0]!.id;
    const problems = (await ask(getGroupProblemList, { gid, tagId: [] })).data.records;
    expect(problems.map(({ problemId }) => problemId)).toEqual(['ALGO1-SEATS']);
    // a node judges them as any others
    const judge = await openFakeJudge(site, { languages: ['C++ 17 With O2', 'Python3'] });
    for (const job of await judge.claim(8)) await judge.report(job, judged([0]));
    const rank = (await ask(getGroupRank, { gid })).data.records;
    expect(rank.map(({ username, ac }) => [username, ac]).slice(0, 4)).toEqual([
      ['demo-lin', 1],
      ['demo-zhao', 1],
      ['demo-maya', 1],
      [teacher.username, 0],
    ]);
  });

  test('shows hints, an official editorial and a note, once', async () => {
    const teacher = await buildUser(site, { role: 'root' });
    await seedKnowledge(site.services, teacher.uid);
    await seedKnowledge(site.services, teacher.uid);
    const ask = as(site, teacher);
    const problem = { problemId: KNOWLEDGE_PROBLEM };
    const { isClosed, hints } = (await ask(getHints, problem)).data;
    expect([isClosed, hints.map(({ state }) => state)]).toEqual([false, ['next', 'later', 'later']]);
    expect((await ask(getTutorials, problem)).data.records).toMatchObject([{ official: true, price: 0 }]);
    expect((await ask(getNotes, problem)).data.total).toBe(1);
  });

  test('has discussions with comments, of the site and of problems that nothing runs with', async () => {
    const organiser = await buildUser(site, { role: 'root' });
    await seedGroups(site.services, organiser);
    await seedDiscussions(site.services, organiser.uid);
    await seedDiscussions(site.services, organiser.uid);
    const { records } = await get('/api/get-discussion-list');
    const shown = records.map(({ pid, topPriority, likeNum, commentNum, author }: Record<string, unknown>) => [
      ...[pid, topPriority, likeNum, commentNum, author],
    ]);
    expect(shown).toEqual([
      [null, true, 3, 2, organiser.username],
      ['1012', false, 2, 1, 'demo-maya'],
      ['1005', false, 1, 3, 'demo-chen'],
    ]);
    const { rendered } = await get(`/api/get-discussion-detail?did=${records[1].id}`);
    expect(rendered.html).toContain('class="tex');
  });

  test('has a contest that is over, with a board', async () => {
    const organiser = await buildUser(site, { role: 'root' });
    await seedContests(site.services, organiser);
    await seedContests(site.services, organiser);
    const judge = await openFakeJudge(site, { languages: ['C++ 17 With O2', 'Python3'] });
    for (const job of await judge.claim(32)) await judge.report(job, judged([0]));
    const { records } = await get('/api/get-contest-list');
    expect(records).toMatchObject([{ status: 1, count: 5 }]);
    const rank = await as(site)(getContestOutsideScoreboard, { cid: records[0].id, containsEnd: false });
    expect(rank.data.records.map(({ username, ac }) => [username, ac])).toEqual([
      ['demo-lin', 4],
      ['demo-zhao', 3],
      ['demo-chen', 2],
      ['demo-maya', 2],
      ['demo-noah', 1],
    ]);
  });

  test('gives every problem texts in both languages, cases in the content store, tags and languages', async () => {
    const { records } = await get('/api/get-problem-list?limit=100');
    expect(records.length).toBeGreaterThan(0);
    for (const { problemId } of records) {
      const { problem, languages, tags } = await get(`/api/get-problem-detail?problemId=${problemId}`);
      expect(problem.locales).toEqual(['en', 'zh']);
      expect(languages.length).toBeGreaterThan(5);
      expect(tags.length).toBeGreaterThan(0);
    }
    const versions = await site.services.db.selectFrom('problem_data').select('cases').execute();
    // and one for the quiz and one of the class, which are no problems of the list
    expect(versions).toHaveLength(records.length + 2);
    for (const { cases } of versions) {
      for (const { input, output } of cases as { input: { hash: string; bytes: number }; output: { hash: string } }[]) {
        expect(await site.services.blobs.size(input.hash)).toBe(input.bytes);
        expect(await site.services.blobs.size(output.hash)).not.toBeNull();
      }
    }
  });
});

test('gives every problem its jury solutions in languages of the site, so that it can be verified at once', async () => {
  const { db } = site.services;
  const solutions = await db.selectFrom('jury_solutions').selectAll().execute();
  const names = new Set((await db.selectFrom('languages').select('name').execute()).map(({ name }) => name));
  expect(solutions.filter(({ language }) => !names.has(language ?? ''))).toEqual([]);
  // questions are graded without programs
  const problems = await db.selectFrom('problems').select('id').where('judge_mode', '<>', 'objective').execute();
  for (const { id } of problems) {
    const expected = solutions.filter(({ pid }) => pid === id).flatMap((one) => one.expected);
    expect(expected).toContain('accepted');
    expect(expected.some((word) => word !== 'accepted')).toBe(true);
  }
});

describe('later starts', () => {
  test('are over at once and bring nothing back', async () => {
    const [{ id }] = (await site.services.db.selectFrom('problems').select('id').limit(1).execute()) as [
      { id: number },
    ];
    await site.services.db.deleteFrom('problems').where('id', '=', id).execute();
    const before = (await get('/api/get-problem-list')).total;
    const started = performance.now();
    await seedSite(site.services);
    expect(performance.now() - started).toBeLessThan(2000);
    expect((await get('/api/get-problem-list')).total).toBe(before);
  });

  test('take over changed languages but keep what administrators set', async () => {
    const { db } = site.services;
    await db
      .updateTable('languages')
      .set({ enabled: false, template: 'mine', time_factor: 9 })
      .where('name', '=', 'C')
      .execute();
    await db.deleteFrom('languages').where('name', '=', 'Pascal').execute();
    await db.updateTable('seed_stamps').set({ digest: 'older' }).where('name', '=', 'languages').execute();
    await seedSite(site.services);
    const rows = await db
      .selectFrom('languages')
      .selectAll()
      .where('name', 'in', ['C', 'Pascal'])
      .orderBy('name')
      .execute();
    expect(rows[0]).toMatchObject({ name: 'C', enabled: false, template: 'mine', time_factor: 1 });
    expect(rows[1]).toMatchObject({ name: 'Pascal', enabled: true });
  });
});

test('SEED=none: lists without problems, at later starts with SEED=demo, too', async () => {
  const empty = await openTestSite({ SEED: 'none' });
  try {
    await seedSite(empty.services);
    await seedSite({ ...empty.services, config: { ...empty.services.config, seed: 'demo' } });
    const count = async (url: string) => (await empty.app.inject({ url })).json().data;
    expect((await count('/api/get-problem-list')).total).toBe(0);
    expect((await count('/api/languages')).length).toBeGreaterThan(5);
    expect((await count('/api/get-all-problem-tags')).length).toBeGreaterThan(10);
    expect((await empty.app.inject({ url: '/api/get-random-problem' })).statusCode).toBe(404);
  } finally {
    await empty.close();
  }
});
