import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** How somebody takes part in a contest. */
export interface RosterRow {
  group: number;
  uid: number;
  admitted: boolean;
  disqualified: boolean;
  team_id: number | null;
}

/** Contestants are read in this many groups. */
const GROUP = sql`(uid & 63)::int`;
const READ = sql`uid, admitted, disqualified, team_id`;

/** One number for each group of contestants that has any; another one when anybody's part changed. */
export async function printRoster(db: Queryable, cid: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ group: number; print: string }>`
    select ${GROUP} as group, sum(hashtextextended(row(${READ})::text, 0))::text as print
    from contest_registrations where cid = ${cid} group by 1`.execute(db);
  return new Map(rows.map(({ group, print }) => [group, print]));
}

/** The contestants of some groups. */
export async function listRoster(db: Queryable, cid: number, groups: readonly number[]): Promise<RosterRow[]> {
  const { rows } = await sql<RosterRow>`
    select ${GROUP} as group, ${READ} from contest_registrations
    where cid = ${cid} and ${GROUP} = any(${groups}::int[])`.execute(db);
  return rows;
}
