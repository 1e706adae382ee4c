import type { AssistantRight } from '@assay/contract/groups/assistants.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** What an assistant was given, and for which classes; null: all of them. */
export interface Given {
  rights: string[];
  labels: string[] | null;
}

/** What somebody was given as an assistant of some groups, by group. */
export async function listGiven(
  db: Queryable,
  uid: number,
  gids: readonly number[],
): Promise<ReadonlyMap<number, Given>> {
  const { rows } = await sql<Given & { gid: number }>`
    select gid, rights, labels from group_assistants where uid = ${uid} and gid = any(${gids}::bigint[])`.execute(db);
  return new Map(rows.map(({ gid, ...given }) => [gid, given]));
}

/** What the assistants of a group were given, by person. */
export async function listAssistants(db: Queryable, gid: number): Promise<ReadonlyMap<number, Given>> {
  const { rows } = await sql<Given & { uid: number }>`
    select uid, rights, labels from group_assistants where gid = ${gid}`.execute(db);
  return new Map(rows.map(({ uid, ...given }) => [uid, given]));
}

interface Assistant {
  gid: number;
  uid: number;
  rights: readonly AssistantRight[];
  labels: readonly string[] | null;
  by: number;
  now: Date;
}

/** Says anew what an assistant may do; without any right the person is none. @returns what it was before */
export async function replaceAssistant(
  tx: Queryable,
  { gid, uid, rights, labels, by, now }: Assistant,
): Promise<Given> {
  const { rows } = await sql<Given>`
    delete from group_assistants where gid = ${gid} and uid = ${uid} returning rights, labels`.execute(tx);
  if (rights.length > 0) {
    await sql`
      insert into group_assistants (gid, uid, rights, labels, by_uid, gmt_create)
      values (${gid}, ${uid}, ${rights}::text[], ${labels}::text[], ${by}, ${now})`.execute(tx);
  }
  return rows[0] ?? { rights: [], labels: null };
}

/** Who has a right over a member of a group: those who run it, and assistants with it for the member's class. */
export async function listAssisting(db: Queryable, gid: number, uid: number, right: AssistantRight): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select m.uid from group_members m where m.gid = ${gid} and m.auth >= ${GROUP_LEVEL.admin}
    union
    select x.uid from group_assistants x join group_members own on own.gid = x.gid and own.uid = ${uid}
    where x.gid = ${gid} and ${right} = any(x.rights) and (x.labels is null or own.label = any(x.labels))`.execute(db);
  return rows.map((row) => row.uid);
}
