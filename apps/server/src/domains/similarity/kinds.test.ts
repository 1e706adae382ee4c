import {
  deleteSimilarityReport,
  getSimilarityPair,
  getSimilarityPairs,
  getSimilarityReport,
  startSimilarityReport,
} from '@assay/contract/similarity/reports.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork } from '@assay/testkit/build/work.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';
import { leaseReport, updateProgress } from './run.queries.ts';
import { runSimilarity } from './run.ts';
import { copied, program } from './testing/programs.ts';

let site: TestSite;
let judge: FakeJudge;
let author: BuiltUser;
let rival: BuiltUser;
let root: BuiltUser;
let people: BuiltUser[];

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  site.services.settings.forget();
  judge = await openFakeJudge(site);
  [author, rival] = [await buildUser(site, { role: 'admin' }), await buildUser(site, { role: 'admin' })];
  root = await buildUser(site, { role: 'root' });
  people = await Promise.all(Array.from({ length: 4 }, (_, at) => buildUser(site, { username: `person${at}` })));
});
afterAll(() => site.close());

async function send(who: BuiltUser, code: string, at: object): Promise<number> {
  const { data } = await as(site, who)(submitProblemJudge, { language: 'C++ 17', code, ...at } as never);
  const [job] = await judge.claim();
  await judge.report(job!, judged([0]));
  return data.submitId;
}
/** The author tries the first program; two have a copy of it, two have programs of their own. */
const sendAll = async (at: object) => {
  await send(author, program(1), at);
  const codes = [program(1), copied, program(2), program(3)];
  const ids: number[] = [];
  for (const [n, code] of codes.entries()) ids.push(await send(people[n]!, code, at));
  return ids;
};
const start = (who: BuiltUser, kind: string, targetId: number) =>
  as(site, who).refused(startSimilarityReport, { kind, targetId });
const started = async (who: BuiltUser, kind: 'contest' | 'timedWork' | 'problem', targetId: number) =>
  (await as(site, who)(startSimilarityReport, { kind, targetId })).data.reportId;
const work = async (times: number) => {
  for (let n = 0; n < times; n++) await runSimilarity(site.services);
};
const stateOf = async (reportId: number) => (await as(site, root)(getSimilarityReport, { reportId })).data;
const pairsOf = async (reportId: number) => (await as(site, root)(getSimilarityPairs, { reportId })).data.records;

async function contestOf(problems: number) {
  const { cid } = await buildContest(site, { author, problems: Array.from({ length: problems }, () => ({})) });
  const rows = [author, ...people].map(({ uid }) => ({ cid, uid }));
  await site.services.db
    .insertInto('contest_registrations')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
  return cid;
}
async function workOf() {
  const { wid } = await buildWork(site, { author });
  for (const who of people) await startWork(site, wid, who);
  return wid;
}

test.each([
  ['contest', () => contestOf(1), (id: number) => ({ pid: 'A', cid: id })],
  ['timedWork', workOf, (id: number) => ({ pid: 'A', cid: id + 50_000 })],
] as const)('SIM-7 SIM-11 a report on a %s is made by who runs it, without its author', async (kind, build, at) => {
  const id = await build();
  const [first, second] = await sendAll(at(id));
  for (const who of [rival, people[0]!]) expect((await start(who, kind, id)).status).toBeGreaterThanOrEqual(400);
  const reportId = await started(author, kind, id);
  await work(3);
  expect(await stateOf(reportId)).toMatchObject({
    state: 'done',
    programs: 4,
    problems: [{ people: 4, pairCount: 6 }],
  });
  const [top] = await pairsOf(reportId);
  expect([top!.a.submitId, top!.b.submitId, top!.similarity]).toEqual([first, second, 1]);
  expect((await as(site, author)(getSimilarityPair, { pairId: top!.id })).data.b.code).toBe(copied);
  for (const who of [rival, people[0]!]) {
    expect((await as(site, who).refused(getSimilarityReport, { reportId })).status).toBe(404);
  }
});

