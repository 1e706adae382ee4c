import { sql } from 'kysely';
import { brokenConstraint, type Queryable, UNIQUE_VIOLATION } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';

/** A user with the last check-in, as user info needs it. */
export async function findUser(db: Queryable, uid: number) {
  return db
    .selectFrom('users')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('check_ins')
          .select(['day', 'streak', 'remark', 'check_ins.gmt_create as checked_in_at'])
          .whereRef('check_ins.uid', '=', 'users.uid')
          .orderBy('day', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('users')
    .select(['last.day', 'last.streak', 'last.remark', 'last.checked_in_at'])
    .where('users.uid', '=', uid)
    .executeTakeFirst();
}

/**
 * The key that a name is compared by, made by the database like the stored one: two ways to fold letters differ for a few of them.
 * A name may be typed in any form that stands for the same (NFKC); those from before that was so are found as they were typed.
 */
const isNamed = (column: 'username_key' | 'email_key', name: string) =>
  sql<boolean>`${sql.ref(column)} in (lower(${name}), lower(${name.normalize('NFKC')}))`;

/** What logging in needs. User names hold no `@`, so a name and an address can never mean two users. */
export async function findCredentials(db: Queryable, nameOrEmail: string) {
  const given = nameOrEmail.trim();
  return db
    .selectFrom('users')
    .select(['uid', 'username', 'email', 'password_hash', 'role', 'status'])
    .where(isNamed(given.includes('@') ? 'email_key' : 'username_key', given))
    .orderBy(sql`username_key = lower(${given})`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findPasswordHash(db: Queryable, uid: number) {
  const row = await db.selectFrom('users').select('password_hash').where('uid', '=', uid).executeTakeFirst();
  return row?.password_hash;
}

/** Names matched at most when a filter is a part of a name. */
const MATCHES_MAX = 50;

/** Users whose name contains a text, the shortest names first. */
export async function findUidsByName(db: Queryable, name: string): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('uid')
    .where('username', 'ilike', containing(name))
    .orderBy(sql`length(username)`)
    .limit(MATCHES_MAX)
    .execute();
  return rows.map((row) => row.uid);
}

/** Whether an erased account had the name: nobody else gets it. */
export async function isFormerName(db: Queryable, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('former_names')
    .select('name_key')
    .where(sql<boolean>`name_key in (lower(${name.trim()}), lower(${name.trim().normalize('NFKC')}))`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of the two are taken, ignoring case. */
export async function findTaken(db: Queryable, { username, email }: { username?: string; email?: string }) {
  const isTaken = async (column: 'username_key' | 'email_key', name: string | undefined) =>
    name !== undefined &&
    (await db.selectFrom('users').select('uid').where(isNamed(column, name.trim())).executeTakeFirst()) !== undefined;
  return {
    username:
      (await isTaken('username_key', username)) || (username !== undefined && (await isFormerName(db, username))),
    email: await isTaken('email_key', email),
  };
}

export interface NewUser {
  username: string;
  email: string;
  password_hash: string;
  role?: number;
  nickname?: string;
}

export async function insertUser(db: Queryable, user: NewUser): Promise<number> {
  const { uid } = await db.insertInto('users').values(user).returning('uid').executeTakeFirstOrThrow();
  return uid;
}

/** Which unique field a write broke: both checks before a write can be overtaken, the constraint cannot. */
export function takenField(error: unknown): 'username' | 'email' | null {
  const constraint = brokenConstraint(error, UNIQUE_VIOLATION);
  if (constraint === 'users_username_key_key') return 'username';
  return constraint === 'users_email_key_key' ? 'email' : null;
}

export async function updatePassword(db: Queryable, uid: number, passwordHash: string) {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('uid', '=', uid).execute();
}

export async function updateEmail(db: Queryable, uid: number, email: string) {
  await db.updateTable('users').set({ email }).where('uid', '=', uid).execute();
}

interface ProfileColumns {
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
  theme_color: string | null;
  bg_id: number | null;
  card_style: string | null;
  avatar: string;
  /** JSON of the chosen audiences. */
  privacy: string;
  mobile: string;
}

export async function updateProfile(db: Queryable, uid: number, columns: Partial<ProfileColumns>, now: Date) {
  await db
    .updateTable('users')
    .set({ ...columns, gmt_modified: now })
    .where('uid', '=', uid)
    .execute();
}

/** Whether people may choose the picture as their background. */
export async function isBackground(db: Queryable, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('site_pictures')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'background')
    .where('visible', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
