import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AcmBoardCell,
  type BoardPage,
  boardPage,
  downloadContestRank,
  getContestOutsideInfo,
  getContestOutsideScoreboard,
  getContestRank,
} from '@assay/contract/contests/boards.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest, type ContestWishes } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteContestRows } from '../admin.queries.ts';
import { boardStore, tellDeleted, tellRejudged } from './store.ts';
import { openField } from './testing/field.ts';

let site: TestSite;
let anna: BuiltUser;
let bela: BuiltUser;
let cora: BuiltUser;
let root: BuiltUser;
let author: BuiltUser;
let stranger: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  [anna, bela, cora] = [await buildUser(site), await buildUser(site), await buildUser(site)];
  root = await buildUser(site, { role: 'root' });
  author = await buildUser(site, { role: 'admin' });
  stranger = await buildUser(site, { role: 'admin' });
});
afterAll(() => site.close());

const HOUR = 3600;

/** Anna solved A early and B under the seal; Bela solved A late; Cora failed. The seal is the last hour of five. */
async function stage(wishes: ContestWishes = {}) {
  const contest = await buildContest(site, {
    author,
    startsIn: -4.5 * HOUR,
    sealsBefore: HOUR,
    openRank: true,
    ...wishes,
  });
  const field = openField(site, contest);
  for (const { uid } of [anna, bela, cora]) await field.join(uid);
  await field.submit(anna.uid, 0, 0, 600, 100);
  await field.submit(anna.uid, 1, 0, 4.2 * HOUR, 100);
  await field.submit(bela.uid, 0, -1, 700, 0);
  await field.submit(bela.uid, 0, 0, 900, 100);
  await field.submit(cora.uid, 1, -1, 1000, 0);
  return { ...contest, field };
}

const rank = async (cid: number, who: BuiltUser, wishes: object = {}): Promise<BoardPage> => {
  const { status, data } = await as(site, who)(getContestRank, { cid, ...wishes });
  expect(status).toBe(200);
  return boardPage.strict().parse(data);
};
const lines = ({ records }: BoardPage) =>
  records.map(({ uid, rank: place, ac, totalScore }) => [uid, place, ac ?? totalScore]);
const cell = ({ records }: BoardPage, { uid }: BuiltUser, displayId: string) =>
  records.find((row) => row.uid === uid)!.submissionInfo[displayId] as AcmBoardCell;

/** Waits out the moment for which a board is taken for fresh. */
const settle = () => sleep(300);

describe('a running contest under the seal', () => {
  test('others see tries without results, one sees the own line as it is', async () => {
    const { cid } = await stage();
    const seenByBela = await rank(cid, bela);
    expect(seenByBela.sealed).toBe(true);
    expect(lines(seenByBela)).toEqual([
      [bela.uid, 2, 1],
      [anna.uid, 1, 1],
      [cora.uid, 3, 0],
    ]);
    expect(cell(seenByBela, anna, 'B')).toMatchObject({ isAC: false, tryNum: 1, ACTime: null });
    expect(seenByBela.problems.map(({ ac, total }) => [ac, total])).toEqual([
      [2, 3],
      [0, 1],
    ]);
    const own = await rank(cid, anna);
    expect(own.records[0]).toMatchObject({ uid: anna.uid, isOwn: true, isPinned: true, ac: 2 });
    expect(cell(own, anna, 'B')).toMatchObject({ isAC: true, ACTime: 4.2 * HOUR });
  });

  test('T-IDOR-4 only a contest admin who asks for it sees through', async () => {
    const { cid } = await stage();
    for (const who of [anna, bela, cora, stranger]) {
      const page = await rank(cid, who, { forceRefresh: true, containsEnd: true });
      expect(page.sealed).toBe(true);
      if (who !== anna) expect(cell(page, anna, 'B').isAC).toBe(false);
    }
    for (const admin of [root, author]) {
      expect(cell(await rank(cid, admin), anna, 'B').isAC).toBe(false);
      const page = await rank(cid, admin, { forceRefresh: true });
      expect([page.sealed, cell(page, anna, 'B').isAC]).toEqual([false, true]);
    }
    const { data } = await as(site)(getContestOutsideScoreboard, { cid, forceRefresh: true });
    expect([data.sealed, cell(data, anna, 'B').isAC]).toEqual([true, false]);
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
    expect(lines(await rank(cid, cora)).slice(0, 2)).toEqual([
      [cora.uid, 3, 0],
      [anna.uid, 1, 2],
    ]);
  });

  test('not before somebody opens it otherwise', async () => {
    const { cid } = await stage({ ...ended, autoRealRank: false });
    const before = await rank(cid, bela);
    expect([before.sealed, cell(before, anna, 'B').isAC]).toEqual([true, false]);
    await site.services.db.updateTable('contests').set({ auto_real_rank: true }).where('id', '=', cid).execute();
    const after = await rank(cid, bela);
    expect([after.sealed, cell(after, anna, 'B').isAC]).toEqual([false, true]);
  });

  test('submissions after the end show where they are asked for', async () => {
    const { cid, field } = await stage({ ...ended, allowEndSubmit: true });
    await field.submit(cora.uid, 1, 0, 5.5 * HOUR);
    expect(cell(await rank(cid, cora), cora, 'B')).toMatchObject({ isAC: false });
    expect(cell(await rank(cid, cora, { containsEnd: true }), cora, 'B')).toMatchObject({
      isAC: true,
      isAfterContest: true,
      isFirstAC: false,
    });
  });
});

