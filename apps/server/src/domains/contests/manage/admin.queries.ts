import type { Paging } from '@assay/contract/page.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Queryable } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';
import type { Contests } from '../../../platform/db/schema.ts';
import { inContest } from '../../venues/venues.queries.ts';

export interface ManagedFilter {
  keyword?: string | undefined;
  /** 0 for the contests of the site. */
  gid: number;
}

function managed(db: Db, { keyword, gid }: ManagedFilter) {
  const words = keyword?.trim();
  return db
    .selectFrom('contests as c')
    .where('c.gid', '=', gid)
    .$if(!!words, (query) =>
      query.where((eb) =>
        eb.or([eb('c.title', 'ilike', containing(words!)), eb('c.author', 'ilike', containing(words!))]),
      ),
    );
}

/** One page of all contests of the site or of a group, newest first. */
export const listManagedContests = (db: Db, filter: ManagedFilter, { currentPage, limit }: Paging) =>
  managed(db, filter)
    .selectAll('c')
    .select((eb) => [
      eb
        .selectFrom('contest_problems as p')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('p.cid', '=', 'c.id')
        .as('problem_count'),
      eb
        .selectFrom('contest_registrations as r')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('r.cid', '=', 'c.id')
        .as('count'),
    ])
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();

export async function countManagedContests(db: Db, filter: ManagedFilter): Promise<number> {
  const { total } = await managed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const insertContest = (tx: Queryable, fields: Insertable<Contests>) =>
  tx.insertInto('contests').values(fields).returning('id').executeTakeFirstOrThrow();

/**
 * Saves over exactly the version that the organiser saw.
 * @returns the new version, or null when somebody else saved in between
 */
export async function updateContestRow(
  tx: Queryable,
  cid: number,
  /** The one that was read; null: whatever is stored is saved over. */
  version: number | null,
  fields: Updateable<Contests>,
): Promise<number | null> {
  const row = await tx
    .updateTable('contests')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('id', '=', cid)
    .$if(version !== null, (query) => query.where('version', '=', version!))
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Every open form must see the change, so it counts as a new version. */
export const updateVisible = (tx: Queryable, cid: number, visible: boolean, now: Date) =>
  tx
    .updateTable('contests')
    .set((eb) => ({ visible, version: eb('version', '+', 1), gmt_modified: now }))
    .where('id', '=', cid)
    .execute();

/** Submissions do not refer to their contest by a key, so they go first. @returns how many went */
export async function deleteContestRows(tx: Queryable, cid: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (delete from submissions where ${inContest(cid, 'submissions')} returning 1)
    select count(*) as count from gone`.execute(tx);
  await tx.deleteFrom('contests').where('id', '=', cid).execute();
  return rows[0]!.count;
}
