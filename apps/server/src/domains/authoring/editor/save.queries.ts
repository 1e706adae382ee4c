import { type Insertable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Problems } from '../../../platform/db/schema.ts';

export const insertProblem = (tx: Queryable, fields: Insertable<Problems>) =>
  tx.insertInto('problems').values(fields).returning(['id', 'problem_id']).executeTakeFirstOrThrow();

/**
 * Saves over exactly the version that the author saw.
 * @returns the new version, or null when somebody else saved in between
 */
export async function updateProblemRow(
  tx: Queryable,
  pid: number,
  version: number,
  fields: Updateable<Problems>,
): Promise<number | null> {
  const row = await tx
    .updateTable('problems')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', pid)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

export interface TextRow {
  locale: string;
  title: string;
  description: string;
  input: string;
  output: string;
  hint: string;
  /** The texts as HTML, and what made it. */
  rendered: string;
  rendered_by: string;
}

export interface ProblemLists {
  texts: readonly TextRow[];
  tagIds: readonly number[];
  languageIds: readonly number[];
  templates: readonly { lid: number; code: string; status: boolean }[];
}

/** Puts these in the place of whatever the problem had; searches find the new titles. */
/** Tags of a group stay on its own problems alone. */
export const takeOffForeignTags = (tx: Queryable, pid: number) =>
  sql`
    delete from problem_tags pt using tags t, problems p
    where pt.pid = ${pid} and p.id = pt.pid and t.id = pt.tid and t.gid is not null
      and not (p.owner_kind = 'group' and p.owner_id = t.gid)`.execute(tx);

export async function replaceProblemLists(tx: Queryable, pid: number, lists: ProblemLists): Promise<void> {
  await tx.deleteFrom('problem_texts').where('pid', '=', pid).execute();
  await tx.deleteFrom('problem_tags').where('pid', '=', pid).execute();
  await tx.deleteFrom('problem_languages').where('pid', '=', pid).execute();
  await tx.deleteFrom('code_templates').where('pid', '=', pid).execute();
  const rows = {
    texts: lists.texts.map((text) => ({ pid, ...text })),
    tags: lists.tagIds.map((tid) => ({ pid, tid })),
    languages: lists.languageIds.map((lid) => ({ pid, lid })),
    templates: lists.templates.map((template) => ({ pid, ...template })),
  };
  await tx.insertInto('problem_texts').values(rows.texts).execute();
  if (rows.tags.length > 0) await tx.insertInto('problem_tags').values(rows.tags).execute();
  await takeOffForeignTags(tx, pid);
  if (rows.languages.length > 0) await tx.insertInto('problem_languages').values(rows.languages).execute();
  if (rows.templates.length > 0) await tx.insertInto('code_templates').values(rows.templates).execute();
  await sql`
    update problems p set search_text =
      lower(p.problem_id || E'\\n' || (select string_agg(t.title, E'\\n') from problem_texts t where t.pid = p.id))
    where p.id = ${pid}`.execute(tx);
}

/** Ids of the site's languages by name, switched off ones included. */
export async function findLanguageIds(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.selectFrom('languages').select(['id', 'name']).where('oj', '=', 'ME').execute();
  return new Map(rows.map((row) => [row.name, row.id]));
}
