import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { applyRejudgeSet, getRejudgePlaces, undoRejudgeSet } from '@assay/contract/judging/rejudge-sets.ts';
import { BOARD_NAMES } from '@assay/rules/boards/contest-boards.ts';
import { as } from '@assay/testkit/ask.ts';
import type { BuiltUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inContest } from '../../venues/venues.queries.ts';
import { LiveBoard } from '../boards/live-board.ts';
import { boardStore } from '../boards/store.ts';
import { HOUR, openBoardStage } from '../boards/testing/stage.ts';
import { findContest } from '../contests.queries.ts';

let stage: Awaited<ReturnType<typeof openBoardStage>>;
beforeAll(async () => {
  stage = await openBoardStage();
});
afterAll(() => stage.site.close());

const db = () => stage.site.services.db;

async function judgement(submissionId: number, status: number) {
  const row = await db()
    .insertInto('judgements')
    .values({ submission_id: submissionId, source: 'judge', status, score: null, time_ms: 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A set in which these submissions got these results. */
async function setOf(results: readonly (readonly [submissionId: number, status: number])[]) {
  const { id } = await db()
    .insertInto('rejudge_sets')
    .values({ kind: 'run', filter: '{}', reason: 'weak data', by_uid: stage.root.uid })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [submissionId, status] of results) {
    const now = await db()
      .selectFrom('submissions')
      .select('status')
      .where('id', '=', submissionId)
      .executeTakeFirstOrThrow();
    const before = await judgement(submissionId, now.status);
    await db().updateTable('submissions').set({ judgement_id: before }).where('id', '=', submissionId).execute();
    await db()
      .insertInto('rejudge_members')
      .values({
        set_id: id,
        submission_id: submissionId,
        before_id: before,
        after_id: await judgement(submissionId, status),
      })
      .execute();
  }
  return id;
}

/** `name: place before > place after` on each board. */
async function movesOf(setId: number, cid?: number) {
  const { data } = await as(stage.site, stage.root)(getRejudgePlaces, { setId, ...(cid && { cid }) });
  const board = (name: string) =>
    data.boards
      .find((one) => one.name === name)
      ?.rows.map(({ line, before, after }) => [line, before?.place, after?.place]);
  return { data, real: board('real'), sealed: board('sealed') };
}

const firstOf = async (cid: number, { uid }: BuiltUser) =>
  (
    await db()
      .selectFrom('submissions')
      .select('id')
      .where(inContest(cid, 'submissions'))
      .where('uid', '=', uid)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;

test('one result that was judged again swaps two places; applied, it is told as done; undone, it is nothing', async () => {
  const { anna, bela, root, site } = stage;
  const { cid } = await stage.stage({ sealRank: false, sealRankTime: null });
  const setId = await setOf([[await firstOf(cid, anna), -1]]);
  const swapped = [
    [anna.uid, 1, 2],
    [bela.uid, 2, 1],
  ];
  const before = await movesOf(setId);
  expect(before.real).toEqual(swapped);
  expect(before.sealed).toBeUndefined();
  expect(before.data).toMatchObject({ cid, rule: 'acm', contests: [{ cid }] });
  expect(before.data.boards[0]!.rows[0]).toMatchObject({
    username: anna.username,
    before: { points: 2, time: 600 + 4.2 * HOUR },
    after: { points: 1, time: 4.2 * HOUR },
  });
  expect((await stage.rank(cid, root)).records[0]).toMatchObject({ uid: anna.uid, rank: 1 });

  await as(site, root)(applyRejudgeSet, { setId });
  expect((await movesOf(setId)).real).toEqual(swapped);
  expect((await stage.rank(cid, root, { forceRefresh: true })).records[0]).toMatchObject({ uid: bela.uid, rank: 1 });
  await as(site, root)(undoRejudgeSet, { setId });
  expect((await movesOf(setId)).data).toMatchObject({ cid, boards: [] });
});

test.each([
  ['ACM', CONTEST_TYPE.acm],
  ['OI', CONTEST_TYPE.oi],
  ['IOI', CONTEST_TYPE.ioi],
  ['AtCoder', CONTEST_TYPE.atcoder],
])('%s: boards that followed a set, applied and undone, are those of a recount', async (_rule, type) => {
  const { site, root, anna, bela, cora } = stage;
  const { cid, field } = await stage.stage({ type });
  const late = await field.submit(cora.uid, 0, -1, 4.4 * HOUR, 0);
  const row = (await findContest(db(), cid))!;
  const linesOf = ({ boards }: LiveBoard) =>
    BOARD_NAMES.map((name) => {
      const board = boards.board(name);
      const lines = board.list().map(({ uid, cells, total }) => ({ uid, cells: [...cells], total }));
      return { name, counts: board.counts.map((count) => ({ ...count })), lines };
    });
  const followed = async () => linesOf(await boardStore(site.services).get(row, true));
  const recounted = async () => linesOf(await LiveBoard.load(db(), row));
  const before = await followed();
  expect(before).toEqual(await recounted());
  const setId = await setOf([
    [await firstOf(cid, anna), -1],
    [await firstOf(cid, bela), 0],
    [await firstOf(cid, cora), -2],
    [late, 0],
  ]);

  await as(site, root)(applyRejudgeSet, { setId });
  const applied = await recounted();
  expect(applied).not.toEqual(before);
  await expect.poll(followed).toEqual(applied);
  await as(site, root)(undoRejudgeSet, { setId });
  const undone = await recounted();
  expect(undone).not.toEqual(applied);
  await expect.poll(followed).toEqual(undone);
});

test('what is judged again under the seal moves places on the real board alone', async () => {
  const { bela, cora } = stage;
  const { cid, field } = await stage.stage();
  const first = await field.submit(cora.uid, 0, -1, 4.1 * HOUR);
  const second = await field.submit(cora.uid, 1, -1, 4.15 * HOUR);
  const setId = await setOf([
    [first, 0],
    [second, 0],
  ]);
  const { real, sealed } = await movesOf(setId, cid);
  expect(real).toEqual([
    [cora.uid, 3, 2],
    [bela.uid, 2, 3],
  ]);
  expect(sealed).toEqual([]);
});

test('results that applying would leave alone move nobody: newer ones, failures of the judge, those still judged', async () => {
  const { anna, bela, cora } = stage;
  const { cid } = await stage.stage({ sealRank: false, sealRankTime: null });
  const ids = [await firstOf(cid, anna), await firstOf(cid, bela), await firstOf(cid, cora)] as const;
  const setId = await setOf([
    [ids[0], -1],
    [ids[1], 4],
    [ids[2], 0],
  ]);
  await db()
    .updateTable('submissions')
    .set({ judgement_id: await judgement(ids[0], 0) })
    .where('id', '=', ids[0])
    .execute();
  await db().updateTable('rejudge_members').set({ after_id: null }).where('submission_id', '=', ids[2]).execute();
  expect((await movesOf(setId)).real).toEqual([]);
});

test('a set that touches no contest has no board; another contest than its own is not told of', async () => {
  const { data } = await movesOf(await setOf([]));
  expect(data).toEqual({ contests: [], cid: null, rule: null, boards: [] });
  const { cid } = await stage.stage();
  const other = await stage.stage();
  const setId = await setOf([[await firstOf(cid, stage.anna), -1]]);
  expect((await movesOf(setId, other.cid)).data).toMatchObject({ contests: [{ cid }], cid: null, boards: [] });
});