describe('who may see a board at all', () => {
  test.each([
    ['not before the start', { startsIn: HOUR }, 403, 'contest.notStarted'],
    ['not without the password', { auth: 1, pwd: 'x' } as ContestWishes, 403, 'contest.passwordNeeded'],
    ['not of a hidden contest', { visible: false }, 404, 'contest.unknown'],
  ])('%s', async (_sentence, wishes, status, code) => {
    const { cid } = await buildContest(site, { author, ...wishes });
    expect(await as(site, anna).refused(getContestRank, { cid })).toMatchObject({ status, data: { code } });
    expect((await as(site, author)(getContestRank, { cid })).status).toBe(200);
  });

  test.each([
    ['a closed one', { openRank: false }, 403, 'contest.boardClosed'],
    ['one before the start', { openRank: true, startsIn: HOUR }, 403, 'contest.boardClosed'],
    ['a hidden one', { openRank: true, visible: false }, 404, 'contest.unknown'],
  ])('outside: not %s', async (_sentence, wishes, status, code) => {
    const { cid } = await buildContest(site, { author, ...wishes });
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
    expect(lines(await rank(cid, root))).toEqual([
      [anna.uid, -1, 1],
      [bela.uid, 1, 1],
      [cora.uid, 2, 0],
    ]);
    expect(lines(await rank(cid, root, { removeStar: true })).map(([uid]) => uid)).toEqual([bela.uid, cora.uid]);
    const { cid: other } = await stage();
    await site.services.db
      .updateTable('contest_registrations')
      .set({ disqualified: true })
      .where('cid', '=', other)
      .where('uid', '=', anna.uid)
      .execute();
    expect(lines(await rank(other, root)).map(([uid]) => uid)).toEqual([bela.uid, cora.uid]);
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
    expect(lines(await rank(cid, root, { keyword: 'LAKE' })).map(([uid]) => uid)).toEqual([cora.uid]);
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

describe('what changes', () => {
  test('new submissions, results, rejudges, deletions and contestants show', async () => {
    const { cid, field } = await stage({ sealRank: false, sealRankTime: null });
    const { db } = site.services;
    await rank(cid, root);
    const id = await field.submit(cora.uid, 0, 5, 1200);
    await settle();
    expect(cell(await rank(cid, root), cora, 'A')).toMatchObject({ isAC: false, tryNum: 1 });
    await field.judge(id, 0);
    await settle();
    expect(cell(await rank(cid, root), cora, 'A')).toMatchObject({ isAC: true });

    const judged = { submissionId: id, uid: cora.uid, pid: 1, venue: 'other', before: 0, after: -1 } as const;
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('submissions').set({ status: -1 }).where('id', '=', id).execute();
      await tellRejudged([{ ...judged, first: false }], tx);
    });
    await settle();
    expect(cell(await rank(cid, root), cora, 'A')).toMatchObject({ isAC: false, errorNum: 1 });

    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('submissions').where('id', '=', id).execute();
      await tellDeleted(judged, tx);
    });
    await settle();
    expect(cell(await rank(cid, root), cora, 'A')).toBeUndefined();

    const dora = await buildUser(site);
    await field.join(dora.uid);
    await field.submit(dora.uid, 0, 0, 30);
    await settle();
    const page = await rank(cid, root);
    expect(page.records[1]).toMatchObject({ uid: dora.uid, rank: 2, ac: 1 });
    expect(cell(page, dora, 'A').isFirstAC).toBe(true);
  });

  test('a moved start, a new problem and other times make the board anew', async () => {
    const { cid } = await stage({ sealRank: false, sealRankTime: null });
    await rank(cid, root);
    const { db } = site.services;
    const { start_time } = await db.selectFrom('contests').selectAll().where('id', '=', cid).executeTakeFirstOrThrow();
    await db
      .updateTable('contests')
      .set({ start_time: new Date(start_time.getTime() + 100_000) })
      .where('id', '=', cid)
      .execute();
    await settle();
    expect(cell(await rank(cid, root), anna, 'A').ACTime).toBe(500);
    await db.updateTable('contests').set({ duration_ms: 550_000 }).where('id', '=', cid).execute();
    await settle();
    expect(lines(await rank(cid, root))[0]).toEqual([anna.uid, 1, 1]);
    expect(cell(await rank(cid, root), bela, 'A')).toBeUndefined();
  });

  test('the board in memory is the one from the database', async () => {
    const { cid, field } = await stage({ sealRank: false, sealRankTime: null });
    await rank(cid, root);
    for (let at = 0; at < 40; at++) {
      const who = [anna, bela, cora][at % 3]!;
      await field.submit(who.uid, at % 2, [0, -1, 5, -2, 3][at % 5]!, 2000 + at);
      if (at % 10 === 0) await settle();
    }
    await settle();
    const kept = await rank(cid, root);
    const services = { ...site.services, db: site.services.db.withoutPlugins() };
    const row = await site.services.db
      .selectFrom('contests')
      .selectAll()
      .where('id', '=', cid)
      .executeTakeFirstOrThrow();
    const anew = await boardStore(services).get(row);
    expect(kept.records.map(({ uid, ac, totalTime }) => [uid, ac, totalTime])).toEqual(
      anew.boards
        .board('real')
        .list()
        .map(({ uid, total }) => [uid, total.points, total.time]),
    );
  });

  test('a deleted contest is gone', async () => {
    const { cid } = await stage();
    await rank(cid, root);
    await deleteContestRows(site.services.db, cid);
    expect((await as(site, root).refused(getContestRank, { cid })).status).toBe(404);
  });
});

