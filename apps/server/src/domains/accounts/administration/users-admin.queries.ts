import type { getUserList } from '@assay/contract/accounts/users-admin.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import { offsetOf } from '../../../platform/db/page.ts';

type Filter = InputOf<typeof getUserList>;

const ADMIN_ROLES = [ROLE.root, ROLE.admin, ROLE.problemAdmin];
/** What somebody last did to be seen here. */
const LAST_LOGIN = sql<Date | null>`(select max(l.gmt_create) from logins l where l.uid = u.uid)`;

/** The searched expression is the one of the trigram index. */
function filtered(
  db: Queryable,
  timeZone: string,
  now: Date,
  { keyword, onlyAdmin, role, state, school, from, to }: Filter,
) {
  const words = keyword?.trim();
  const dayIs = (day: string, sign: '>=' | '<=') =>
    sql<boolean>`(u.gmt_create at time zone ${timeZone})::date ${sql.raw(sign)} ${day}::date`;
  return db
    .selectFrom('users as u')
    .$if(!!words, (query) =>
      query.where(
        sql<boolean>`(u.username || ' ' || u.nickname || ' ' || u.realname || ' ' || u.email) ilike ${containing(words!)}`,
      ),
    )
    .$if(onlyAdmin === true, (query) => query.where('u.role', 'in', ADMIN_ROLES))
    .$if(role !== undefined, (query) => query.where('u.role', '=', role!))
    .$if(!!school?.trim(), (query) => query.where('u.school', 'ilike', containing(school!.trim())))
    .$if(from !== undefined, (query) => query.where(dayIs(from!, '>=')))
    .$if(to !== undefined, (query) => query.where(dayIs(to!, '<=')))
    .$if(state === 'erased', (query) => query.where('u.erased_at', 'is not', null))
    .$if(state === 'leaving', (query) => query.where('u.erase_after', 'is not', null))
    .$if(state === 'banned', (query) =>
      query
        .where('u.status', '=', 1)
        .where('u.erase_after', 'is', null)
        .where('u.erased_at', 'is', null)
        .where((eb) => eb.or([eb('u.ban_until', 'is', null), eb('u.ban_until', '>', now)])),
    )
    .$if(state === 'active', (query) =>
      query
        .where('u.erase_after', 'is', null)
        .where('u.erased_at', 'is', null)
        .where((eb) => eb.or([eb('u.status', '=', 0), eb('u.ban_until', '<=', now)])),
    );
}

/** Users as super administrators see them, the newest first unless ordered otherwise. */
export async function listUsers(db: Queryable, filter: Filter, timeZone: string, now: Date) {
  const query = filtered(db, timeZone, now, filter);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll('u')
    .select([
      LAST_LOGIN.as('last_login'),
      sql<number>`(select count(*) from solved_problems s where s.uid = u.uid)`.as('solved'),
      sql<number>`(select coalesce(sum(submitted), 0)::integer from daily_practice d where d.uid = u.uid)`.as(
        'submissions',
      ),
      sql<number>`(
        select coalesce(sum(best), 0)::integer from (
          select max(s.oi_rank_score) as best from submissions s join problems p on p.id = s.pid
          where s.uid = u.uid and s.is_practice and p.auth = 1 and s.oi_rank_score is not null group by s.pid) as scores)`.as(
        'score',
      ),
      sql<{ day: string; streak: number } | null>`(
        select jsonb_build_object('day', c.day, 'streak', c.streak) from check_ins c where c.uid = u.uid
        order by c.day desc limit 1)`.as('check_in'),
    ])
    .$if(filter.order === 'name', (q) => q.orderBy('u.username_key'))
    .$if(filter.order === 'lastLogin', (q) => q.orderBy(sql`${LAST_LOGIN} desc nulls last`))
    .orderBy('u.uid', 'desc')
    .limit(filter.limit)
    .offset(offsetOf(filter))
    .execute();
  return { rows, total };
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/** A user as administrators edit it, held until the transaction ends. */
export async function lockUser(tx: Queryable, uid: number) {
  return tx.selectFrom('users').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst();
}

/** Held while the first administrator is made; who starts at the same moment waits. */
export const lockFirstAdmin = (tx: Queryable) =>
  sql`select pg_advisory_xact_lock(hashtext('first administrator'))`.execute(tx);

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
    .where('erase_after', 'is', null)
    .orderBy('uid')
    .forUpdate()
    .execute();
  return rows.map((row) => row.uid);
}

/** Columns that administrators change; those left out stay. */
export interface EditedColumns {
  username: string;
  email: string;
  mobile: string;
  nickname: string;
  realname: string;
  gender: string;
  school: string;
  course: string;
  number: string;
  signature: string;
  github: string;
  blog: string;
  cf_username: string;
  role: number;
  status: number;
  ban_until: Date | null;
  ban_reason: string;
  erase_after: Date | null;
  title_name: string | null;
  title_color: string | null;
  password_hash: string;
}

export async function updateUser(tx: Queryable, uid: number, columns: Partial<EditedColumns>, now: Date) {
  await tx
    .updateTable('users')
    .set({ ...columns, gmt_modified: now })
    .where('uid', '=', uid)
    .execute();
}

/** Names of groups that a person owns, some of them. */
export async function listOwnedGroups(db: Queryable, uid: number): Promise<string[]> {
  const rows = await db
    .selectFrom('groups')
    .select('name')
    .where('owner_uid', '=', uid)
    .orderBy('id')
    .limit(5)
    .execute();
  return rows.map(({ name }) => name);
}

/** Accounts whose ban has run out are in use again. @returns their uids */
export async function liftEndedBans(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .updateTable('users')
    .set({ status: 0, ban_until: null, ban_reason: '' })
    .where('ban_until', '<=', now)
    .where('erase_after', 'is', null)
    .where('erased_at', 'is', null)
    .returning('uid')
    .execute();
  return rows.map(({ uid }) => uid);
}
