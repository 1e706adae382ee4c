import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { hasLine } from '../../groups/rank/has-line.queries.ts';

/** Where somebody stands, and what one is found by. */
export interface LineRow {
  uid: number;
  solved: number;
  run_time_ms: number;
  username: string;
  realname: string;
  school: string;
}

/** Everybody who has a line in the rank of a training: who started it and does not run it (TRAIN-4). */
export async function listLines(db: Queryable, tid: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select r.uid, r.solved, r.run_time_ms, u.username, u.realname, u.school
    from training_registrations r
    join trainings t on t.id = r.tid
    join users u on u.uid = r.uid
    where r.tid = ${tid} and ${hasLine('r', 't')}`.execute(db);
  return rows;
}

/** Status, and running time in ms of an accepted one, by the id of a problem. */
export type Cells = Record<string, readonly [status: number, runTimeMs: number | null]>;

/** What the lines of a page show. */
export async function listShownLines(db: Queryable, tid: number, uids: readonly number[]) {
  if (uids.length === 0) return new Map<number, ShownLine>();
  const { rows } = await sql<ShownLine>`
    select r.uid, r.cells, u.username, u.realname, u.school, u.gender, u.avatar,
      t.group_id is not null and not exists (
        select from group_members m where m.gid = t.group_id and m.uid = r.uid and m.auth >= ${GROUP_LEVEL.member}) as has_left
    from training_registrations r join trainings t on t.id = r.tid join users u on u.uid = r.uid
    where r.tid = ${tid} and r.uid = any(${uids}::bigint[])`.execute(db);
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
  has_left: boolean;
}
