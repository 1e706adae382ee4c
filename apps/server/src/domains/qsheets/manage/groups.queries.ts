import type { GroupOpening } from '@assay/contract/qsheets/qsheet.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inVenue } from '../../venues/venues.queries.ts';

export interface GroupFields {
  title: string;
  opens: GroupOpening;
}

/** The sheet that a group belongs to; undefined when there is none. */
export async function findSheetOfGroup(db: Queryable, groupId: number): Promise<number | undefined> {
  const row = await db.selectFrom('qsheet_groups').select('qid').where('id', '=', groupId).executeTakeFirst();
  return row?.qid;
}

const asJson = (opens: GroupOpening) => sql<string>`${JSON.stringify(opens)}::jsonb`;

/** Adds a group behind the others. */
export async function insertGroup(tx: Queryable, qid: number, { title, opens }: GroupFields): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into qsheet_groups (qid, title, opens, seq)
    select ${qid}, ${title}, ${asJson(opens)}, coalesce(max(seq) + 1, 0) from qsheet_groups where qid = ${qid}
    returning id`.execute(tx);
  return rows[0]!;
}

export const updateGroup = (tx: Queryable, id: number, { title, opens }: GroupFields) =>
  tx
    .updateTable('qsheet_groups')
    .set({ title, opens: asJson(opens) })
    .where('id', '=', id)
    .execute();

export const deleteGroup = (tx: Queryable, id: number) => tx.deleteFrom('qsheet_groups').where('id', '=', id).execute();

/** Puts rows in this order, by their ids. */
export const updateOrder = (tx: Queryable, table: 'qsheet_groups' | 'qsheet_problems', ids: readonly number[]) =>
  sql`
    update ${sql.table(table)} t set seq = given.seq
    from unnest(${ids}::bigint[]) with ordinality as given (id, seq) where t.id = given.id`.execute(tx);

/**
 * Binds problems behind the others of a group; those that are there already stay where they are. What was submitted to them in the
 * sheet before counts again.
 * @returns those that were bound
 */
export async function insertBound(
  tx: Queryable,
  { qid, groupId }: { qid: number; groupId: number },
  pids: readonly number[],
): Promise<{ id: number; pid: number }[]> {
  const { rows } = await sql<{ id: number; pid: number }>`
    insert into qsheet_problems (qid, group_id, pid, seq, submitted, accepted)
    select ${qid}, ${groupId}, given.pid,
      (select coalesce(max(seq), 0) from qsheet_problems where group_id = ${groupId}) + given.place,
      counted.submitted, counted.accepted
    from unnest(${pids}::bigint[]) with ordinality as given (pid, place)
    cross join lateral (
      select count(*) as submitted, count(*) filter (where s.status = ${verdictSql('accepted')}) as accepted
      from submissions s
      where ${inVenue({ kind: 'qsheet', id: qid })} and s.pid = given.pid and s.judgement_id is not null
    ) counted
    order by given.place
    on conflict (group_id, pid) do nothing
    returning id, pid`.execute(tx);
  return rows;
}

/** Holds problems that nobody deletes until the transaction ends, in one order for all who do. @returns whether all are there */
export async function holdProblems(tx: Queryable, pids: readonly number[]): Promise<boolean> {
  if (pids.length === 0) return true;
  const rows = await tx
    .selectFrom('problems')
    .select('id')
    .where('id', 'in', pids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.length === pids.length;
}

/** Takes a problem out of its group. @returns which it was, undefined when it is gone */
export const deleteBound = (tx: Queryable, qpid: number) =>
  tx.deleteFrom('qsheet_problems').where('id', '=', qpid).returning(['pid', 'group_id']).executeTakeFirst();
