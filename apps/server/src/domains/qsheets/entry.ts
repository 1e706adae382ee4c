import { fail } from '@assay/contract/errors.ts';
import type { Viewer } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findSheet, listVisible, type SheetColumns } from './qsheets.queries.ts';

/** A sheet as one viewer finds it. */
export interface SheetView {
  row: SheetColumns;
  uid: number;
  /** Manages sheets, and takes part in none: a super administrator (SHEET-8). */
  isManager: boolean;
}

/**
 * A sheet into which this viewer may look. Hidden ones answer like missing ones (SHEET-2).
 * @throws Failure `access.loginNeeded`, `qsheet.unknown`
 */
export async function enterSheet(
  { db }: Pick<Services, 'db'>,
  qid: number,
  viewer: Pick<Viewer, 'uid' | 'role'> | null,
): Promise<SheetView> {
  if (!viewer) return fail('access.loginNeeded');
  const row = await findSheet(db, qid);
  const isManager = viewer.role === 'root';
  if (!row || (!row.visible && !isManager)) return fail('qsheet.unknown');
  return { row, uid: viewer.uid, isManager };
}

/** Into which of some sheets this viewer may look. */
export async function listEnteredSheets(
  { db }: Pick<Services, 'db'>,
  qids: readonly number[],
  viewer: Pick<Viewer, 'role'>,
): Promise<ReadonlySet<number>> {
  const rows = await listVisible(db, qids);
  return new Set(rows.filter(({ visible }) => visible || viewer.role === 'root').map(({ id }) => id));
}
