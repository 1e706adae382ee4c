import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { hasLine } from '../../groups/rank/has-line.queries.ts';
import type { Cells } from '../problems/problems.queries.ts';

/** Where somebody stands, and what one is found by. */
export interface LineRow {
  uid: number;
  points: number;
  username: string;
  realname: string;
  school: string;
}

/** Everybody who has a line in the rank of a work: who started it and does not run it (WORK-6). */
export async function listLines(db: Queryable, wid: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select s.uid, s.points, u.username, u.realname, u.school
    from timed_work_sittings s
    join timed_works w on w.id = s.wid
    join users u on u.uid = s.uid
    where s.wid = ${wid} and ${hasLine('s', 'w')}`.execute(db);
  return rows;
}

/** What the lines of a page show. */
export async function listShownLines(db: Queryable, wid: number, uids: readonly number[]) {
  if (uids.length === 0) return new Map<number, ShownLine>();
  const { rows } = await sql<ShownLine>`
    select s.uid, s.cells, u.username, u.realname, u.school, u.gender, u.avatar
    from timed_work_sittings s join users u on u.uid = s.uid
    where s.wid = ${wid} and s.uid = any(${uids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.uid, row]));
}

interface ShownLine {
  uid: number;
  cells: Cells;
  username: string;
  realname: string;
  school: string;
  gender: string;
  avatar: string | null;
}