test('SIM-7 SIM-8 a report on a problem of the public list is for super administrators; what authors show to all is compared, too', async () => {
  const { pid, problemId } = await buildProblem(site, { codeShare: true });
  const at = { pid: problemId };
  const shown = await send(people[0]!, program(7), at);
  const hidden = await send(people[1]!, program(8), at);
  await site.services.db.updateTable('submissions').set({ share: true }).where('id', '=', shown).execute();
  // a work with the same problem, in which somebody has what was shown, and somebody what was not
  const { wid } = await buildWork(site, { author, problems: [{ pid, problemId } as never] });
  for (const who of people.slice(2)) await startWork(site, wid, who);
  const inside = { pid: 'A', cid: wid + 50_000 };
  const [one, other] = [await send(people[2]!, program(7), inside), await send(people[3]!, program(8), inside)];
  const reportId = await started(author, 'timedWork', wid);
  await work(3);
  const pairs = (await pairsOf(reportId)).map(({ a, b, isEarlier }) => [a.submitId, b.submitId, isEarlier]);
  expect(pairs).toContainEqual([one, shown, true]);
  expect(pairs.flat()).not.toContain(hidden);
  expect(pairs.some(([a]) => a === other)).toBe(false);
  expect((await start(author, 'problem', pid)).status).toBe(403);
  const ofProblem = await started(root, 'problem', pid);
  await work(3);
  expect(await stateOf(ofProblem)).toMatchObject({ state: 'done', programs: 2 });
});

/** As if the server that works on reports had been killed, and so long ago that another takes over. */
const outlive = () =>
  sql`update similarity_reports set leased_until = clock_timestamp() - interval '1 second' where state = 'running'`.execute(
    site.services.db,
  );

test('SIM-9 a report whose server is killed goes on with the problem it was at, once', async () => {
  const cid = await contestOf(2);
  await sendAll({ pid: 'A', cid });
  await sendAll({ pid: 'B', cid });
  const reportId = await started(author, 'contest', cid);
  await work(1);
  const half = await stateOf(reportId);
  expect([half.state, half.problems.map(({ isDone }) => isDone).sort()]).toEqual(['waiting', [false, true]]);
  const before = await pairsOf(reportId);
  const lease = (await leaseReport(site.services.db, 240))!;
  expect(lease).toMatchObject({ id: reportId, done: 1 });
  // while that server may be at work no other is
  await work(2);
  expect(await stateOf(reportId)).toMatchObject({ state: 'running' });
  await outlive();
  await work(2);
  expect(await stateOf(reportId)).toMatchObject({ state: 'done', progress: 100 });
  const after = await pairsOf(reportId);
  const first = before[0]!.pid;
  expect(after.filter(({ pid }) => pid === first)).toEqual(before);
  expect(new Set(after.map(({ a, b }) => `${a.submitId} ${b.submitId}`)).size).toBe(after.length);
  expect(new Set(after.map(({ pid }) => pid)).size).toBe(2);
  // the one that was thought dead is told that it lost it
  expect(await updateProgress(site.services.db, lease, 60, 240)).toBe(false);
});

test('SIM-9 one that ends its server three times at the same problem is given up; one that was deleted is left', async () => {
  const cid = await contestOf(1);
  await sendAll({ pid: 'A', cid });
  const reportId = await started(author, 'contest', cid);
  for (let n = 0; n < 3; n++) {
    expect((await leaseReport(site.services.db, 240))?.id).toBe(reportId);
    await outlive();
  }
  await work(1);
  expect(await stateOf(reportId)).toMatchObject({ state: 'failed' });
  const again = await started(author, 'contest', cid);
  const lease = (await leaseReport(site.services.db, 240))!;
  await as(site, author)(deleteSimilarityReport, { reportId: again });
  expect(await updateProgress(site.services.db, lease, 60, 240)).toBe(false);
});
