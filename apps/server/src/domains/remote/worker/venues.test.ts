import { getContestRank } from '@assay/contract/contests/boards.ts';
import { CONTEST_TYPE, type ContestType } from '@assay/contract/contests/contest.ts';
import { getContestProblemDetails } from '@assay/contract/contests/problems.ts';
import { submitQSheet } from '@assay/contract/qsheets/problems.ts';
import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildQSheet } from '@assay/testkit/build/qsheet.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork } from '@assay/testkit/build/work.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertContestProblem } from '../../contests/problems/admin-problems.queries.ts';
import { settleContests } from '../../contests/settle/settle.ts';
import { openRemoteStage, type RemoteStage } from '../testing/stage.ts';

let stage: RemoteStage;
const pids: Partial<Record<RemoteSiteCode, { pid: number; problemId: string }>> = {};
beforeAll(async () => {
  stage = await openRemoteStage(['HDU', 'LIBRE']);
  for (const [code, id] of [
    ['HDU', '1000'],
    ['LIBRE', '1'],
  ] as const) {
    const problemId = await stage.import(code, id);
    const { db } = stage.site.services;
    const row = await db.selectFrom('remote_problems').select('pid').where('site', '=', code).executeTakeFirstOrThrow();
    pids[code] = { pid: row.pid, problemId };
  }
});
afterAll(() => stage.close());

const hdu = () => pids.HDU!;
const code = (directive: string) => `// @sim ${directive}\nint main() { return 0; }`;

describe('in every venue a submission comes back with its result', () => {
  /** Submits in a venue of its own. */
  const venues: Record<string, (user: BuiltUser) => Promise<number>> = {
    practice: (user) => stage.submit(user, hdu().problemId, 'G++', code('verdict=AC')),
    async training(user) {
      const { tid } = await buildTraining(stage.site, { sections: [{ problems: [hdu()] }] });
      return stage.submit(user, hdu().problemId, 'G++', code('verdict=AC'), { tid });
    },
    async 'training of a group'(user) {
      const { gid } = await buildGroup(stage.site, { owner: stage.root, members: [user] });
      const { tid } = await buildTraining(stage.site, { gid, sections: [{ problems: [hdu()] }] });
      return stage.submit(user, hdu().problemId, 'G++', code('verdict=AC'), { tid, gid });
    },
    async sheet(user) {
      const { qid, problems } = await buildQSheet(stage.site, { groups: [{ problems: [hdu()] }] });
      const input = { qid, qpid: problems[0]!.qpid, language: 'G++', code: code('verdict=AC') };
      return (await stage.ask(user)(submitQSheet, input)).data.submitId;
    },
    async 'timed work'(user) {
      const { wid } = await buildWork(stage.site, { problems: [hdu()] });
      await startWork(stage.site, wid, user);
      return stage.submit(user, 'A', 'G++', code('verdict=AC'), { cid: wid + 50_000 });
    },
  };

  test.each(Object.keys(venues))('%s', async (venue) => {
    const user = await buildUser(stage.site);
    const id = await venues[venue]!(user);
    expect(await stage.finish('HDU', id)).toMatchObject({ state: 'done', status: 0 });
  });
});

