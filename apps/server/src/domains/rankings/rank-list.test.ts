import { manualJudge } from '@assay/contract/judging/judgements.ts';
import { getRankList, RANK_PERIOD } from '@assay/contract/rankings/rank-list.ts';
import { deleteSubmission } from '@assay/contract/submissions/admin.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { randomOf } from '@assay/rules/boards/testing/random.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { type BuiltProblem, buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';
import { insertChanges } from './count.queries.ts';
import { countRanks, runningPeriods, sweepRanks } from './count.ts';

let site: TestSite;
let judge: FakeJudge;
let root: BuiltUser;
let problems: BuiltProblem[];
beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  judge = await openFakeJudge(site);
  root = await buildUser(site, { role: 'root' });
  problems = await Promise.all([1, 2, 3, 4].map(() => buildProblem(site)));
});
afterAll(() => site.close());

const SENT = { language: 'C++ 17', code: 'int main() {}' };

/** Submits, and has it judged; to practice unless a contest is named. */
async function submit(who: BuiltUser, pid: string, status: number, cid?: number): Promise<number> {
  const { data } = await as(site, who)(submitProblemJudge, { pid, ...(cid && { cid }), ...SENT });
  const [job] = await judge.claim();
  await judge.report(job!, judged([status]));
  return data.submitId;
}

async function personCalled(names: { nickname: string; realname?: string; email?: string }): Promise<BuiltUser> {
  const who = await buildUser(site);
  await site.services.db.updateTable('users').set(names).where('uid', '=', who.uid).execute();
  return who;
}

/** Takes the clock of a submission back. */
async function backdate(submitId: number, who: BuiltUser, receivedAt: string) {
  const { db } = site.services;
  await sql`update submissions set received_at = ${receivedAt}::timestamptz where id = ${submitId}`.execute(db);
  await insertChanges(db, [who.uid]);
}

const rank = async (asked: object = {}) => (await as(site, { token: undefined })(getRankList, asked)).data;
const namesIn = async (asked: object) =>
  (await rank(asked)).records.map(({ rank: place, username }) => [place, username]);

/** What every line should hold, from the submissions alone, written anew without the statement under test. */
async function recomputed() {
  const { db } = site.services;
  const users = await db.selectFrom('users').select(['uid', 'status']).execute();
  const submissions = await db.selectFrom('submissions').selectAll().orderBy('received_at').execute();
  const lines = [];
  for (const { period, starts } of runningPeriods(site.services)) {
    const since = new Date(`${starts}T00:00:00+08:00`);
    for (const { uid, status } of users) {
      const own = submissions.filter(
        (one) => one.uid === uid && one.is_practice && ![-4, 4, 5, 6, 7, 9, 10].includes(one.status),
      );
      const within = own.filter(({ received_at }) => received_at >= since);
      if (status !== 0 || within.length === 0) continue;
      let [ac, score] = [0, 0];
      for (const pid of new Set(within.map((one) => one.pid))) {
        const first = own.find((one) => one.pid === pid && one.status === 0);
        if (first && first.received_at >= since) ac += 1;
        score += Math.max(0, ...within.filter((one) => one.pid === pid).map((one) => one.oi_rank_score ?? 0));
      }
      lines.push({ period, uid, ac, total: within.length, score });
    }
  }
  return lines.sort((a, b) => a.period - b.period || a.uid - b.uid);
}

const stored = () =>
  site.services.db
    .selectFrom('rank_lines')
    .select(['period', 'uid', 'ac', 'total', 'score'])
    .orderBy('period')
    .orderBy('uid')
    .execute();

test('RANK-4 lines are those counted from all submissions, whatever is judged, judged again, deleted or barred', async () => {
  const random = randomOf(20_261_122);
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => buildUser(site)));
  const submitted: { submitId: number; who: BuiltUser }[] = [];
  for (let step = 0; step < 60; step++) {
    const who = random.pick(people);
    const what = random.below(10);
    const known = submitted.length > 0 ? random.pick(submitted) : null;
    if (what < 5 || !known) {
      const { status } = await site.services.db
        .selectFrom('users')
        .select('status')
        .where('uid', '=', who.uid)
        .executeTakeFirstOrThrow();
      if (status !== 0) continue;
      const submitId = await submit(who, random.pick(problems).problemId, random.pick([0, 0, -1, -2]));
      submitted.push({ submitId, who });
    } else if (what < 7) {
      const status = random.pick([0, -1, 1]);
      await as(site, root).refused(manualJudge, { submitId: known.submitId, status, reason: 'test' });
    } else if (what === 7) await as(site, root).refused(deleteSubmission, { submitId: known.submitId });
    else if (what === 8) {
      const days = [
        '2026-11-16T00:00:00+08:00',
        '2026-11-15T23:59:59+08:00',
        '2026-10-31T12:00:00Z',
        '2025-12-31T15:59:59Z',
      ];
      await backdate(known.submitId, known.who, random.pick(days));
    } else {
      const status = random.pick([0, 0, 1]);
      await site.services.db.updateTable('users').set({ status }).where('uid', '=', who.uid).execute();
      await site.services.db.updateTable('users').set({ status: 0 }).where('uid', '=', who.uid).execute();
      if (random.chance(0.2))
        await site.services.db.updateTable('users').set({ status: 1 }).where('uid', '=', who.uid).execute();
    }
    if (random.chance(0.3)) await countRanks(site.services);
  }
  await countRanks(site.services);
  expect(await stored()).toEqual(await recomputed());
  expect((await stored()).length).toBeGreaterThan(5);
  // what is counted in buckets is what stands in lines
  const { rows: wrong } = await sql`
    with counted as (
      select 'ACM' as board, period, starts, ac as value, count(*) as people from rank_lines group by period, starts, ac
      union all select 'OI', period, starts, score - score % 100, count(*) from rank_lines group by period, starts, score - score % 100)
    select * from counted c full join (select * from rank_buckets where people > 0) b using (board, period, starts, value)
    where c.people is distinct from b.people`.execute(site.services.db);
  expect(wrong).toEqual([]);
}, 60_000);

