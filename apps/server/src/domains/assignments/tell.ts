import type { Queryable } from '../../platform/db/database.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import { emitMessages, type MessageEvent } from '../../platform/messages/emit-messages.ts';
import type { AssignmentColumns } from './assignments.queries.ts';
import { resultsShown } from './shown.ts';

interface Given {
  uid: number;
  /** The display id of the problem. */
  problem: string;
  /** Null: what was reached counted, or counts now. */
  before: number | null;
  percent: number | null;
  reason: string;
}

export const sourceOf = ({ gid, title }: AssignmentColumns): MessageEvent['source'] => ({
  type: 'group',
  id: gid,
  title,
  url: `/group/${gid}/assignment`,
});

/** Tells people of points that were given or taken back by hand, once results are shown; a timed work shows its results itself (ASG-14). */
export async function tellPoints(
  call: Call,
  tx: Queryable,
  row: AssignmentColumns,
  given: readonly Given[],
): Promise<void> {
  const now = call.clock.now();
  if (row.work_id !== null || !resultsShown(row, now)) return;
  await emitMessages(
    tx,
    given
      .filter(({ before, percent }) => before !== percent)
      .map(({ uid, problem, percent, reason }) => ({
        kind: percent === null ? ('assignment.pointsBack' as const) : ('assignment.points' as const),
        to: [uid],
        actor: viewerOf(call).uid,
        cause: `points ${row.id} ${uid} ${problem} ${now.getTime()}`,
        source: sourceOf(row),
        content: reason,
        params: { problem, percent: percent ?? 0 },
        at: now,
      })),
  );
}

/** What a member is granted in an assignment, as messages call it: given, and taken back. */
const GRANTS = {
  extension: ['assignment.extended', 'assignment.extensionBack'],
  excuse: ['assignment.excused', 'assignment.excuseBack'],
} as const;

/** Tells somebody of a later due date (ASG-15), or of being excused (ASG-21), or that it was taken back: `reason` null. */
export const tellGrant = (
  call: Call,
  tx: Queryable,
  row: AssignmentColumns,
  { grant, uid, reason }: { grant: keyof typeof GRANTS; uid: number; reason: string | null },
) =>
  emitMessages(tx, [
    {
      kind: GRANTS[grant][reason === null ? 1 : 0],
      to: [uid],
      actor: viewerOf(call).uid,
      cause: `${grant} ${row.id} ${uid} ${call.clock.now().getTime()}`,
      source: sourceOf(row),
      content: reason ?? '',
      at: call.clock.now(),
    },
  ]);

/** Tells the students of a group that the results of an assignment are shown, once (ASG-14). */
export const tellReleased = (call: Call, tx: Queryable, row: AssignmentColumns, to: readonly number[]) =>
  emitMessages(tx, [
    {
      kind: 'assignment.released',
      to,
      actor: viewerOf(call).uid,
      cause: `released ${row.id}`,
      source: sourceOf(row),
      at: call.clock.now(),
    },
  ]);
