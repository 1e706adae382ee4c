import { setTimeout as sleep } from 'node:timers/promises';
import { downloadContestRank, getContestRank } from '@assay/contract/contests/boards.ts';
import { contestVenue } from '@assay/contract/venue.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { deleteContestRows } from '../manage/admin.queries.ts';
import { boardStore, tellDeleted, tellRejudged } from './store.ts';
import { cellOf, linesOf, openBoardStage } from './testing/stage.ts';

const { site, anna, bela, cora, root, author, stranger, stage, rank } = await openBoardStage();
afterAll(() => site.close());

/** Waits out the moment for which a board is taken for fresh. */
const settle = () => sleep(300);

describe('what changes', () => {
  test('new submissions, results, rejudges, deletions and contestants show', async () => {
    const { cid, field } = await stage({ sealRank: false, sealRankTime: null });
    const { db } = site.services;
    await rank(cid, root);
    const id = await field.submit(cora.uid, 0, 5, 1200);
    await settle();
    expect(cellOf(await rank(cid, root), cora, 'A')).toMatchObject({ isAC: false, tryNum: 1 });
    await field.judge(id, 0);
    await settle();
    expect(cellOf(await rank(cid, root), cora, 'A')).toMatchObject({ isAC: true });

    const judged = { submissionId: id, uid: cora.uid, pid: 1, venue: contestVenue(cid), before: 0, after: -1 };
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('submissions').set({ status: -1 }).where('id', '=', id).execute();
      await tellRejudged([{ ...judged, first: false }], tx);
    });
    await settle();
    expect(cellOf(await rank(cid, root), cora, 'A')).toMatchObject({ isAC: false, errorNum: 1 });

    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('submissions').where('id', '=', id).execute();
      await tellDeleted(judged, tx);
    });
    await settle();
    expect(cellOf(await rank(cid, root), cora, 'A')).toBeUndefined();

    const dora = await buildUser(site);
    await field.join(dora.uid);
    await field.submit(dora.uid, 0, 0, 30);
    await settle();
    const page = await rank(cid, root);
    expect(page.records[1]).toMatchObject({ uid: dora.uid, rank: 2, ac: 1 });
    expect(cellOf(page, dora, 'A').isFirstAC).toBe(true);
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
    expect(cellOf(await rank(cid, root), anna, 'A').ACTime).toBe(500);
    await db.updateTable('contests').set({ duration_ms: 550_000 }).where('id', '=', cid).execute();
    await settle();
    expect(linesOf(await rank(cid, root))[0]).toEqual([anna.uid, 1, 1]);
    expect(cellOf(await rank(cid, root), bela, 'A')).toBeUndefined();
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
    await settle();
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