test('RANK-1 RANK-5 the lists: order, ties, places beyond a page, names found at the place they have among all', async () => {
  await site.services.db.deleteFrom('submissions').execute();
  await site.services.db.deleteFrom('rank_lines').execute();
  const people: BuiltUser[] = [];
  for (const nickname of ['Zofia', 'Adam', 'Berta', 'Emil']) people.push(await personCalled({ nickname }));
  const [first, second, third, last] = people;
  const [a, b] = problems as [BuiltProblem, BuiltProblem];
  for (const who of [first!, second!, third!]) await submit(who, a.problemId, 0);
  await submit(first!, b.problemId, 0);
  await submit(last!, a.problemId, -1);
  await countRanks(site.services);
  const all = [
    [1, first!.username],
    [2, second!.username],
    [2, third!.username],
    [4, last!.username],
  ];
  expect(await namesIn({})).toEqual(all);
  expect(await namesIn({ type: 'OI' })).toEqual(all);
  expect(await namesIn({ type: '1', filterType: '3' })).toEqual(all);
  for (const [at, line] of all.entries()) {
    expect(await namesIn({ limit: 1, currentPage: at + 1 })).toEqual([line]);
  }
  expect(await rank({ limit: 1, currentPage: 9 })).toMatchObject({ records: [], total: 4 });
  expect((await rank()).records[0]).toMatchObject({ ac: 2, total: 2, rating: 100, nickname: 'Zofia' });
  expect(await namesIn({ searchUser: 'bert' })).toEqual([[2, third!.username]]);
  // two characters are looked for at the beginning of a name
  expect(await namesIn({ searchUser: 'be' })).toEqual([[2, third!.username]]);
  expect(await namesIn({ searchUser: 'er' })).toEqual([]);
  expect(await rank({ searchUser: 'bert', currentPage: 2 })).toMatchObject({ records: [], total: 1 });
  expect(await namesIn({ searchUser: last!.username.slice(0, 2).toUpperCase(), limit: 100 })).toContainEqual([
    4,
    last!.username,
  ]);
});

test('RANK-5 nobody is found by the real name or the mail address', async () => {
  const who = await personCalled({
    nickname: 'Plain',
    realname: 'Secretname',
    email: 'hidden-address@example.org',
  });
  await submit(who, problems[0]!.problemId, 0);
  await countRanks(site.services);
  expect(await namesIn({ searchUser: 'Plain' })).toHaveLength(1);
  for (const searchUser of ['Secretname', 'hidden-address', 'example.org', '%', '_', 'Plain Secretname']) {
    expect(await namesIn({ searchUser })).toEqual([]);
  }
});

test('RANK-4 what is submitted in a contest counts in no ranking', async () => {
  const who = await buildUser(site);
  const contest = await buildContest(site, { author: root });
  await submit(who, 'A', 0, contest.cid);
  await countRanks(site.services);
  expect(await namesIn({ searchUser: who.username })).toEqual([]);
});

test('RANK-1 a period that is over is asked for no more, and its lines go', async () => {
  const before = (await stored()).length;
  expect(await namesIn({ filterType: RANK_PERIOD.week })).not.toEqual([]);
  site.clock.advance(60 * 24 * 3600);
  expect(await namesIn({ filterType: RANK_PERIOD.week })).toEqual([]);
  expect(await namesIn({ filterType: RANK_PERIOD.all })).not.toEqual([]);
  await sweepRanks(site.services);
  const left = await stored();
  expect(left.length).toBeLessThan(before);
  expect(new Set(left.map(({ period }) => period))).toEqual(new Set([RANK_PERIOD.all]));
});

test('RANK-5 lines that go by themselves are counted nowhere', async () => {
  const { total, records } = await rank();
  await site.services.db.deleteFrom('rank_lines').where('uid', '=', records[0]!.uid).execute();
  expect(await rank()).toMatchObject({ total: total - 1 });
});

test('RANK-1 authors are ranked by the rewards of tutorials that were approved in the period', async () => {
  const { db } = site.services;
  const [ada, bob] = [await buildUser(site), await buildUser(site)];
  const now = site.clock.now();
  const old = new Date(now.getTime() - 400 * 24 * 3_600_000);
  const tutorial = (uid: number, reward: number, approved: Date | null, deleted: Date | null = null) =>
    db
      .insertInto('tutorials')
      .values({
        ...{ pid: problems[0]!.pid, uid, reward, gmt_approved: approved, gmt_deleted: deleted },
        ...(approved ? { title: 'T', content: 'C' } : { next_title: 'T', next_content: 'C' }),
        gmt_create: approved ?? now,
        gmt_modified: now,
      })
      .execute();
  await tutorial(ada.uid, 5, now);
  await tutorial(ada.uid, 9, now, now);
  await tutorial(ada.uid, 0, null);
  await tutorial(bob.uid, 20, old);
  const { records } = await rank({ type: 'TUTORIAL' });
  expect(records.map(({ username, score, ac, total }) => [username, score, ac, total])).toEqual([
    [bob.username, 20, 1, 1],
    [ada.username, 5, 1, 2],
  ]);
  const found = await rank({ type: 'TUTORIAL', searchUser: ada.username });
  expect(found).toMatchObject({ records: [{ rank: 2 }], total: 1 });
  expect(await namesIn({ type: 'TUTORIAL', filterType: RANK_PERIOD.year })).toEqual([[1, ada.username]]);
});
