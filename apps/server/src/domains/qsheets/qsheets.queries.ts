import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import type { Qsheets } from '../../platform/db/schema.ts';

export type SheetColumns = Selectable<Qsheets>;

/** By their names: a statement that is prepared must answer the same after a column was added. */
const NAMES = {
  id: true,
  rank: true,
  title: true,
  description: true,
  image: true,
  visible: true,
  version: true,
  participants: true,
  finishers: true,
  gmt_create: true,
  gmt_modified: true,
} satisfies Record<keyof SheetColumns, true>;
const COLUMNS = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** Whether a problem `p` is shown where it is bound: one of the site, public or private, that no contest uses (SHEET-8). */
export const isShown = (p = 'p'): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(`${p}.owner_kind`)} = 'site'
    and ${sql.ref(`${p}.auth`)} in (${sql.lit(PROBLEM_AUTH.public)}, ${sql.lit(PROBLEM_AUTH.private)}))`;

export const findSheet = (db: Queryable, qid: number): Promise<SheetColumns | undefined> =>
  db.selectFrom('qsheets').modifyFront(PREPARED).select(COLUMNS).where('id', '=', qid).executeTakeFirst();

/** Which of some sheets are there, and whether each is hidden. */
export async function listVisible(db: Queryable, qids: readonly number[]) {
  const { rows } = await sql<{ id: number; visible: boolean }>`
    select id, visible from qsheets where id = any(${qids}::bigint[])`.execute(db);
  return rows;
}

/** The sheet that a bound problem stands in; undefined when there is none. */
export async function findSheetOf(db: Queryable, qpid: number): Promise<number | undefined> {
  const row = await db.selectFrom('qsheet_problems').select('qid').where('id', '=', qpid).executeTakeFirst();
  return row?.qid;
}

/**
 * Holds a sheet until the transaction ends: `follow` keeps it and its groups from changing while progress is written, by many at once;
 * `change` is alone with it. The order of all who hold is submissions, problems, the sheet, its participants.
 * @returns whether it is there
 */
export async function holdSheet(tx: Queryable, qid: number, to: 'follow' | 'change'): Promise<boolean> {
  const rows = tx.selectFrom('qsheets').select('id').where('id', '=', qid);
  const row = await (to === 'follow' ? rows.forKeyShare() : rows.forUpdate()).executeTakeFirst();
  return row !== undefined;
}
