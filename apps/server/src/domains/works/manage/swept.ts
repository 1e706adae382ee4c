import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { deleteWorkRows, listWorkIdsOf } from './admin.queries.ts';

/** The works of a group go with it, and what was submitted in them. */
export async function sweepWorks({ gid }: SignalMap['group.swept'], tx: Queryable): Promise<void> {
  for (const wid of await listWorkIdsOf(tx, gid)) await deleteWorkRows(tx, wid);
}
