import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { TimedWorkWindows } from '../../../platform/db/schema.ts';

/** The windows of classes of a work. */
export const listWindows = (db: Queryable, wid: number) =>
  db
    .selectFrom('timed_work_windows')
    .select(['label', 'start_time', 'end_time'])
    .where('wid', '=', wid)
    .orderBy('label')
    .execute();

/** What a class has of its own, held until the transaction ends. */
export const lockWindow = (tx: Queryable, wid: number, label: string) =>
  tx
    .selectFrom('timed_work_windows')
    .select(['start_time', 'end_time'])
    .where('wid', '=', wid)
    .where('label', '=', label)
    .forUpdate()
    .executeTakeFirst();

export const upsertWindow = (tx: Queryable, row: Insertable<TimedWorkWindows>) =>
  tx
    .insertInto('timed_work_windows')
    .values(row)
    .onConflict((on) =>
      on.columns(['wid', 'label']).doUpdateSet(({ ref }) => ({
        start_time: ref('excluded.start_time'),
        end_time: ref('excluded.end_time'),
      })),
    )
    .execute();

export const deleteWindow = (tx: Queryable, wid: number, label: string) =>
  sql`delete from timed_work_windows where wid = ${wid} and label = ${label}`.execute(tx);
