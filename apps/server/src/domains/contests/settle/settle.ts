import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { type Venue, venueIdOf } from '@assay/contract/venue.ts';
import { findUnjudged } from '@assay/rules/boards/reveal.ts';
import { statusAt } from '@assay/rules/contests/clock.ts';
import { isSealed } from '@assay/rules/contests/seal.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { postEntries } from '../../coins/ledger.ts';
import { LiveBoard } from '../boards/live-board.ts';
import { type ContestColumns, findContest } from '../contests.queries.ts';
import { clockOf } from '../entry.ts';
import {
  deleteSettlement,
  insertEnded,
  listDueContests,
  listPaidAccepts,
  makeDue,
  resettle,
  takeDue,
} from './settle.queries.ts';

/** Contests that ended longer ago give nothing by themselves; changing what they give makes them due. */
const NOTED_DAYS = 90;
const TOGETHER = 5;
const DAY_MS = 24 * 3600 * 1000;

const isOpen = (row: ContestColumns, nowMs: number) => {
  const clock = clockOf(row);
  const seal = { sealRank: row.seal_rank, sealMs: row.seal_ms, autoRealRank: row.auto_real_rank };
  return row.visible && statusAt(clock, nowMs) === CONTEST_STATUS.ended && !isSealed(seal, clock, nowMs);
};

/** What everybody with a place reached; a team's members all reached what the team did. */
const resultsOf = (live: LiveBoard) =>
  live.boards
    .board('real')
    .list(true)
    .filter(({ participation }) => participation === 'official')
    .flatMap((line) => {
      const tried = line.cells.some((cell) => cell !== undefined && cell.judged > 0);
      const result = { points: line.total.points, place: live.boards.board('real').placeOf(line), tried };
      return live.membersOf(line.uid).map(({ uid }) => ({ uid, ...result }));
    });

/** Pays the coins of a contest's problems, once to each person for each problem (CON-14). */
async function payAccepts(tx: Queryable, { id: cid, title, end_time }: ContestColumns) {
  const accepts = await listPaidAccepts(tx, cid, end_time);
  await postEntries(
    tx,
    accepts.map(({ uid, pid, coins, displayId }) => ({
      uid,
      delta: coins,
      reason: 'contest-accept' as const,
      subject: `${cid}:${pid}`,
      note: `${title} ${displayId}`,
    })),
  );
}

/**
 * Gives what follows from the results of contests that are over and open: coins, and what reacts to `contest.settled`. Results that change
 * later make a contest due again. What is noted as over in one round is settled in the next one: a judgement that was being stored
 * meanwhile is stored by then, or waits for the row of the contest.
 */
export async function settleContests({ db, clock, signals }: Pick<Services, 'db' | 'clock' | 'signals'>) {
  const now = clock.now();
  const due = await listDueContests(db, TOGETHER);
  await insertEnded(db, { after: new Date(now.getTime() - NOTED_DAYS * DAY_MS), until: now });
  for (const cid of due) {
    await db.transaction().execute(async (tx) => {
      if (!(await takeDue(tx, cid, now))) return;
      const row = await findContest(tx, cid);
      // prolonged or sealed since
      if (!row || !isOpen(row, now.getTime())) return void (await deleteSettlement(tx, cid));
      const live = await LiveBoard.load(tx, row);
      if (findUnjudged(live.boards).length > 0) return void (await resettle(tx, [cid]));
      await payAccepts(tx, row);
      await signals.emit('contest.settled', { cid, title: row.title, results: resultsOf(live) }, tx);
    });
  }
}

/** Results of contests changed: those that were settled are due again. */
export const followSettled = (events: readonly { venue: Venue }[], tx: Queryable) =>
  resettle(tx, [...new Set(events.map(({ venue }) => venueIdOf(venue)))]);

/** What a contest gives was changed: it is settled anew once it is over and open. */
export const settleAnew = (tx: Queryable, cid: number) => makeDue(tx, cid);

/** A contest is rated from now on: it is settled anew if it ended already. */
export async function settleRated(tx: Queryable, cid: number, now: Date) {
  const row = await findContest(tx, cid);
  if (row && row.end_time <= now) await makeDue(tx, cid);
}
