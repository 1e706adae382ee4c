import type { Queryable } from '../../../platform/db/database.ts';
import { insertIdNotifications } from '../../../platform/db/notifications.queries.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { deleteProblem } from '../problems/problems.queries.ts';
import {
  listTrainingsOf,
  lockToCount,
  lockToFollow,
  type Solving,
  updateCellsOf,
  updateCellsOfProblems,
  updateCellsOfUser,
} from './cells.queries.ts';

/** Tells web nodes whose rank changed: ids of trainings. */
export const RANK_CHANNEL = 'training_rank';

const tell = (tx: Queryable, tids: readonly number[]) => insertIdNotifications(tx, RANK_CHANNEL, tids);

async function follow(tx: Queryable, solvings: readonly Solving[]): Promise<void> {
  const tids = await listTrainingsOf(tx, [...new Set(solvings.map(({ pid }) => pid))]);
  if (tids.length === 0) return;
  await lockToFollow(tx, tids);
  await tell(tx, await updateCellsOf(tx, solvings));
}

/** Results count in every training that has the problem, wherever they were made (TRAIN-6). */
export const followResults = (events: SignalMap['submissions.judged'], tx: Queryable) => follow(tx, distinct(events));
export const followDeletion = (event: SignalMap['submission.deleted'], tx: Queryable) => follow(tx, [event]);

/** One pair for each, though somebody submitted to a problem many times. */
function distinct(solvings: readonly Solving[]): Solving[] {
  const byKey = new Map(solvings.map(({ uid, pid }) => [`${uid}:${pid}`, { uid, pid }]));
  return [...byKey.values()];
}

/** Problems that were hidden count nowhere, and count again when they are shown (TRAIN-9). */
export async function followShown({ pid }: SignalMap['problem.shown'], tx: Queryable): Promise<void> {
  const tids = await listTrainingsOf(tx, [pid]);
  for (const tid of tids.sort((a, b) => a - b)) await countProblems(tx, tid, [pid]);
}

/** A problem that is deleted leaves every training before. */
export async function followProblemDeletion({ pid }: SignalMap['problem.deleted'], tx: Queryable): Promise<void> {
  const tids = await listTrainingsOf(tx, [pid]);
  for (const tid of tids.sort((a, b) => a - b)) {
    await deleteProblem(tx, tid, pid);
    await countProblems(tx, tid, [pid]);
  }
}

/** Whoever starts a training gets what was solved before. Hold the training by `lockToCount` before the registration is written. */
export async function countRegistration(tx: Queryable, tid: number, uid: number): Promise<void> {
  await updateCellsOfUser(tx, tid, uid);
  await tell(tx, [tid]);
}

/** Problems came into a training or left it. Call it after that was written. */
export async function countProblems(tx: Queryable, tid: number, pids: readonly number[]): Promise<void> {
  await lockToCount(tx, tid);
  await updateCellsOfProblems(tx, tid, pids);
  await tell(tx, [tid]);
}
