import type { Services } from '../../../platform/services.ts';
import { graceMsOf } from '../grace.ts';
import { countAnew } from '../rank/cells.ts';
import { tellRank } from '../rank/follow.ts';
import { findRevision, listUngraded, listWorksToGrade, updateGraded } from './answers.queries.ts';

/**
 * Grades the answers of all who have finished a work, by handing in or by the clock, and again after what is right was corrected (QUES-8).
 * Whatever shows results asks this first, so that nothing has to happen at the very moment at which somebody's time is over.
 * @returns whether anything was graded: what this node remembers is older then, until it hears of it
 */
export async function gradeFinished(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  wid: number,
  now: Date,
): Promise<boolean> {
  const revision = await findRevision(db, wid);
  if (revision === 0 || (await listUngraded(db, wid, revision, now)).length === 0) return false;
  // what still may arrive is graded, too
  const until = new Date(now.getTime() - (await graceMsOf({ settings })));
  return db.transaction().execute(async (tx) => {
    const uids = await listUngraded(tx, wid, revision, until);
    if (uids.length === 0) return false;
    await countAnew(tx, wid, { uids, pids: null });
    await updateGraded(tx, wid, uids, revision);
    await tellRank(tx, [wid]);
    return true;
  });
}

/** The same for some works: only those in which somebody has to be graded are looked at one by one. */
export async function gradeAllFinished(
  services: Pick<Services, 'db' | 'settings'>,
  wids: readonly number[],
  now: Date,
) {
  for (const wid of await listWorksToGrade(services.db, wids, now)) await gradeFinished(services, wid, now);
}
