import type { Paging } from '@assay/contract/page.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Queryable } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { countsIn, isShown } from '../counting.queries.ts';

export interface TrainingFilter {
  /** Null for the trainings of the site. */
  gid: number | null;
  keyword?: string | undefined;
  categoryId?: number | undefined;
  auth?: string | undefined;
  /** Also those that are hidden. */
  all?: boolean;
}

type Listed = DB & { t: DB['trainings'] };

/** How many problems are shown in a training `t`. */
export const problemCount = (eb: ExpressionBuilder<Listed, 't'>) =>
  eb
    .selectFrom('training_problems as tp')
    .innerJoin('problems as p', 'p.id', 'tp.pid')
    .select((count) => count.fn.countAll<number>().as('n'))
    .whereRef('tp.tid', '=', 't.id')
    .where(isShown());

/** How many of them somebody solved. */
export const solvedCount = (eb: ExpressionBuilder<Listed, 't'>, uid: number) =>
  problemCount(eb).where(
    sql<boolean>`exists (
      select 1 from submissions s where s.uid = ${uid} and s.pid = tp.pid and s.status = ${verdictSql('accepted')} and ${countsIn()})`,
  );

/** What lists show of a training. */
export const LISTED = [
  't.id',
  't.rank',
  't.title',
  't.auth',
  't.author_uid',
  't.author',
  't.category_id',
  't.group_id',
  't.visible',
  't.gmt_create',
  't.gmt_modified',
  'c.name as category_name',
  'c.color as category_color',
] as const;

function listed(db: Db, { gid, keyword, categoryId, auth, all }: TrainingFilter) {
  const words = keyword?.trim();
  return db
    .selectFrom('trainings as t')
    .leftJoin('training_categories as c', 'c.id', 't.category_id')
    .where('t.group_id', gid === null ? 'is' : '=', gid)
    .$if(!all, (query) => query.where('t.visible', '=', true))
    .$if(categoryId !== undefined, (query) => query.where('t.category_id', '=', categoryId!))
    .$if(auth !== undefined, (query) => query.where('t.auth', '=', auth!))
    .$if(!!words, (query) =>
      query.where((eb) =>
        eb.or([eb('t.title', 'ilike', containing(words!)), eb('t.author', 'ilike', containing(words!))]),
      ),
    );
}

/** One page of the trainings of the site or of a group, by their rank. @param uid whose progress is counted; null for nobody's */
export const listTrainings = (db: Db, filter: TrainingFilter, { currentPage, limit }: Paging, uid: number | null) =>
  listed(db, filter)
    .select(LISTED)
    .select((eb) => [
      problemCount(eb as never).as('problem_count'),
      (uid === null ? sql<null>`null::bigint` : solvedCount(eb as never, uid)).as('ac_count'),
    ])
    .orderBy('t.rank')
    .orderBy('t.id')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();

export async function countTrainings(db: Db, filter: TrainingFilter): Promise<number> {
  const { total } = await listed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** What the front of a training shows besides its row. */
export const findFront = (db: Queryable, tid: number, uid: number) =>
  db
    .selectFrom('trainings as t')
    .leftJoin('training_categories as c', 'c.id', 't.category_id')
    .select(['c.name as category_name', 'c.color as category_color'])
    .select((eb) => [problemCount(eb as never).as('problem_count'), solvedCount(eb as never, uid).as('ac_count')])
    .where('t.id', '=', tid)
    .executeTakeFirst();

export const listCategories = (db: Queryable) =>
  db.selectFrom('training_categories').select(['id', 'name', 'color']).orderBy('seq').orderBy('id').execute();
