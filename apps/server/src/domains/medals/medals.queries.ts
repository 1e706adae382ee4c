import type { Paging } from '@assay/contract/page.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';

export type MedalOwnerKind = 'contest' | 'training';

export interface MedalFields {
  name: string;
  image: string;
  description: string;
  owner_kind: MedalOwnerKind | null;
  owner_id: number | null;
  threshold: number | null;
}

/** Medals of an owner, and whether somebody has them. */
export const listOfOwner = (db: Queryable, kind: MedalOwnerKind, ownerId: number, uid: number) =>
  db
    .selectFrom('medals as m')
    .leftJoin('user_medals as u', (join) => join.onRef('u.medal_id', '=', 'm.id').on('u.uid', '=', uid))
    .select(['m.id', 'm.name', 'm.image', 'm.description', 'm.threshold', 'u.uid'])
    .where('m.owner_kind', '=', kind)
    .where('m.owner_id', '=', ownerId)
    .orderBy('m.threshold')
    .orderBy('m.id')
    .execute();

/** Medals of a person in the own order. */
export const listOfPerson = (db: Queryable, uid: number, wornOnly: boolean) =>
  db
    .selectFrom('user_medals as u')
    .innerJoin('medals as m', 'm.id', 'u.medal_id')
    .select(['m.id', 'm.name', 'm.image', 'm.description', 'u.is_show', 'u.seq', 'u.gmt_create'])
    .where('u.uid', '=', uid)
    .$if(wornOnly, (query) => query.where('u.is_show', '=', true))
    .orderBy('u.seq')
    .orderBy('u.gmt_create')
    .orderBy('m.id')
    .execute();

/** @returns whether the person has the medal */
export async function updateShown(db: Queryable, uid: number, medalId: number, isShow: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_medals')
    .set({ is_show: isShow })
    .where('uid', '=', uid)
    .where('medal_id', '=', medalId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those that are not named come after the others. */
export const updateOrder = (db: Queryable, uid: number, medalIds: readonly number[]) =>
  sql`
    update user_medals set seq = coalesce(array_position(${medalIds}::bigint[], medal_id), ${medalIds.length + 1})
    where uid = ${uid}`.execute(db);

export async function listMedals(db: Queryable, keyword: string | undefined, paging: Paging) {
  const found = db
    .selectFrom('medals as m')
    .$if(keyword !== undefined, (query) => query.where('m.name', 'ilike', containing(keyword!)));
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('m')
    .select((eb) =>
      eb
        .selectFrom('user_medals as u')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('u.medal_id', '=', 'm.id')
        .as('holders'),
    )
    .orderBy('m.id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total };
}

/** Holds a medal while it is changed or given. */
export const lockMedal = (tx: Queryable, id: number) =>
  tx.selectFrom('medals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertMedal(tx: Queryable, fields: MedalFields, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('medals')
    .values({ ...fields, gmt_create: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateMedalRow = (tx: Queryable, id: number, fields: MedalFields) =>
  tx.updateTable('medals').set(fields).where('id', '=', id).execute();

export const deleteMedalRow = (tx: Queryable, id: number) => tx.deleteFrom('medals').where('id', '=', id).execute();

export async function listHolders(db: Queryable, medalId: number, paging: Paging) {
  const found = db.selectFrom('user_medals as m').where('m.medal_id', '=', medalId);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin('users as u', 'u.uid', 'm.uid')
    .leftJoin('users as by', 'by.uid', 'm.by_uid')
    .select(['m.uid', 'u.username', 'by.username as by_username', 'm.below', 'm.gmt_create'])
    .orderBy('m.gmt_create', 'desc')
    .orderBy('m.uid', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total };
}

/** @returns those who did not have it */
export async function insertHolders(
  tx: Queryable,
  medalId: number,
  uids: readonly number[],
  { byUid, now }: { byUid: number | null; now: Date | null },
): Promise<number[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    insert into user_medals (medal_id, uid, by_uid, gmt_create)
    select ${medalId}, uid, ${byUid}, coalesce(${now}::timestamptz, now())
    from unnest(${uids}::bigint[]) as given (uid) order by uid
    on conflict (medal_id, uid) do nothing
    returning uid`.execute(tx);
  return rows.map(({ uid }) => uid);
}

/** @returns whether the person had it */
export async function deleteHolder(tx: Queryable, medalId: number, uid: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_medals')
    .where('medal_id', '=', medalId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Medals of an owner that are gained by results, each held until the transaction ends. */
export const lockGained = (tx: Queryable, kind: MedalOwnerKind, ownerId: number) =>
  tx
    .selectFrom('medals')
    .select(['id', 'name', 'threshold'])
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', ownerId)
    .where('threshold', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .$narrowType<{ threshold: number }>()
    .execute();

/** Who gained a medal by results, and is not one to whom it was given. */
export const listGainers = (tx: Queryable, medalId: number) =>
  tx
    .selectFrom('user_medals')
    .select(['uid', 'below'])
    .where('medal_id', '=', medalId)
    .where('by_uid', 'is', null)
    .execute();

export const updateBelow = (tx: Queryable, medalId: number, uids: readonly number[], below: boolean) =>
  sql`update user_medals set below = ${below} where medal_id = ${medalId} and uid = any(${uids}::bigint[])`.execute(tx);

/** Trainings with a medal that is gained there, where something changed: somebody reaches it now, or no longer. */
export async function listTrainingsToSettle(db: Queryable, limit: number): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    select distinct m.owner_id as tid
    from medals m
    join training_registrations r on r.tid = m.owner_id
    join trainings t on t.id = r.tid and t.visible
    join users u on u.uid = r.uid and u.role <> ${ROLE.root}
    left join user_medals h on h.medal_id = m.id and h.uid = r.uid
    where m.owner_kind = 'training' and m.threshold is not null and r.uid is distinct from t.author_uid
      and case when h.uid is null then r.solved >= m.threshold
        else h.by_uid is null and h.below <> (r.solved < m.threshold) end
    limit ${limit}`.execute(db);
  return rows.map(({ tid }) => tid);
}

/** Solved problems of everybody with a line in the rank of a training. */
export async function listTrainingResults(tx: Queryable, tid: number) {
  const { rows } = await sql<{ uid: number; points: number }>`
    select r.uid, r.solved as points
    from training_registrations r
    join trainings t on t.id = r.tid
    join users u on u.uid = r.uid and u.role <> ${ROLE.root}
    where r.tid = ${tid} and r.uid is distinct from t.author_uid`.execute(tx);
  return rows;
}
