import { setTimeout as sleep } from 'node:timers/promises';
import { getContestOutsideInfo, getContestOutsideScoreboard, getContestRank } from '@assay/contract/contests/boards.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest, type ContestOptions } from '@assay/testkit/build/contest.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { cellOf, HOUR, linesOf, openBoardStage } from './testing/stage.ts';

const { site, anna, bela, cora, root, author, stranger, stage, rank } = await openBoardStage();
afterAll(() => site.close());

describe('a running contest under the seal', () => {
  test('others see tries without results, one sees the own line as it is', async () => {
    const { cid } = await stage();
    const seenByBela = await rank(cid, bela);
    expect(seenByBela.sealed).toBe(true);
    expect(linesOf(seenByBela)).toEqual([
      [bela.uid, 2, 1],
      [anna.uid, 1, 1],
      [cora.uid, 3, 0],
    ]);
    expect(cellOf(seenByBela, anna, 'B')).toMatchObject({ isAC: false, tryNum: 1, ACTime: null });
    expect(seenByBela.problems.map(({ ac, total }) => [ac, total])).toEqual([
      [2, 3],
      [0, 1],
    ]);
    const own = await rank(cid, anna);
    expect(own.records[0]).toMatchObject({ uid: anna.uid, isOwn: true, isPinned: true, ac: 2 });
    expect(cellOf(own, anna, 'B')).toMatchObject({ isAC: true, ACTime: 4.2 * HOUR });
  });

  test('T-IDOR-4 only a contest admin who asks for it sees through', async () => {
    const { cid } = await stage();
    for (const who of [anna, bela, cora, stranger]) {
      const page = await rank(cid, who, { forceRefresh: true, containsEnd: true });
      expect(page.sealed).toBe(true);
      if (who !== anna) expect(cellOf(page, anna, 'B').isAC).toBe(false);
    }
    for (const admin of [root, author]) {
      expect(cellOf(await rank(cid, admin), anna, 'B').isAC).toBe(false);
      const page = await rank(cid, admin, { forceRefresh: true });
      expect([page.sealed, cellOf(page, anna, 'B').isAC]).toEqual([false, true]);
    }
    const { data } = await as(site)(getContestOutsideScoreboard, { cid, forceRefresh: true });
    expect([data.sealed, cellOf(data, anna, 'B').isAC]).toEqual([true, false]);
  });

  test('OI hides the own results too', async () => {
    const { cid } = await stage({ type: 1 });
    const page = await rank(cid, anna);
    expect(page.records[0]).toMatchObject({ uid: anna.uid, totalScore: 100, submissionInfo: { A: 100, B: null } });
  });
});

describe('when the seal lifts', () => {
  const ended = { startsIn: -6 * HOUR };

  test('at the end where it opens by itself', async () => {
    const { cid } = await stage(ended);
    expect(linesOf(await rank(cid, cora)).slice(0, 2)).toEqual([
      [cora.uid, 3, 0],
      [anna.uid, 1, 2],
    ]);
  });

  test('not before somebody opens it otherwise', async () => {
    const { cid } = await stage({ ...ended, autoRealRank: false });
    const before = await rank(cid, bela);
    expect([before.sealed, cellOf(before, anna, 'B').isAC]).toEqual([true, false]);
    await site.services.db.updateTable('contests').set({ auto_real_rank: true }).where('id', '=', cid).execute();
    // what is remembered of a contest may be that old
    await sleep(300);
    const after = await rank(cid, bela);
    expect([after.sealed, cellOf(after, anna, 'B').isAC]).toEqual([false, true]);
  });

  test('submissions after the end show where they are asked for', async () => {
    const { cid, field } = await stage({ ...ended, allowEndSubmit: true });
    await field.submit(cora.uid, 1, 0, 5.5 * HOUR);
    expect(cellOf(await rank(cid, cora), cora, 'B')).toMatchObject({ isAC: false });
    expect(cellOf(await rank(cid, cora, { containsEnd: true }), cora, 'B')).toMatchObject({
      isAC: true,
      isAfterContest: true,
      isFirstAC: false,
    });
  });
});

