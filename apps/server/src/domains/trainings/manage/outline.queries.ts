import type { Lang } from '@assay/contract/errors.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { isShown } from '../counting.queries.ts';
import type { StoredRule } from '../problems/problems.queries.ts';

/** All problems of a training, hidden ones too, by sections in their order. */
export const listOutlineProblems = (db: Queryable, tid: number, lang: Lang) =>
  db
    .selectFrom('training_problems as tp')
    .innerJoin('trainings as t', 't.id', 'tp.tid')
    .innerJoin('problems as p', 'p.id', 'tp.pid')
    .leftJoin('problem_texts as own', (join) => join.onRef('own.pid', '=', 'p.id').on('own.locale', '=', lang))
    .leftJoin('problem_texts as other', (join) => join.onRef('other.pid', '=', 'p.id').on('other.locale', '<>', lang))
    .select([
      'tp.section_id',
      'tp.pid',
      'p.problem_id',
      'p.author',
      'p.author_uid',
      'p.auth',
      'p.owner_kind',
      'p.owner_id',
    ])
    .select((eb) => [eb.fn.coalesce('own.title', 'other.title', sql<string>`''`).as('title'), isShown().as('is_shown')])
    .where('tp.tid', '=', tid)
    .orderBy('tp.seq')
    .orderBy('tp.pid')
    .execute();

export const listPids = async (tx: Queryable, tid: number): Promise<number[]> =>
  (await tx.selectFrom('training_problems').select('pid').where('tid', '=', tid).execute()).map(({ pid }) => pid);

/** Holds problems that nobody deletes until the transaction ends, in one order for all who do. */
export const holdProblems = (tx: Queryable, pids: readonly number[]) =>
  pids.length === 0
    ? Promise.resolve([])
    : tx.selectFrom('problems').select('id').where('id', 'in', pids).orderBy('id').forKeyShare().execute();

/** Adds problems behind the others of a section; those that are there already stay where they are. @returns those that were added */
export async function insertProblems(
  tx: Queryable,
  tid: number,
  sectionId: number,
  pids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    insert into training_problems (tid, pid, section_id, seq)
    select ${tid}, given.pid, ${sectionId},
      (select coalesce(max(seq), 0) from training_problems where tid = ${tid} and section_id = ${sectionId}) + given.place
    from unnest(${pids}::bigint[]) with ordinality as given (pid, place)
    on conflict (tid, pid) do nothing
    returning pid`.execute(tx);
  return rows.map(({ pid }) => pid);
}

export interface SavedSection {
  id: number;
  title: string;
  requires: readonly StoredRule[];
  pids: readonly number[];
}

export const insertSection = (tx: Queryable, tid: number) =>
  tx.insertInto('training_sections').values({ tid }).returning('id').executeTakeFirstOrThrow();

/** Writes sections and problems in this order; sections that are not named go. */
export async function updateOutline(tx: Queryable, tid: number, sections: readonly SavedSection[]): Promise<void> {
  const places = sections.flatMap(({ id, pids }) => pids.map((pid, seq) => ({ id, pid, seq })));
  await sql`
    update training_sections s set title = given.title, requires = given.requires, seq = given.seq
    from unnest(
      ${sections.map(({ id }) => id)}::bigint[], ${sections.map(({ title }) => title)}::text[],
      ${sections.map(({ requires }) => JSON.stringify(requires))}::jsonb[]
    ) with ordinality as given (id, title, requires, seq)
    where s.tid = ${tid} and s.id = given.id`.execute(tx);
  await sql`
    update training_problems tp set section_id = given.id, seq = given.seq
    from unnest(
      ${places.map(({ id }) => id)}::bigint[], ${places.map(({ pid }) => pid)}::bigint[], ${places.map(({ seq }) => seq)}::int[]
    ) as given (id, pid, seq)
    where tp.tid = ${tid} and tp.pid = given.pid`.execute(tx);
  await sql`
    delete from training_sections where tid = ${tid} and id <> all(${sections.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  );
}