describe('a contest with remote problems', () => {
  /** A contest that ends in a minute, with the two problems in it. */
  async function contest(type: ContestType) {
    const { cid } = await buildContest(stage.site, { type, startsIn: -3600, lasts: 3660, problems: [] });
    const { db } = stage.site.services;
    for (const [displayId, { pid }] of [
      ['A', pids.HDU!],
      ['B', pids.LIBRE!],
    ] as const) {
      await insertContestProblem(db, { cid, pid, displayId, displayTitle: displayId, color: '', offList: false });
    }
    await db.updateTable('contest_problems').set({ ac_coin: 5 }).where('cid', '=', cid).execute();
    return { cid, user: await buildUser(stage.site) };
  }
  const board = async (cid: number, user: BuiltUser) => {
    const asked = { cid, currentPage: 1, limit: 10, forceRefresh: true };
    return (await stage.ask(user)(getContestRank, asked)).data;
  };

  test('BOARD-16 what comes after the end counts at its receipt, and is open on the board until it came', async () => {
    const { cid, user } = await contest(CONTEST_TYPE.acm);
    const { clock, services } = stage.site;
    const wrong = await stage.submit(user, 'A', 'G++', code('verdict=WA'), { cid });
    clock.advance(20);
    const right = await stage.submit(user, 'A', 'G++', code('verdict=AC'), { cid });
    expect((await board(cid, user)).open).toBeUndefined();
    const before = await stage.ask(user)(getContestProblemDetails, { cid, displayId: 'A' });
    expect(before.data.problem).toMatchObject({ source: '', problemId: 'A' });
    clock.advance(3_600);
    const open = await board(cid, user);
    expect(open.open).toBe(2);
    expect(open.records[0]).toMatchObject({ ac: 0, submissionInfo: { A: { isAC: false, tryNum: 2 } } });
    // nothing is paid before all is judged
    await settleContests(services);
    await settleContests(services);
    const coins = async () =>
      (await services.db.selectFrom('coin_balances').select('balance').where('uid', '=', user.uid).execute())[0]
        ?.balance;
    expect((await coins()) ?? 0).toBe(0);
    for (const [id, status] of [
      [wrong, -1],
      [right, 0],
    ] as const) {
      expect(await stage.finish('HDU', id)).toMatchObject({ state: 'done', status });
    }
    // a board is a quarter of a second old at most
    await expect.poll(async () => (await board(cid, user)).open).toBeUndefined();
    const closed = await board(cid, user);
    expect(closed.records[0]).toMatchObject({
      ac: 1,
      totalTime: 3_620 + 20 * 60,
      submissionInfo: { A: { isAC: true, errorNum: 1, ACTime: 3_620 } },
    });
    await settleContests(services);
    expect(await coins()).toBe(5);
  });

  test('points are a hundred or those of a site that counts by the hundred', async () => {
    const { cid, user } = await contest(CONTEST_TYPE.oi);
    const { db } = stage.site.services;
    await db.updateTable('problems').set({ type: 1, io_score: 100 }).where('id', '=', pids.LIBRE!.pid).execute();
    await stage.submit(user, 'A', 'G++', code('verdict=AC'), { cid });
    const partial = await stage.submit(user, 'B', 'C++ 17', code('verdict=PARTIAL score=70'), { cid });
    await stage.pass('HDU', 4);
    await stage.pass('HDU', 8);
    expect(await stage.finish('LIBRE', partial)).toMatchObject({ state: 'done', status: 8 });
    for (let count = 0; count < 5; count++) await stage.pass('HDU', 4);
    const { records } = await board(cid, user);
    expect(records[0]).toMatchObject({ totalScore: 170, submissionInfo: { A: 100, B: 70 } });
  });

  test('REM-21 the submission there is linked once the contest tells where its problems come from', async () => {
    const { cid, user } = await contest(CONTEST_TYPE.acm);
    const id = await stage.submit(user, 'A', 'G++', code('verdict=AC'), { cid });
    for (let count = 0; count < 8; count++) await stage.pass('HDU', 4);
    const seen = async (who: BuiltUser) =>
      (await stage.ask(who)(getSubmissionDetail, { submitId: id })).data.submission.remote!;
    expect(await seen(user)).toMatchObject({ state: 'done', address: null, remoteId: null });
    expect((await seen(stage.root)).address).toContain(stage.simulators.HDU!.origin);
    stage.site.clock.advance(3_600);
    expect((await seen(user)).address).toContain(stage.simulators.HDU!.origin);
  });

  test('PROB-12 limits of Codeforces hold as written under the letter of a contest, too', async () => {
    const { db } = stage.site.services;
    const asWritten = async () => {
      const { cid, user } = await contest(CONTEST_TYPE.acm);
      return (await stage.ask(user)(getContestProblemDetails, { cid, displayId: 'A' })).data.problem.limitsAsWritten;
    };
    expect(await asWritten()).toBe(false);
    await db.updateTable('problems').set({ problem_id: 'CF-1A' }).where('id', '=', hdu().pid).execute();
    expect(await asWritten()).toBe(true);
    await db.updateTable('problems').set({ problem_id: hdu().problemId }).where('id', '=', hdu().pid).execute();
  });
});
