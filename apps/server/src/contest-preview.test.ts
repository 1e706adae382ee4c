import { getContestAnnouncement } from '@assay/contract/announcements/contest.ts';
import { CALLS } from '@assay/contract/calls.ts';
import { addComment } from '@assay/contract/comments/comments.ts';
import { getContestRank } from '@assay/contract/contests/boards.ts';
import { askClarification } from '@assay/contract/contests/clarifications.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { getContestInfo, registerContest } from '@assay/contract/contests/list.ts';
import { submitPrintText } from '@assay/contract/contests/onsite/prints.ts';
import { PREVIEW_HEADER } from '@assay/contract/contests/preview.ts';
import { getContestProblem, getContestProblemDetails } from '@assay/contract/contests/problems.ts';
import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { manualJudge } from '@assay/contract/judging/judgements.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest, type ContestOptions } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, judged, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from './platform/settings/settings.ts';

const HOUR = 3600;
let site: TestSite;
let judge: FakeJudge;
let root: BuiltUser;
let author: BuiltUser;
let contestant: BuiltUser;
let rival: BuiltUser;

beforeAll(async () => {
  site = await openTestSite();
  await site.services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, site.services.db);
  judge = await openFakeJudge(site);
  root = await buildUser(site, { role: 'root' });
  author = await buildUser(site, { role: 'admin' });
  contestant = await buildUser(site);
  rival = await buildUser(site);
});
afterAll(() => site.close());

const previewing = (who: BuiltUser, cid: number) => as(site, { ...who, headers: { [PREVIEW_HEADER]: String(cid) } });

/** A contest that has two contestants already. */
async function build(options: ContestOptions) {
  const contest = await buildContest(site, { author, ...options });
  for (const { uid } of [contestant, rival]) {
    await site.services.db.insertInto('contest_registrations').values({ cid: contest.cid, uid }).execute();
  }
  return contest;
}

async function submit(ask: ReturnType<typeof as>, cid: number, status = 0): Promise<number> {
  const { data } = await ask(submitProblemJudge, { pid: 'A', cid, language: 'C++ 17', code: 'int main() {}' });
  const [job] = await judge.claim();
  await judge.report(job!, judged([status]));
  return data.submitId;
}

test('before the start staff looks at the problems as contestants will see them', async () => {
  const { cid } = await build({ startsIn: HOUR, auth: 1, pwd: 'sesame', problems: [{ source: 'NOI 2020' }] });
  const ask = previewing(author, cid);
  expect((await ask(getContestInfo, { cid })).data).toMatchObject({
    isContestAdmin: false,
    previews: true,
    registered: true,
    access: true,
  });
  expect((await ask(getContestProblem, { cid })).data).toHaveLength(1);
  const seen = await ask(getContestProblemDetails, { cid, displayId: 'A' });
  expect(seen.data.problem).toMatchObject({ source: '', author: '' });
  expect((await as(site, author)(getContestProblemDetails, { cid, displayId: 'A' })).data.problem.source).toBe(
    'NOI 2020',
  );
});

test('of anybody else the header changes nothing', async () => {
  const { cid } = await build({ startsIn: HOUR });
  const ask = previewing(contestant, cid);
  expect((await ask.refused(getContestProblem, { cid })).data.code).toBe('contest.notStarted');
  expect((await ask(getContestInfo, { cid })).data.previews).toBe(false);
});

test('it is for one contest: in another one staff stays staff', async () => {
  const [one, other] = [await build({}), await build({})];
  const { data } = await previewing(author, one.cid)(getContestInfo, { cid: other.cid });
  expect(data).toMatchObject({ isContestAdmin: true, previews: false });
});

test('under the seal neither the board nor the list of submissions tells staff what is hidden', async () => {
  const { cid } = await build({ startsIn: -4.5 * HOUR, sealsBefore: HOUR });
  const submitId = await submit(as(site, contestant), cid);
  const ask = previewing(root, cid);
  const board = await ask(getContestRank, { cid, forceRefresh: true });
  expect(board.data.sealed).toBe(true);
  expect((await ask(getContestSubmissions, { contestID: cid, status: 0 })).data.total).toBe(0);
  expect((await ask(getContestSubmissions, { contestID: cid })).data.records).toMatchObject([{ submitId, status: -5 }]);
  expect((await as(site, root)(getContestRank, { cid, forceRefresh: true })).data.sealed).toBe(false);
});

test('in a sealed OI contest staff does not even learn its own result', async () => {
  const { cid } = await build({ type: CONTEST_TYPE.oi, startsIn: -HOUR, sealsBefore: 5 * HOUR });
  await submit(previewing(author, cid), cid);
  const [shown] = (await previewing(author, cid)(getContestProblem, { cid })).data;
  expect(shown).toMatchObject({ myStatus: -5, score: null });
  expect((await as(site, author)(getContestProblem, { cid })).data[0]).toMatchObject({ myStatus: 0 });
});

test.each([
  ['before the start', HOUR],
  ['during the contest', -HOUR],
])('what is submitted in a preview %s does not count and moves no counter', async (_when, startsIn) => {
  const { cid } = await build({ startsIn });
  await submit(previewing(author, cid), cid);
  site.clock.advance(Math.max(startsIn, 0));
  const board = (await as(site, contestant)(getContestRank, { cid })).data;
  expect(board.records.map(({ uid }) => uid).sort()).toEqual([contestant.uid, rival.uid].sort());
  expect(board.problems[0]).toMatchObject({ ac: 0, total: 0 });
  expect((await as(site, contestant)(getContestProblem, { cid })).data[0]).toMatchObject({ ac: 0, total: 0 });
});

test('nothing is written in a preview, and nothing managed', async () => {
  const { cid } = await build({ openPrint: true });
  const ask = previewing(author, cid);
  const text = 'Is this a question?';
  const writes = [
    ask.refused(registerContest, { cid }),
    ask.refused(addComment, { cid, content: text }),
    ask.refused(askClarification, { cid, pid: null, question: text }),
    ask.refused(submitPrintText, { cid, content: text }),
  ];
  for (const answer of writes) expect((await answer).data.code).toBe('contest.previewing');
  expect((await ask(getContestAnnouncement, { cid })).status).toBe(200);
  const managing = CALLS.filter(({ name }) => /^(downloadContestRank|getContestPrint|getContestAcInfo)$/.test(name));
  expect(managing).toHaveLength(3);
  for (const op of managing) expect((await ask.refused(op, { cid })).data.code).toBe('access.denied');
});

test('a verdict that changes under the seal is not told to whoever previews', async () => {
  const { cid } = await build({ startsIn: -4.5 * HOUR, sealsBefore: HOUR });
  const submitId = await submit(as(site, contestant), cid, -1);
  const all = async () => {
    const ask = previewing(author, cid);
    return [
      (await ask(getContestRank, { cid })).data,
      (await ask(getContestSubmissions, { contestID: cid })).data,
      (await ask(getContestProblem, { cid })).data,
    ];
  };
  const before = await all();
  await as(site, root)(manualJudge, { submitId, status: 0, reason: 'test' });
  expect(await all()).toEqual(before);
});
