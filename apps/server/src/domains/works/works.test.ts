import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { getTimedWorkInfo, getTimedWorkList } from '@assay/contract/works/list.ts';
import { extendTimedWork } from '@assay/contract/works/people.ts';
import { getTimedWorkProblemDetail, getTimedWorkProblemList } from '@assay/contract/works/problems.ts';
import { getTimedWorkRank } from '@assay/contract/works/rank.ts';
import { endTimedWork, startTimedWork } from '@assay/contract/works/sitting.ts';
import { getTimedWorkSubmissionList } from '@assay/contract/works/submissions.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork } from '@assay/testkit/build/work.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let site: TestSite;
let judge: FakeJudge;
let author: BuiltUser;

beforeAll(async () => {
  site = await openTestSite();
  judge = await openFakeJudge(site);
  author = await buildUser(site, { role: 'admin' });
});
afterAll(() => site.close());

const SENT = { language: 'C++ 17', code: 'int main() {}' };
const OFFSET = 50_000;

/** Submits to the first problem of a work. */
const send = (who: BuiltUser, wid: number, pid = 'A') =>
  as(site, who).refused(submitProblemJudge, { pid, cid: wid + OFFSET, ...SENT });

/** Submits and has it judged. */
async function solve(who: BuiltUser, wid: number, status = 0, pid = 'A') {
  const { data } = await as(site, who)(submitProblemJudge, { pid, cid: wid + OFFSET, ...SENT });
  const [job] = await judge.claim();
  await judge.report(job!, judged([status], { timeMs: 10 }));
  return data.submitId;
}

test('WORK-2 a work is started once, and ends for everybody after the own duration or with the work', async () => {
  const [early, late] = [await buildUser(site), await buildUser(site)];
  const { wid, endTime } = await buildWork(site, { author, startsIn: -10, lasts: 5400, duration: 3600 });
  const now = site.clock.now().getTime();
  const { data } = await as(site, early)(startTimedWork, { tid: wid });
  expect(data).toMatchObject({ endTime: null, ownEnd: new Date(now + 3_600_000).toISOString() });
  site.clock.advance(1000);
  const again = await as(site, early)(startTimedWork, { tid: wid });
  expect(again.data).toEqual(data);
  site.clock.advance(1500);
  const { data: cut } = await as(site, late)(startTimedWork, { tid: wid });
  expect(cut.ownEnd).toBe(endTime.toISOString());
  site.clock.advance(1100);
  expect((await as(site, early)(getTimedWorkInfo, { id: wid })).data).toMatchObject({
    status: 1,
    maySubmit: false,
    mayHandIn: false,
    record: { endTime: data.ownEnd },
  });
  expect((await as(site, late)(getTimedWorkInfo, { tid: wid })).data).toMatchObject({ status: 0, maySubmit: true });
});

test('WORK-7 a private work asks for its password, and nobody is in without a start', async () => {
  const who = await buildUser(site);
  const { wid } = await buildWork(site, { author, auth: 1, pwd: 'sesame' });
  const { refused } = as(site, who);
  expect(await refused(startTimedWork, { tid: wid })).toMatchObject({
    status: 403,
    msg: 'please enter the timed work password',
  });
  expect(await refused(startTimedWork, { tid: wid, password: 'x' })).toMatchObject({ status: 403 });
  expect(await refused(getTimedWorkProblemList, { tid: wid })).toMatchObject({ status: 403 });
  expect(await refused(getTimedWorkProblemDetail, { tid: wid, displayId: 'A' })).toMatchObject({ status: 403 });
  expect(await send(who, wid)).toMatchObject({ status: 403 });
  await as(site, who)(startTimedWork, { tid: wid, password: 'sesame' });
  expect((await as(site, who)(getTimedWorkProblemList, { tid: wid })).data).toMatchObject([
    { displayId: 'A', type: 0, isSubmitted: false, myStatus: -10, points: 100 },
  ]);
});

