import type { Paging } from '@assay/contract/page.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';

export interface ContestFields {
  title: string;
  logo: string;
  url: string;
  start_time: Date;
  end_time: Date;
  visible: boolean;
}

/** Shown contests that are not over, the next first; only one of them, where it is named. */
export const listNextContests = (db: Queryable, now: Date, limit: number, id?: number) =>
  db
    .selectFrom('external_contests')
    .selectAll()
    .where('visible', '=', true)
    .where('end_time', '>', now)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('start_time')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function listContests(db: Queryable, keyword: string | undefined, paging: Paging) {
  const found = db
    .selectFrom('external_contests')
    .$if(keyword !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('title', 'ilike', containing(keyword!)), eb('url', 'ilike', containing(keyword!))]),
      ),
    );
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('start_time', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total };
}

/** A contest, held until the transaction ends. */
export const holdContest = (tx: Queryable, id: number) =>
  tx.selectFrom('external_contests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertContest(tx: Queryable, fields: ContestFields, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('external_contests')
    .values({ ...fields, gmt_create: now, gmt_modified: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateContestRow = (tx: Queryable, id: number, fields: ContestFields, now: Date) =>
  tx
    .updateTable('external_contests')
    .set((eb) => ({ ...fields, revision: eb('revision', '+', 1), gmt_modified: now }))
    .where('id', '=', id)
    .execute();

export const deleteContestRow = (tx: Queryable, id: number) =>
  tx.deleteFrom('external_contests').where('id', '=', id).execute();
