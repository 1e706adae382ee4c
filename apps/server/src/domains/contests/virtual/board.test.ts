import {
  type BoardPage,
  boardPage,
  downloadContestRank,
  getContestOutsideScoreboard,
  getContestRank,
} from '@assay/contract/contests/boards.ts';
import { CONTEST_TYPE, type ContestType } from '@assay/contract/contests/contest.ts';
import { getIcpcApi } from '@assay/contract/contests/icpc.ts';
import { getContestAcInfo } from '@assay/contract/contests/onsite/balloons.ts';
import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { downloadContestAcSubmission } from '@assay/contract/contests/staff/downloads.ts';
import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { endContestVirtual, getContestVirtual, startContestVirtual } from '@assay/contract/contests/virtual.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { getProblemList } from '@assay/contract/problems/list.ts';
import type { BuiltUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR, openVirtualStage, type VirtualStage } from './testing/stage.ts';

let stage: VirtualStage;
beforeAll(async () => {
  stage = await openVirtualStage();
});
// tests let hours pass, and sessions end
beforeEach(() => stage.login());
afterAll(() => stage.close());

const start = (cid: number, who = stage.late) => stage.ask(who)(startContestVirtual, { cid });

async function rank(cid: number, who: BuiltUser = stage.late, options: object = {}) {
  const { status, msg, data } = await stage.ask(who)(getContestRank, { cid, ...options });
  if (status !== 200) throw new Error(msg);
  return boardPage.strict().parse(data);
}
const linesOf = ({ records }: BoardPage) =>
  records.map(({ uid, isVirtual, rank: place, place: would, ac, totalScore, isOwn }) => [
    isVirtual ? 'virtual' : uid,
    isVirtual ? would : place,
    ac ?? totalScore,
    ...(isOwn ? ['own'] : []),
  ]);