test('WORK-2 WORK-3 handing in is final; results are unknown until then, and the rank opens with it', async () => {
  const who = await buildUser(site);
  const { wid } = await buildWork(site, { author, problems: [{}, {}] });
  await startWork(site, wid, who);
  await solve(who, wid, 0);
  const ask = as(site, who);
  const before = await ask(getTimedWorkSubmissionList, { tid: wid });
  expect(before.data.records).toMatchObject([{ status: -5, score: null, time: null, displayId: 'A' }]);
  expect((await ask(getTimedWorkProblemList, { tid: wid })).data[0]).toMatchObject({ isSubmitted: true, myStatus: -5 });
  expect((await ask(getTimedWorkSubmissionList, { tid: wid, status: 0 })).data.total).toBe(0);
  expect(await ask.refused(getTimedWorkRank, { id: wid })).toMatchObject({ status: 403 });
  const published = vi.spyOn(site.services.push, 'publishEverywhere');
  const { data } = await ask(endTimedWork, { tid: wid });
  // other pages of the same person become read-only by it
  expect(published.mock.calls).toContainEqual([
    expect.stringMatching(new RegExp(`timedWork:${wid}:${who.uid}$`)),
    expect.objectContaining({ news: 'handedIn' }),
  ]);
  published.mockRestore();
  site.clock.advance(5);
  expect((await ask(endTimedWork, { tid: wid })).data).toEqual(data);
  expect(await send(who, wid, 'B')).toMatchObject({ status: 403, msg: 'You have handed in this timed work' });
  const after = await ask(getTimedWorkSubmissionList, { tid: wid });
  expect(after.data.records).toMatchObject([{ status: 0, time: 10 }]);
  const rank = await ask(getTimedWorkRank, { id: wid });
  expect(rank.data.records).toMatchObject([
    { rank: 1, username: who.username, score: 100, submissionInfo: { A: { status: 0, score: 100 } } },
  ]);
});

test.each([
  ['atOnce', [true, true, true, true]],
  ['handIn', [false, true, true, true]],
  ['end', [false, false, true, true]],
  ['byHand', [false, false, false, true]],
] as const)('WORK-3 results are shown %s', async (results, expected) => {
  const who = await buildUser(site);
  const { wid } = await buildWork(site, { author, results, startsIn: -60 });
  await startWork(site, wid, who);
  const submitId = await solve(who, wid, -1);
  const isShown = async () => {
    const { data } = await as(site, who)(getTimedWorkSubmissionList, { tid: wid });
    const rank = await as(site, who).refused(getTimedWorkRank, { tid: wid });
    const row = (rank.data as { records?: { score: number | null }[] } | null)?.records?.[0];
    if (row) expect(row.score === null).toBe(data.records[0]!.status === -5);
    expect(data.records[0]!.submitId).toBe(submitId);
    return data.records[0]!.status === -1;
  };
  const seen = [await isShown()];
  await as(site, who)(endTimedWork, { tid: wid });
  seen.push(await isShown());
  site.clock.advance(7200);
  seen.push(await isShown());
  await site.services.db.updateTable('timed_works').set({ results_open: true }).where('id', '=', wid).execute();
  seen.push(await isShown());
  expect(seen).toEqual(expected);
});

test('WORK-4 what arrives two seconds late is taken and stamped with the end, later is refused', async () => {
  const who = await buildUser(site);
  const { wid } = await buildWork(site, { author, duration: 600 });
  const startedAt = site.clock.now();
  await startWork(site, wid, who);
  site.clock.advance(601.5);
  const { data } = await as(site, who)(submitProblemJudge, { pid: 'A', cid: wid + OFFSET, ...SENT });
  expect(Date.parse(data.submitTime)).toBe(startedAt.getTime() + 600_000 - 1);
  site.clock.advance(0.5);
  expect(await send(who, wid)).toMatchObject({ status: 403, msg: 'timed work ended, cannot submit code' });
});

test('WORK-5 an extension holds at once, for one person', async () => {
  const [given, other] = [await buildUser(site), await buildUser(site)];
  const { wid, endTime } = await buildWork(site, { author, startsIn: -10, lasts: 100, duration: 50 });
  for (const who of [given, other]) await startWork(site, wid, who);
  site.clock.advance(60);
  expect(await send(given, wid)).toMatchObject({ status: 403 });
  const extension = { tid: wid, username: given.username, extraSeconds: 100, reason: 'power failure' };
  await as(site, author)(extendTimedWork, extension);
  expect((await as(site, given)(getTimedWorkInfo, { tid: wid })).data).toMatchObject({
    status: 0,
    extension: { extraSeconds: 100, reason: 'power failure' },
  });
  expect(await send(given, wid)).toMatchObject({ status: 200 });
  expect(await send(other, wid)).toMatchObject({ status: 403 });
  const late = await buildUser(site);
  const until = new Date(endTime.getTime() + 1000_000).toISOString();
  await as(site, author)(extendTimedWork, { ...extension, username: late.username, extraSeconds: 0, until });
  site.clock.advance(500);
  expect(await as(site, other).refused(startTimedWork, { tid: wid })).toMatchObject({ status: 200 });
  expect((await as(site, late)(startTimedWork, { tid: wid })).data.endTime).toBeNull();
});

test('lists show works of the site with the own state, and nothing hidden', async () => {
  const who = await buildUser(site);
  const { wid } = await buildWork(site, { author, title: 'Lists of works' });
  await buildWork(site, { author, title: 'Lists of works, hidden', visible: false });
  await startWork(site, wid, who);
  await as(site, who)(endTimedWork, { tid: wid });
  const { data } = await as(site, who)(getTimedWorkList, { keyword: 'Lists of works' });
  expect(data.records).toMatchObject([{ id: wid, status: 1, type: 2 }]);
});
