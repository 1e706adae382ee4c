import type { Lang } from '@assay/contract/errors.ts';
import { OWNED_BY_SITE } from '@assay/contract/problems/owner.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';

/** A problem, held until the transaction ends: what is decided about it is decided about what it is now. */
export const lockOwned = (tx: Queryable, pid: number) =>
  tx
    .selectFrom('problems')
    .select(['problem_id', 'auth', 'owner_kind', 'owner_id', 'version', 'data_version'])
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
  /** Name of the group that applied; null when that is gone. */
  group: string | null;
}

/** Problems as reviewers list them, by id. */
export async function findReviewed(db: Queryable, pids: readonly number[], lang: Lang): Promise<Map<number, Reviewed>> {
  const { rows } = await sql<Reviewed>`
    select p.id, p.problem_id, p.author, p.version,
      coalesce((select t.title from problem_texts t where t.pid = p.id order by t.locale = ${lang} desc limit 1), '') as title,
      (select r.subject_version from reviews r where r.kind = 'groupProblem' and r.subject_id = p.id
        and r.gmt_decided is not null order by r.id desc limit 1) as decided_version,
      (select g.name from reviews r join groups g on g.id = r.owner_id
        where r.kind = 'groupProblem' and r.subject_id = p.id order by r.id desc limit 1) as "group"
    from problems p where p.id = any(${pids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
