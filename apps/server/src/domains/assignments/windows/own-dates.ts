import { datesFor } from '@assay/rules/assignments/access.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { AssignmentColumns } from '../assignments.queries.ts';
import { findOwnWindows, listLabels, listWindows, type WindowColumns } from './windows.queries.ts';

/** An assignment as it holds for somebody of a class (ASG-26). */
export function rowFor<R extends AssignmentColumns>(row: R, window: WindowColumns | undefined): R {
  const own = window ? { opensAt: window.opens_at, dueAt: window.due_at } : null;
  const { opensAt, dueAt } = datesFor({ opensAt: row.opens_at, dueAt: row.due_at }, own);
  return { ...row, opens_at: opensAt, due_at: dueAt };
}

/** The same for one member. */
export const rowOf = async (db: Queryable, row: AssignmentColumns, uid: number): Promise<AssignmentColumns> =>
  rowFor(row, (await findOwnWindows(db, uid, [row.id])).get(row.id));

interface Part {
  row: AssignmentColumns;
  uids: number[];
}

/** An assignment as it holds for some people: those for whom it has the same dates together. */
export async function partsOf(db: Queryable, row: AssignmentColumns, uids: readonly number[]): Promise<Part[]> {
  const windows = row.work_id === null ? await listWindows(db, [row.id]) : [];
  if (windows.length === 0) return [{ row, uids: [...uids] }];
  const labels = await listLabels(db, row.gid, uids);
  const parts = new Map<string | null, Part>();
  for (const uid of uids) {
    const window = windows.find(({ label }) => label === labels.get(uid));
    const key = window?.label ?? null;
    const part = parts.get(key) ?? { row: rowFor(row, window), uids: [] };
    parts.set(key, part);
    part.uids.push(uid);
  }
  return [...parts.values()];
}
