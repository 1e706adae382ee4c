import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { inGroup } from '../../venues/venues.queries.ts';

/** Deletes what was submitted in a group and its trainings; nothing of it counts in public. */
export async function deleteOfGroup(tx: Queryable, gid: number): Promise<void> {
  await sql`delete from submissions where ${inGroup(gid, 'submissions')}`.execute(tx);
}
