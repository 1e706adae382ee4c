import { type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import type { Trainings } from '../../platform/db/schema.ts';

export type TrainingColumns = Selectable<Trainings>;

/** By their names: a statement that is prepared must answer the same after a column was added. */
const NAMES = {
  id: true,
  group_id: true,
  author_uid: true,
  author: true,
  category_id: true,
  rank: true,
  title: true,
  description: true,
  auth: true,
  pwd: true,
  visible: true,
  version: true,
  gmt_create: true,
  gmt_modified: true,
} satisfies Record<keyof TrainingColumns, true>;
const COLUMNS = (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => `t.${name}` as const);

/** A training with how somebody stands in it: `admitted` is null for who did not start it. */
export const findTraining = (db: Queryable, tid: number, uid: number | null) =>
  db
    .selectFrom('trainings as t')
    .modifyFront(PREPARED)
    .leftJoin('training_registrations as r', (join) => join.onRef('r.tid', '=', 't.id').on('r.uid', '=', uid ?? 0))
    .select(COLUMNS)
    .select('r.admitted')
    .where('t.id', '=', tid)
    .executeTakeFirst();

/** What decides about some trainings for somebody. */
export async function listEntryFacts(db: Queryable, tids: readonly number[], uid: number) {
  if (tids.length === 0) return [];
  return db
    .selectFrom('trainings as t')
    .leftJoin('training_registrations as r', (join) => join.onRef('r.tid', '=', 't.id').on('r.uid', '=', uid))
    .select(['t.id', 't.auth', 't.author_uid', 't.group_id', 't.visible', 'r.admitted'])
    .where(sql<boolean>`t.id = any(${tids}::bigint[])`)
    .execute();
}

/** Holds a training that nobody deletes until the transaction ends, though its form may be saved. @returns whether it is there */
export async function holdTraining(tx: Queryable, tid: number): Promise<boolean> {
  const row = await tx.selectFrom('trainings').select('id').where('id', '=', tid).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/**
 * Registers somebody; who must give a new password is let in again.
 * @returns false when admitted already, however many ask at once
 */
export async function insertRegistration(tx: Queryable, tid: number, uid: number, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('training_registrations')
    .values({ tid, uid, started_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tid', 'uid'])
        .doUpdateSet({ admitted: true })
        .where('training_registrations.admitted', '=', false),
    )
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Everybody must give the new password. */
export const updateUnadmitted = (tx: Queryable, tid: number) =>
  tx.updateTable('training_registrations').set({ admitted: false }).where('tid', '=', tid).execute();

export async function countRegistered(db: Queryable, tid: number): Promise<number> {
  const { count } = await db
    .selectFrom('training_registrations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tid', '=', tid)
    .executeTakeFirstOrThrow();
  return count;
}

/** Every open form must see the change, so it counts as a new version. */
export const touchTraining = (tx: Queryable, tid: number, now: Date, fields: Updateable<Trainings> = {}) =>
  tx
    .updateTable('trainings')
    .set({ ...fields, version: sql`version + 1`, gmt_modified: now })
    .where('id', '=', tid)
    .execute();