describe('the board at time t', () => {
  test('shows what contestants had by then, and the viewer where he would stand', async () => {
    const { cid } = await stage.contest();
    const [anna, bela] = [stage.anna.uid, stage.bela.uid];
    await start(cid);
    const none = await rank(cid);
    expect(linesOf(none)).toEqual([
      ['virtual', 1, 0, 'own'],
      [anna, 1, 0],
      [bela, 1, 0],
    ]);
    expect(none.virtualAt).toBe(0);
    stage.site.clock.advance(700);
    await stage.solve(stage.late, cid, 'A', 0);
    const page = await rank(cid);
    expect(linesOf(page)).toEqual([
      ['virtual', 2, 1, 'own'],
      [anna, 1, 1],
      [bela, 2, 0],
    ]);
    expect(page.records[0]).toMatchObject({ uid: stage.late.uid, rank: -1, totalTime: 700, isPinned: true });
    // the counters and the first solution are those of the contest
    expect(page.problems.map(({ ac, total }) => [ac, total])).toEqual([
      [1, 2],
      [0, 0],
    ]);
    expect(page.records.map(({ submissionInfo }) => (submissionInfo.A as { isFirstAC: boolean }).isFirstAC)).toEqual([
      false,
      true,
      false,
    ]);
    // others see the contest as it ended
    expect(linesOf(await rank(cid, stage.later))).toEqual([
      [anna, 1, 2],
      [bela, 2, 1],
    ]);
    stage.site.clock.advance(205);
    expect(linesOf(await rank(cid))).toEqual([
      ['virtual', 2, 1, 'own'],
      [anna, 1, 1],
      [bela, 2, 1],
    ]);
  });

  test('is frozen when the contest was; the own line is not', async () => {
    const { cid } = await stage.contest({ sealsBefore: HOUR });
    await start(cid);
    stage.site.clock.advance(4.5 * HOUR);
    await stage.solve(stage.late, cid, 'A', 0);
    const page = await rank(cid, stage.late, { forceRefresh: true, containsEnd: true });
    expect(page.sealed).toBe(true);
    expect(linesOf(page)).toEqual([
      ['virtual', 3, 1, 'own'],
      [stage.anna.uid, 1, 1],
      [stage.bela.uid, 2, 1],
    ]);
    expect(page.records[1]!.submissionInfo.B).toMatchObject({ isAC: false, tryNum: 1 });
  });

  test('under OI rules with a seal the own line tells nothing either', async () => {
    const { cid } = await stage.contest({ type: CONTEST_TYPE.oi, sealsBefore: 5 * HOUR });
    await start(cid);
    await stage.solve(stage.late, cid, 'A', 0, 100);
    stage.site.clock.advance(HOUR);
    const page = await rank(cid);
    expect(linesOf(page)[0]).toEqual(['virtual', 1, 0, 'own']);
    expect(page.records[0]!.submissionInfo).toEqual({ A: null });
    stage.site.clock.advance(4 * HOUR);
    expect(linesOf(await rank(cid, stage.late, { showVirtual: true }))[0]).toEqual(['virtual', 2, 100, 'own']);
  });

  test.each([
    ['ACM', CONTEST_TYPE.acm, 1],
    ['OI', CONTEST_TYPE.oi, 60],
    ['IOI', CONTEST_TYPE.ioi, 100],
    ['AtCoder', CONTEST_TYPE.atcoder, 100],
  ] as [string, ContestType, number][])('adds up by the rules of %s', async (_, type, points) => {
    const { cid } = await stage.contest({ type });
    await start(cid);
    await stage.solve(stage.late, cid, 'A', 0, 100);
    // recent under OI rules, the best under the others
    await stage.solve(stage.late, cid, 'A', -1, 60);
    expect(linesOf(await rank(cid))[0]).toEqual(['virtual', 1, points, 'own']);
  });

  test('who was there meets the own ghost', async () => {
    const { cid } = await stage.contest();
    await start(cid, stage.anna);
    stage.site.clock.advance(HOUR);
    const { anna, bela } = stage;
    expect(linesOf(await rank(cid, anna))).toEqual([
      ['virtual', 3, 0, 'own'],
      [anna.uid, 1, 1, 'own'],
      [bela.uid, 2, 1],
    ]);
  });

  test('a keyword finds the own line, which stars leave alone', async () => {
    const { cid } = await stage.contest({ starAccount: [stage.anna.username] });
    await start(cid);
    stage.site.clock.advance(HOUR);
    const found = await rank(cid, stage.late, { keyword: stage.late.username });
    expect([linesOf(found), found.total]).toEqual([[['virtual', 2, 0, 'own']], 1]);
    const unstarred = await rank(cid, stage.late, { removeStar: true });
    expect([linesOf(unstarred), unstarred.total]).toEqual([
      [
        ['virtual', 2, 0, 'own'],
        [stage.bela.uid, 1, 1],
      ],
      2,
    ]);
  });
});

