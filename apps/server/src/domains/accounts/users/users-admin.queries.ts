import type { Paging } from '@assay/contract/page.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';

const COLUMNS = [
  'uid',
  'username',
  'nickname',
  'realname',
  'email',
  'role',
  'status',
  'title_name',
  'title_color',
  'gmt_create',
] as const;

/** Users, newest first. The searched expression is the one of the trigram index. */
export async function listUsers(
  db: Queryable,
  {
    currentPage,
    limit,
    keyword,
    onlyAdmin,
  }: Paging & { keyword?: string | undefined; onlyAdmin?: boolean | undefined },
) {
  let query = db.selectFrom('users');
  if (keyword?.trim()) {
    const pattern = containing(keyword.trim());
    query = query.where(
      sql<boolean>`(username || ' ' || nickname || ' ' || realname || ' ' || email) ilike ${pattern}`,
    );
  }
  if (onlyAdmin) query = query.where('role', 'in', [ROLE.root, ROLE.admin, ROLE.problemAdmin]);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(COLUMNS)
    .orderBy('uid', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();
  return { rows, total };
}

/** A user as administrators edit it, held until the transaction ends. */
export async function lockUser(tx: Queryable, uid: number) {
  return tx.selectFrom('users').select(COLUMNS).where('uid', '=', uid).forUpdate().executeTakeFirst();
}

export async function countRoots(db: Queryable): Promise<number> {
  const { roots } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('roots'))
    .where('role', '=', ROLE.root)
    .executeTakeFirstOrThrow();
  return roots;
}

/** Super administrators in use. They are held, so that two cannot step down at once. */
export async function lockRoots(tx: Queryable): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('uid')
    .where('role', '=', ROLE.root)
    .where('status', '=', 0)
    .orderBy('uid')
    .forUpdate()
    .execute();
  return rows.map((row) => row.uid);
}

interface EditedColumns {
  email: string;
  realname: string;
  role: number;
  status: number;
  title_name: string | null;
  title_color: string | null;
  password_hash?: string;
}

export async function updateUser(tx: Queryable, uid: number, columns: EditedColumns, now: Date) {
  await tx
    .updateTable('users')
    .set({ ...columns, gmt_modified: now })
    .where('uid', '=', uid)
    .execute();
}
