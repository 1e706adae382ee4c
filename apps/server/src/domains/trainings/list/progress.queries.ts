import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import { problemCount } from './list.queries.ts';

export interface ProgressFilter {
  uid: number;
  /** Also what a group has whose member the person is. */
  withGroups: boolean;
  categoryId?: number | undefined;
}

function started(db: Db, { uid, withGroups, categoryId }: ProgressFilter) {
  return db
    .selectFrom('training_registrations as r')
    .innerJoin('trainings as t', 't.id', 'r.tid')
    .leftJoin('training_categories as c', 'c.id', 't.category_id')
    .where('r.uid', '=', uid)
    .where('t.visible', '=', true)
    .$if(!withGroups, (query) => query.where('t.group_id', 'is', null))
    .$if(withGroups, (query) =>
      query.where(
        sql<boolean>`(t.group_id is null or exists (
          select 1 from group_members m
          where m.gid = t.group_id and m.uid = ${uid} and m.auth >= ${GROUP_LEVEL.member}))`,
      ),
    )
    .$if(categoryId !== undefined, (query) => query.where('t.category_id', '=', categoryId!));
}

/** One page of the trainings that somebody started, the last one first. */
export const listStarted = (db: Db, filter: ProgressFilter, { currentPage, limit }: Paging) =>
  started(db, filter)
    .select(['t.id', 't.group_id', 't.title', 'c.name as category_name', 'c.color as category_color', 'r.solved'])
    .select((eb) => problemCount(eb as never).as('problem_count'))
    .orderBy('r.started_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();

export async function countStarted(db: Db, filter: ProgressFilter): Promise<number> {
  const { total } = await started(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
