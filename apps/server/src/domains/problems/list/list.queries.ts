import type { Lang } from '@assay/contract/errors.ts';
import type { Paging } from '@assay/contract/page.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import type { DB, Problems } from '../../../platform/db/schema.ts';

export interface ProblemFilter {
  /** Words to find in the problem id or in a title of any language. */
  keyword?: string | undefined;
  difficulty?: number | undefined;
  /** Source; null means all. */
  oj: string | null;
  /** Tags that a problem must have, all of them. */
  tagIds: readonly number[];
  /** Only what this user marked as favourite. */
  favoriteOf?: number | undefined;
  /** Those that are open to this group, in place of the public ones. */
  openTo?: number | undefined;
}

type Listed = SelectQueryBuilder<DB & { p: Problems }, 'p', object>;

/** The literal, not a parameter, so that the partial index of listed problems is used by every plan. */
const IS_PUBLIC = sql<boolean>`p.auth = ${sql.lit(PROBLEM_AUTH.public)}`;

/** Problems that a group gave to the site, which it goes on using. */
const wasOf = (gid: number, table = 'p') => sql<boolean>`
  ${sql.ref(`${table}.id`)} in (select r.subject_id from reviews r
    where r.kind = 'groupProblem' and r.owner_id = ${gid} and r.state = ${sql.lit(REVIEW_STATE.passed)})`;

/** Problems `p` that all of a group may solve there: what its list, its trainings and its contests offer (GRP-12). */
export const isOpenTo = (gid: number) => sql<boolean>`
  ((p.group_id = ${gid} and p.auth = ${sql.lit(PROBLEM_AUTH.group)}) or (${IS_PUBLIC} and ${wasOf(gid)}))`;

/**
 * Problems of a group, and those that were.
 * @param table what the table of problems is called in the statement
 */
export const isOrWasOf = (gid: number, table = 'p') => sql<boolean>`
  (${sql.ref(`${table}.group_id`)} = ${gid} or ${wasOf(gid, table)})`;

/** The words stand in the display id or in a title of any language; letter case does not matter. */
export const hasWords = (words: string) => sql<boolean>`p.search_text like lower(${containing(words)})`;

function listed(db: Db, filter: ProblemFilter): Listed {
  const keyword = filter.keyword?.trim();
  return db
    .selectFrom('problems as p')
    .where(filter.openTo === undefined ? IS_PUBLIC : isOpenTo(filter.openTo))
    .$if(!!keyword, (query) => query.where(hasWords(keyword!)))
    .$if(filter.difficulty !== undefined, (query) => query.where('p.difficulty', '=', filter.difficulty!))
    .$if(filter.oj !== null, (query) => query.where('p.oj', '=', filter.oj!))
    .$if(filter.tagIds.length > 0, (query) =>
      query.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('problem_tags as pt')
          .select('pt.pid')
          .where('pt.tid', 'in', filter.tagIds)
          .groupBy('pt.pid')
          .having((having) => having.fn.count('pt.tid'), '=', new Set(filter.tagIds).size),
      ),
    )
    .$if(filter.favoriteOf !== undefined, (query) =>
      query.where('p.id', 'in', (eb) =>
        eb.selectFrom('problem_favorites as f').select('f.pid').where('f.uid', '=', filter.favoriteOf!),
      ),
    ) as Listed;
}

/** The display ids of public problems, in the order of their list. */
export async function listPublicIds(db: Db, limit: number): Promise<string[]> {
  const rows = await listed(db, { oj: null, tagIds: [] })
    .select('p.problem_id')
    .orderBy('p.problem_id_length')
    .orderBy('p.problem_id')
    .limit(limit)
    .execute();
  return rows.map(({ problem_id }) => problem_id);
}

/** One page of public problems, or those open to a group, in the order of their ids, 9 before 10: rows with title and tags. */
export const listProblems = (db: Db, filter: ProblemFilter, { currentPage, limit }: Paging, lang: Lang) =>
  db
    .selectFrom(
      listed(db, filter)
        .selectAll('p')
        .orderBy('p.problem_id_length')
        .orderBy('p.problem_id')
        .limit(limit)
        .offset(offsetOf({ currentPage, limit }))
        .as('p'),
    )
    .leftJoin('problem_texts as own', (join) => join.onRef('own.pid', '=', 'p.id').on('own.locale', '=', lang))
    .leftJoin('problem_texts as other', (join) => join.onRef('other.pid', '=', 'p.id').on('other.locale', '<>', lang))
    .select([
      'p.id',
      'p.problem_id',
      'p.type',
      'p.difficulty',
      'p.total',
      'p.ac',
      'p.wa',
      'p.tle',
      'p.mle',
      'p.re',
      'p.pe',
      'p.ce',
      'p.se',
      'p.pa',
    ])
    .select((eb) => [
      eb.fn.coalesce('own.title', 'other.title', sql<string>`''`).as('title'),
      jsonArrayFrom(
        eb
          .selectFrom('problem_tags as pt')
          .innerJoin('tags as t', 't.id', 'pt.tid')
          .select(['t.id', 't.name_zh', 't.name_en', 't.color', 't.oj', 't.classification_id'])
          .whereRef('pt.pid', '=', 'p.id')
          .orderBy('t.id'),
      ).as('tags'),
    ])
    .orderBy('p.problem_id_length')
    .orderBy('p.problem_id')
    .execute();

export async function countProblems(db: Db, filter: ProblemFilter): Promise<number> {
  const { total } = await listed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * The display id of one public problem, each as likely as every other. Walks the index of listed problems, never the rows.
 * @param dice in `[0, 1)`
 */
export async function findRandomProblem(db: Db, dice: number): Promise<string | undefined> {
  const { rows } = await sql<{ problem_id: string }>`
    select p.problem_id from problems p where ${IS_PUBLIC}
    order by p.problem_id_length, p.problem_id
    offset floor(${dice}::float8 * (select count(*) from problems p where ${IS_PUBLIC}))::bigint
    limit 1`.execute(db);
  return rows[0]?.problem_id;
}
