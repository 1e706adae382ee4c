import type { AssistantRight } from '@assay/contract/groups/assistants.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** What somebody was given as an assistant of some groups, by group. */
export async function listGiven(
  db: Queryable,
  uid: number,
  gids: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const { rows } = await sql<{ gid: number; rights: string[] }>`
    select gid, rights from group_assistants where uid = ${uid} and gid = any(${gids}::bigint[])`.execute(db);
  return new Map(rows.map(({ gid, rights }) => [gid, rights]));
}

/** What the assistants of a group were given, by person. */
export async function listAssistants(db: Queryable, gid: number): Promise<ReadonlyMap<number, string[]>> {
  const { rows } = await sql<{ uid: number; rights: string[] }>`
    select uid, rights from group_assistants where gid = ${gid}`.execute(db);
  return new Map(rows.map(({ uid, rights }) => [uid, rights]));
}

interface Assistant {
  gid: number;
  uid: number;
  rights: readonly AssistantRight[];
  by: number;
  now: Date;
}

/** Says anew what an assistant may do; without any right the person is none. @returns what it was before */
export async function replaceAssistant(tx: Queryable, { gid, uid, rights, by, now }: Assistant): Promise<string[]> {
  const { rows } = await sql<{ rights: string[] }>`
    delete from group_assistants where gid = ${gid} and uid = ${uid} returning rights`.execute(tx);
  if (rights.length > 0) {
    await sql`
      insert into group_assistants (gid, uid, rights, by_uid, gmt_create)
      values (${gid}, ${uid}, ${rights}::text[], ${by}, ${now})`.execute(tx);
  }
  return rows[0]?.rights ?? [];
}