describe('downloads', () => {
  const download = (cid: number, who: BuiltUser, query: object = {}) =>
    site.app.inject({
      url: downloadContestRank.path,
      query: { cid: String(cid), ...query },
      headers: { authorization: who.token, 'accept-language': 'en' },
    });

  test('are for contest admins', async () => {
    const { cid } = await stage();
    for (const who of [anna, stranger]) expect((await download(cid, who)).statusCode).toBe(403);
    expect((await download(cid, author)).statusCode).toBe(200);
  });

  test('hold the sealed board unless the real one is asked for, and no formulas (T-CSV-1)', async () => {
    const { cid } = await stage();
    await site.services.db.updateTable('users').set({ school: '=1+1' }).where('uid', '=', anna.uid).execute();
    const sealed = await download(cid, author, { format: 'csv' });
    expect(sealed.headers['content-disposition']).toContain(`contest_${cid}_rank.csv`);
    const [head, first] = sealed.body.split('\r\n');
    expect(head).toBe('\uFEFFRank,Username,Name,School,Solved,Time (s),Award,A,B');
    expect(first).toBe(`1,${anna.username},${anna.username},'=1+1,1,600,,1/0:10:00,0/- ?1`);
    const real = await download(cid, author, { format: 'csv', forceRefresh: 'true' });
    expect(real.body.split('\r\n')[1]).toContain(',2,15720,,1/0:10:00,1/4:12:00');
    const { rawPayload } = await download(cid, author);
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});
