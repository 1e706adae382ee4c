import type { Lang } from '@assay/contract/errors.ts';
import { OWNED_BY_SITE } from '@assay/contract/problems/owner.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import type { ReviewKind } from '@assay/contract/reviews/review.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';

/** A problem, held until the transaction ends: what is decided about it is decided about what it is now. */
export const lockOwned = (tx: Queryable, pid: number) =>
  tx
    .selectFrom('problems')
    .select(['problem_id', 'auth', 'author_uid', 'owner_kind', 'owner_id', 'version', 'data_version'])
    .where('id', '=', pid)
    .forUpdate()
    .executeTakeFirst();

/** Makes a problem one of the site that everybody sees. */
export const giveToSite = (tx: Queryable, pid: number, now: Date) =>
  tx
    .updateTable('problems')
    .set((eb) => ({
      owner_kind: OWNED_BY_SITE.kind,
      owner_id: OWNED_BY_SITE.id,
      auth: PROBLEM_AUTH.public,
      version: eb('version', '+', 1),
      gmt_modified: now,
    }))
    .where('id', '=', pid)
    .execute();

/** Reviews `r` of problems with these words in their display id or a title. */
export const matchingProblem = (words: string): RawBuilder<unknown> => sql`
  r.subject_id in (select p.id from problems p where p.search_text like lower(${containing(words)}))`;

interface Reviewed {
  id: number;
  problem_id: string;
  title: string;
  author: string;
  version: number;
  /** Its version when it was last decided about; null when it never was. */
  decided_version: number | null;
  /** Whether an earlier approval paid its author. */
  paid: boolean;
}

/** Problems as reviewers list them, by id. */
export async function findReviewed(
  db: Queryable,
  kind: ReviewKind,
  pids: readonly number[],
  lang: Lang,
): Promise<Map<number, Reviewed>> {
  const { rows } = await sql<Reviewed>`
    select p.id, p.problem_id, p.author, p.version,
      coalesce((select t.title from problem_texts t where t.pid = p.id order by t.locale = ${lang} desc limit 1), '') as title,
      (select r.subject_version from reviews r where r.kind = ${kind} and r.subject_id = p.id
        and r.gmt_decided is not null order by r.id desc limit 1) as decided_version,
      exists (select 1 from coin_ledger l where l.uid = p.author_uid and l.reason = 'problem-reward'
        and l.subject = p.id::text) as paid
    from problems p where p.id = any(${pids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of the groups of some ids. */
export async function findGroupNames(db: Queryable, gids: readonly number[]): Promise<Map<number, string>> {
  if (gids.length === 0) return new Map();
  const rows = await db.selectFrom('groups').select(['id', 'name']).where('id', 'in', gids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
