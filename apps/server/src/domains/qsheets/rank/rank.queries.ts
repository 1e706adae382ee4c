import { ROLE } from '@assay/contract/roles.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Where somebody stands, and what one is found by. */
export interface LineRow {
  id: number;
  uid: number;
  solved: number;
  reached_at: Date | null;
  username: string;
  school: string;
}

/** Everybody who has a line in the rank of a sheet (SHEET-6). @param ids participants that are asked for; all unless given */
export async function listLines(db: Queryable, qid: number, ids?: readonly number[]): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select m.id, m.uid, m.solved, m.reached_at, u.username, u.school
    from qsheet_participants m join users u on u.uid = m.uid
    where m.qid = ${qid} and u.role <> ${ROLE.root} ${ids ? sql`and m.id = any(${ids}::bigint[])` : sql``}`.execute(db);
  return rows;
}

/** What the lines of a page show. */
export async function listShownLines(db: Queryable, qid: number, uids: readonly number[]) {
  const rows = await db
    .selectFrom('qsheet_participants as m')
    .innerJoin('users as u', 'u.uid', 'm.uid')
    .select(['m.uid', 'm.accepted', 'm.finished_at', 'u.username', 'u.school', 'u.gender', 'u.avatar'])
    .where('m.qid', '=', qid)
    .where(sql<boolean>`m.uid = any(${uids}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.uid, row]));
}
