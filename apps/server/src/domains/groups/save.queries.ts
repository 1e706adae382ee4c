import { fail } from '@assay/contract/errors.ts';
import type { GroupFields } from '@assay/contract/groups/group.ts';
import { GROUP_AUTH, GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { brokenConstraint, type Queryable, UNIQUE_VIOLATION } from '../../platform/db/database.ts';
import type { GroupColumns } from './groups.queries.ts';

const columnsOf = ({ shortName, code, ...form }: GroupFields) => ({
  name: form.name,
  short_name: shortName,
  brief: form.brief,
  description: form.description,
  auth: form.auth,
  code: form.auth === GROUP_AUTH.public ? '' : code,
  visible: form.visible,
});

/** Says in words when another group has the name or the short name. */
async function named<T>({ name, shortName }: GroupFields, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const index = brokenConstraint(error, UNIQUE_VIOLATION);
    if (index === 'groups_name') return fail('group.nameTaken', { name });
    if (index === 'groups_short_name') return fail('group.shortNameTaken', { name: shortName });
    throw error;
  }
}

/** Lets no two transactions of one user make groups at once. */
export const lockMaker = (tx: Queryable, uid: number) =>
  tx.selectFrom('users').select('uid').where('uid', '=', uid).forNoKeyUpdate().execute();

/** What a user has solved and made so far; only what is counted behind {@link lockMaker} still holds when a group is made. */
export async function findMade(db: Queryable, uid: number, dayBefore: Date) {
  const { solved } = await db
    .selectFrom('solved_problems')
    .select((eb) => eb.fn.countAll<number>().as('solved'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const { owned, today } = await db
    .selectFrom('groups')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('disbanded_at', 'is', null).as('owned'),
      eb.fn.countAll<number>().filterWhere('gmt_create', '>', dayBefore).as('today'),
    ])
    .where('owner_uid', '=', uid)
    .executeTakeFirstOrThrow();
  return { solved, owned, today };
}

/** A group and its owner as its first root. @throws Failure `group.nameTaken`, `group.shortNameTaken` */
export const insertGroup = (tx: Queryable, form: GroupFields, ownerUid: number, now: Date): Promise<number> =>
  named(form, async () => {
    const { id } = await tx
      .insertInto('groups')
      .values({ ...columnsOf(form), owner_uid: ownerUid, gmt_create: now, gmt_modified: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('group_members').values({ gid: id, uid: ownerUid, auth: GROUP_LEVEL.root }).execute();
    return id;
  });

/** A group, held until the transaction ends: nobody joins, leaves or changes it meanwhile. */
export const lockGroup = (tx: Queryable, gid: number): Promise<GroupColumns | undefined> =>
  tx
    .selectFrom('groups')
    .selectAll()
    .where('id', '=', gid)
    .where('disbanded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** @throws Failure `group.nameTaken`, `group.shortNameTaken` */
export const updateGroupRow = (tx: Queryable, gid: number, form: GroupFields, now: Date) =>
  named(form, () =>
    tx
      .updateTable('groups')
      .set({ ...columnsOf(form), gmt_modified: now })
      .where('id', '=', gid)
      .execute(),
  );

export const updateGroupAvatar = (tx: Queryable, gid: number, avatar: string, now: Date) =>
  tx.updateTable('groups').set({ avatar, gmt_modified: now }).where('id', '=', gid).execute();
