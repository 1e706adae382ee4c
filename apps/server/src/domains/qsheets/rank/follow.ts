import { venueIdOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { groupsToKeep, type SheetGroup } from '@assay/rules/qsheets/groups.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { insertIdNotifications } from '../../../platform/db/notifications.queries.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { holdSheet } from '../qsheets.queries.ts';
import { listGroups, listShownPids } from '../view/groups.queries.ts';
import {
  addBoundCounts,
  addToSheet,
  type BoundCounts,
  listConcerned,
  listParticipations,
  listSheetsWith,
  lockParticipants,
  removeProblem,
  updateOpened,
  updateProgress,
  upsertParticipant,
  type WrittenProgress,
} from './progress.queries.ts';

/** Tells web nodes whose line of a rank changed: ids of participants. */
export const RANK_CHANNEL = 'qsheet_rank';

const tell = (tx: Queryable, ids: readonly number[]) => insertIdNotifications(tx, RANK_CHANNEL, ids);

/** What a submission was before and is now; null before it was judged, and after it was deleted. */
interface Change {
  uid: number;
  pid: number;
  before: number | null;
  after: number | null;
}

function sumsOf(changes: readonly Change[]): BoundCounts[] {
  const sums = new Map<number, BoundCounts>();
  for (const { pid, before, after } of changes) {
    const sum = sums.get(pid) ?? { pid, submitted: 0, accepted: 0 };
    sum.submitted += Number(after !== null) - Number(before !== null);
    sum.accepted += Number(after === VERDICT.accepted) - Number(before === VERDICT.accepted);
    sums.set(pid, sum);
  }
  return [...sums.values()].filter(({ submitted, accepted }) => submitted !== 0 || accepted !== 0);
}

/** Groups that stay open to whom solved problems open them now (SHEET-4). */
async function keepOpened(tx: Queryable, qid: number, written: readonly WrittenProgress[]): Promise<void> {
  const [groups, shown] = await Promise.all([listGroups(tx, qid), listShownPids(tx, qid)]);
  if (!groups.some(({ opens }) => opens.by === 'solved')) return;
  const facts = groups.map(
    ({ id, opens }): SheetGroup => ({
      id,
      opens,
      pids: shown.filter(({ group_id }) => group_id === id).map(({ pid }) => pid),
    }),
  );
  const fresh = written.map(({ id, accepted, opened }) => {
    const known = new Set(opened);
    const kept = groupsToKeep(facts, { solved: new Set(accepted), opened: known });
    return { id, groups: kept.filter((group) => !known.has(group)) };
  });
  await updateOpened(tx, fresh);
}

/** Writes the progress of people anew. The sheet is held. */
async function writeProgress(tx: Queryable, qid: number, uids: readonly number[]): Promise<void> {
  await lockParticipants(tx, qid, uids);
  const written = await updateProgress(tx, qid, uids);
  if (written.length === 0) return;
  await keepOpened(tx, qid, written);
  const finishers = written.reduce((sum, { finished }) => sum + finished, 0);
  if (finishers !== 0) await addToSheet(tx, qid, { finishers });
  await tell(
    tx,
    written.map(({ id }) => id),
  );
}

async function follow(tx: Queryable, qid: number, changes: readonly Change[]): Promise<void> {
  // one that was deleted has no rank any more
  if (!(await holdSheet(tx, qid, 'follow'))) return;
  await addBoundCounts(tx, qid, sumsOf(changes));
  await writeProgress(tx, qid, [...new Set(changes.map(({ uid }) => uid))]);
}

/** Results of a sheet's submissions count in it. */
export async function followJudged(events: SignalMap['submissions.judged'], tx: Queryable): Promise<void> {
  const qids = [...new Set(events.map(({ venue }) => venueIdOf(venue)))].sort((a, b) => a - b);
  for (const qid of qids) {
    const own = events.filter(({ venue }) => venueIdOf(venue) === qid);
    await follow(tx, qid, own);
  }
}

export const followDeleted = (event: SignalMap['submission.deleted'], tx: Queryable): Promise<void> =>
  follow(tx, venueIdOf(event.venue), [{ ...event, after: null }]);

/** Takes somebody into a sheet with a submission that was stored; groups that are open to that person by solved problems stay open. */
export async function joinSheet(tx: Queryable, given: Parameters<typeof upsertParticipant>[1]): Promise<void> {
  const row = await upsertParticipant(tx, given);
  if (!row?.is_new) return;
  await addToSheet(tx, given.qid, { participants: 1 });
  await tell(tx, [row.id]);
}

/** Problems left the sheet, or came back into it. Call it after that was written; the sheet is held alone. */
export async function recount(tx: Queryable, qid: number, pids: readonly number[]): Promise<void> {
  const uids = await listConcerned(tx, qid, pids);
  if (uids.length > 0) await writeProgress(tx, qid, uids);
}

/** A problem that became one of a contest or a group is shown in no sheet, and is again when it comes back. */
export async function followShown({ pid }: SignalMap['problem.shown'], tx: Queryable): Promise<void> {
  for (const qid of await listSheetsWith(tx, pid)) {
    await holdSheet(tx, qid, 'change');
    await recount(tx, qid, [pid]);
  }
}

/** A problem that is deleted leaves every sheet before. */
export async function followProblemDeletion({ pid }: SignalMap['problem.deleted'], tx: Queryable): Promise<void> {
  for (const qid of await listSheetsWith(tx, pid)) {
    await holdSheet(tx, qid, 'change');
    const before = await listConcerned(tx, qid, [pid]);
    await removeProblem(tx, qid, pid);
    await writeProgress(tx, qid, [...new Set([...before, ...(await listConcerned(tx, qid, []))])]);
  }
}

/** Ranks are searched by user names. */
export async function renameParticipant({ uid }: SignalMap['account.renamed'], tx: Queryable): Promise<void> {
  await tell(tx, await listParticipations(tx, uid));
}
