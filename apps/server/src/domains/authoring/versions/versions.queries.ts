import type { VersionPart } from '@assay/contract/authoring/versions.ts';
import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import type { VersionContent, VersionHashes } from '@assay/rules/authoring/versions/content.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

type Hashes = Readonly<Partial<Record<VersionPart, string>>>;

/** A problem, held until the transaction ends, so that its versions are numbered one after the other. */
export const holdProblem = (tx: Queryable, pid: number) =>
  tx.selectFrom('problems').selectAll().where('id', '=', pid).forUpdate().executeTakeFirst();

/** All versions that are kept, newest first, as much of them as tells which parts changed. */
export async function findHashes(db: Queryable, pid: number, limit?: number): Promise<VersionHashes[]> {
  const rows = await db
    .selectFrom('problem_versions')
    .select(['number', 'parts', 'data_version'])
    .where('pid', '=', pid)
    .orderBy('number', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
  return rows.map((row) => ({ number: row.number, parts: row.parts as Hashes, dataVersion: row.data_version }));
}

export interface NewVersion {
  number: number;
  authorUid: number | null;
  author: string;
  message: string;
  restoredFrom: number | null;
  parts: Hashes;
  dataVersion: number | null;
  at: Date;
}

/** Stores a version, or completes the one of this number; of its parts those that no version has yet. */
export async function storeVersion(tx: Queryable, pid: number, version: NewVersion, content: VersionContent) {
  const parts = Object.entries(version.parts).map(([part, hash]) => ({
    pid,
    hash,
    content: JSON.stringify(content[part as VersionPart]),
  }));
  await tx
    .insertInto('problem_parts')
    .values([...new Map(parts.map((part) => [part.hash, part])).values()])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const state = { parts: JSON.stringify(version.parts), data_version: version.dataVersion };
  await tx
    .insertInto('problem_versions')
    .values({
      pid,
      number: version.number,
      author_uid: version.authorUid,
      author: version.author,
      message: version.message,
      restored_from: version.restoredFrom,
      gmt_create: version.at,
      ...state,
    })
    .onConflict((conflict) => conflict.columns(['pid', 'number']).doUpdateSet(state))
    .execute();
}

/** Forgets the versions up to a number, and the parts that none has any more. */
export async function dropVersions(tx: Queryable, pid: number, upTo: number): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('problem_versions')
    .where('pid', '=', pid)
    .where('number', '<=', upTo)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await sql`
    delete from problem_parts p where p.pid = ${pid} and not exists (
      select from problem_versions v, jsonb_each_text(v.parts) part where v.pid = p.pid and part.value = p.hash)
  `.execute(tx);
}

export async function countVersions(db: Queryable, pid: number): Promise<number> {
  const { total } = await db
    .selectFrom('problem_versions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('pid', '=', pid)
    .executeTakeFirstOrThrow();
  return total;
}

/** A page of versions, newest first. */
export const listVersions = (db: Queryable, pid: number, limit: number, offset: number) =>
  db
    .selectFrom('problem_versions as v')
    .leftJoin('problem_data as d', 'd.id', 'v.data_version')
    .select(['v.number', 'v.author', 'v.message', 'v.restored_from', 'v.gmt_create'])
    .select(sql<number | null>`jsonb_array_length(d.cases)`.as('case_count'))
    .where('v.pid', '=', pid)
    .orderBy('v.number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** The content of a version with its cases; null when it is not kept. */
export async function findVersion(db: Queryable, pid: number, number: number) {
  const row = await db
    .selectFrom('problem_versions as v')
    .leftJoin('problem_data as d', 'd.id', 'v.data_version')
    .select(['v.data_version', 'd.cases'])
    .select(
      sql<VersionContent>`(
        select jsonb_object_agg(part.key, p.content)
        from jsonb_each_text(v.parts) part join problem_parts p on p.pid = v.pid and p.hash = part.value)`.as(
        'content',
      ),
    )
    .where('v.pid', '=', pid)
    .where('v.number', '=', number)
    .executeTakeFirst();
  if (!row) return null;
  return { content: row.content, dataVersion: row.data_version, cases: (row.cases ?? []) as JudgeCase[] };
}

/** How many submissions to a problem show a result that was made with a version before this one. */
export async function countOutdated(db: Queryable, pid: number, since: number): Promise<number> {
  const { total } = await db
    .selectFrom('submissions as s')
    .innerJoin('judgements as j', 'j.id', 's.judgement_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('s.pid', '=', pid)
    .where('j.source', 'in', ['judge', 'rescore'])
    .where((eb) => eb(eb.fn.coalesce('j.problem_version', eb.lit(0)), '<', since))
    .executeTakeFirstOrThrow();
  return total;
}