describe('who may see a board at all', () => {
  test.each([
    ['not before the start', { startsIn: HOUR }, 403, 'contest.notStarted'],
    ['not without the password', { auth: 1, pwd: 'x' } as ContestOptions, 403, 'contest.passwordNeeded'],
    ['not of a hidden contest', { visible: false }, 404, 'contest.unknown'],
  ])('%s', async (_sentence, options, status, code) => {
    const { cid } = await buildContest(site, { author, ...options });
    expect(await as(site, anna).refused(getContestRank, { cid })).toMatchObject({ status, data: { code } });
    expect((await as(site, author)(getContestRank, { cid })).status).toBe(200);
  });

  test.each([
    ['a closed one', { openRank: false }, 403, 'contest.boardClosed'],
    ['one before the start', { openRank: true, startsIn: HOUR }, 403, 'contest.notStarted'],
    ['a hidden one', { openRank: true, visible: false }, 404, 'contest.unknown'],
  ])('outside: not %s', async (_sentence, options, status, code) => {
    const { cid } = await buildContest(site, { author, ...options });
    for (const op of [getContestOutsideScoreboard, getContestOutsideInfo]) {
      expect(await as(site).refused(op, { cid })).toMatchObject({ status, data: { code } });
    }
  });

  test('outside: the contest and its problems', async () => {
    const { cid } = await stage();
    const { data } = await as(site)(getContestOutsideInfo, { cid });
    expect(data.contest.id).toBe(cid);
    expect(data.problemList.map(({ displayId }) => displayId)).toEqual(['A', 'B']);
    expect(data.contest).not.toHaveProperty('description');
  });
});

describe('lines', () => {
  test('stars have no place and can be left out; disqualified ones are gone', async () => {
    const { cid } = await stage({ starAccount: [anna.username] });
    expect(linesOf(await rank(cid, root))).toEqual([
      [anna.uid, -1, 1],
      [bela.uid, 1, 1],
      [cora.uid, 2, 0],
    ]);
    expect(linesOf(await rank(cid, root, { removeStar: true })).map(([uid]) => uid)).toEqual([bela.uid, cora.uid]);
    const { cid: other } = await stage();
    await site.services.db
      .updateTable('contest_registrations')
      .set({ disqualified: true })
      .where('cid', '=', other)
      .where('uid', '=', anna.uid)
      .execute();
    expect(linesOf(await rank(other, root)).map(([uid]) => uid)).toEqual([bela.uid, cora.uid]);
  });

  test('followed ones come next, nobody twice', async () => {
    const { cid } = await stage();
    const page = await rank(cid, bela, { concernedList: [cora.uid, bela.uid] });
    expect(page.total).toBe(3);
    expect(page.records.map(({ uid, isPinned }) => [uid, isPinned])).toEqual([
      [bela.uid, true],
      [cora.uid, true],
      [anna.uid, false],
    ]);
  });

  test('words search the shown name and the school; pages are cut', async () => {
    const { cid } = await stage();
    await site.services.db.updateTable('users').set({ school: 'Lakeside' }).where('uid', '=', cora.uid).execute();
    expect(linesOf(await rank(cid, root, { keyword: 'LAKE' })).map(([uid]) => uid)).toEqual([cora.uid]);
    expect((await rank(cid, root, { currentPage: 2, limit: 2 })).records.map(({ uid }) => uid)).toEqual([cora.uid]);
  });

  test('the author and super admins have none; members of a team share one', async () => {
    const { cid, field } = await stage({ teamSize: 3 });
    await field.join(root.uid);
    await field.submit(root.uid, 0, 0, 1);
    const { id } = await site.services.db
      .insertInto('contest_teams')
      .values({ cid, name: 'The Pair', school: 'Hill' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.services.db
      .updateTable('contest_registrations')
      .set({ team_id: id })
      .where('cid', '=', cid)
      .where('uid', 'in', [bela.uid, cora.uid])
      .execute();
    const page = await rank(cid, cora);
    expect(page.records.map(({ uid, rankShowName, ac }) => [uid, rankShowName, ac])).toEqual([
      [-id, 'The Pair', 1],
      [anna.uid, anna.username, 1],
    ]);
    expect(page.records[0]).toMatchObject({ isOwn: true });
  });
});