describe('when it is over', () => {
  test('everybody finds it with the switch, its owner the place it would have had', async () => {
    const { cid } = await stage.contest();
    await start(cid);
    stage.site.clock.advance(650);
    await stage.solve(stage.late, cid, 'A', 0);
    const [anna, bela] = [stage.anna.uid, stage.bela.uid];
    // not while it runs
    expect(linesOf(await rank(cid, stage.later, { showVirtual: true }))).toEqual([
      [anna, 1, 2],
      [bela, 2, 1],
    ]);
    const running = await stage.ask(stage.late)(getContestVirtual, { cid });
    expect(running.data).toMatchObject({ isRunning: true, submissions: 1, result: null });
    await stage.ask(stage.late)(endContestVirtual, { cid });
    const fresh = await stage.contest();
    expect(fresh.cid).not.toBe(cid);
    const result = { points: 1, time: 650, place: 2, contestants: 2 };
    expect((await stage.ask(stage.late)(getContestVirtual, { cid })).data).toMatchObject({ isRunning: false, result });
    expect(linesOf(await rank(cid))).toEqual([
      [anna, 1, 2],
      [bela, 2, 1],
    ]);
    expect(linesOf(await rank(cid, stage.late, { showVirtual: true }))).toEqual([
      ['virtual', 2, 1, 'own'],
      [anna, 1, 2],
      [bela, 2, 1],
    ]);
    expect((await stage.ask(stage.later)(getContestVirtual, { cid })).data).toBeNull();
  });

  test('others see it among the contestants; those in which nothing was submitted are left out', async () => {
    const { cid } = await stage.contest();
    await start(cid);
    await start(cid, stage.later);
    stage.site.clock.advance(650);
    await stage.solve(stage.late, cid, 'A', 0);
    stage.site.clock.advance(5 * HOUR);
    const { anna, bela } = stage;
    const page = await rank(cid, bela, { showVirtual: true });
    expect(linesOf(page)).toEqual([
      [bela.uid, 2, 1, 'own'],
      [anna.uid, 1, 2],
      ['virtual', 2, 1],
    ]);
    expect(page.total).toBe(3);
    expect(page.records[2]).toMatchObject({ uid: stage.late.uid, rankShowName: stage.late.username });
  });

  test('while the board is sealed again it is not shown', async () => {
    const { cid } = await stage.contest({ sealsBefore: HOUR });
    await start(cid);
    await stage.solve(stage.late, cid, 'A', 0);
    stage.site.clock.advance(5 * HOUR);
    await stage.site.services.db.updateTable('contests').set({ auto_real_rank: false }).where('id', '=', cid).execute();
    const page = await rank(cid, stage.late, { showVirtual: true });
    expect([page.sealed, page.records.some(({ isVirtual }) => isVirtual)]).toEqual([true, false]);
    expect((await stage.ask(stage.late)(getContestVirtual, { cid })).data!.result).toBeNull();
  });
});

test('nothing of it stands on the board, in counters, exports, feeds, balloons or statistics of the contest', async () => {
  const { cid, problems } = await stage.contest({ allowEndSubmit: true });
  const { author, later, site } = stage;
  const read = async (op: AnyOp, who: BuiltUser, input: Record<string, unknown>) => {
    const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const given = op.via === 'body' ? { payload: input } : { query };
    const answer = await site.app.inject({
      method: op.method,
      url: op.path,
      headers: { authorization: who.token },
      ...given,
    });
    expect([op.name, answer.statusCode]).toEqual([op.name, 200]);
    return op.answer === 'file' && op !== downloadContestRank ? answer.rawPayload.length : answer.body;
  };
  const icpc = async (path: string) => {
    const basic = Buffer.from(`${author.username}:${author.token}`).toString('base64');
    const answer = await site.app.inject({
      url: `${getIcpcApi.path}/contests/${cid}/${path}`,
      headers: { authorization: `Basic ${basic}` },
    });
    return answer.body;
  };
  const { db } = site.services;
  const snapshot = async () => ({
    board: await read(getContestRank, later, { cid, containsEnd: true }),
    jury: await read(getContestRank, author, { cid, containsEnd: true, forceRefresh: true }),
    outside: await read(getContestOutsideScoreboard, later, { cid }),
    csv: await read(downloadContestRank, author, { cid, format: 'csv', containEnd: true }),
    problems: await read(getContestProblem, later, { cid, containsEnd: true }),
    list: await read(getContestSubmissions, author, { contestID: cid, containsEnd: true, beforeContestSubmit: true }),
    balloons: await read(getContestAcInfo, author, { cid }),
    code: await read(downloadContestAcSubmission, author, { cid, splitType: 'user' }),
    icpc: [await icpc('teams'), await icpc('submissions'), await icpc('judgements'), await icpc('scoreboard')],
    practice: await read(getProblemList, later, {}),
    counts: await db.selectFrom('problems').selectAll().where('id', '=', problems[0]!.pid).execute(),
    solved: await db.selectFrom('solved_problems').selectAll().execute(),
    contestants: await db.selectFrom('contest_registrations').select('uid').where('cid', '=', cid).execute(),
  });
  const before = await snapshot();
  await start(cid);
  await stage.solve(stage.late, cid, 'A', 0);
  await stage.solve(stage.late, cid, 'B', -1);
  expect(await snapshot()).toEqual(before);
  await stage.ask(stage.late)(endContestVirtual, { cid });
  expect(await snapshot()).toEqual(before);
});
