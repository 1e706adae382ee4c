import type { Queryable } from '../../../platform/db/database.ts';

/** Titles of problems in every language. */
export const listTitles = (db: Queryable, pids: readonly number[]) =>
  pids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('problem_texts')
        .select(['pid', 'locale', 'title'])
        .where('pid', 'in', pids)
        .orderBy('pid')
        .orderBy('locale')
        .execute();

/** A category of trainings by its name. */
export const findCategoryNamed = (db: Queryable, name: string) =>
  db.selectFrom('training_categories').select('id').where('name', '=', name).executeTakeFirst();

export const findCategoryName = (db: Queryable, id: number) =>
  db.selectFrom('training_categories').select('name').where('id', '=', id).executeTakeFirst();
