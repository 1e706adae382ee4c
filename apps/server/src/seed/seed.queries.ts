import { setTimeout } from 'node:timers/promises';
import { type Insertable, sql } from 'kysely';
import { allowWhereAllAre, findLanguagesOfAll } from '../domains/catalog/new-languages.queries.ts';
import type { Db, Queryable } from '../platform/db/database.ts';
import type { Difficulties, Languages } from '../platform/db/schema.ts';

/** Any number will do as long as nobody else takes the same advisory lock. */
const LOCK = 7_021_115;

const LOCK_POLL_MS = 200;

/** Asked again and again, because a statement that waits for a slow neighbour's whole work would run into its time limit. */
async function tryLock(connection: Queryable): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as locked`.execute(
    connection,
  );
  return rows[0]?.locked === true;
}

/** Runs `work` while no other web node does; the others then find it done. */
export const whileLocked = (db: Db, work: () => Promise<void>): Promise<void> =>
  db.connection().execute(async (connection) => {
    while (!(await tryLock(connection))) await setTimeout(LOCK_POLL_MS);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });

export async function findStamps(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.selectFrom('seed_stamps').select(['name', 'digest']).execute();
  return new Map(rows.map((row) => [row.name, row.digest]));
}

export const stamp = (tx: Queryable, name: string, digest: string) =>
  tx
    .insertInto('seed_stamps')
    .values({ name, digest })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ digest }))
    .execute();

/**
 * New languages appear, also with the problems that allowed all; known ones take over what the judge does, but keep what
 * administrators may change. One that an administrator had added under this name is the product's from now on.
 */
export async function upsertLanguages(tx: Queryable, rows: Insertable<Languages>[]): Promise<void> {
  const all = await findLanguagesOfAll(tx);
  const before = await tx.selectFrom('languages').select('id').where('oj', '=', 'ME').execute();
  const known = new Set(before.map(({ id }) => id));
  const stored = await tx
    .insertInto('languages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['oj', 'name']).doUpdateSet((eb) => ({
        content_type: eb.ref('excluded.content_type'),
        description: eb.ref('excluded.description'),
        compile_command: eb.ref('excluded.compile_command'),
        run_command: eb.ref('excluded.run_command'),
        is_spj: eb.ref('excluded.is_spj'),
        time_factor: eb.ref('excluded.time_factor'),
        memory_factor: eb.ref('excluded.memory_factor'),
        seq: eb.ref('excluded.seq'),
        data: null,
      })),
    )
    .returning('id')
    .execute();
  const added = stored.map(({ id }) => id).filter((id) => !known.has(id));
  await allowWhereAllAre(tx, all, added);
}

export const insertDifficulties = (tx: Queryable, rows: Insertable<Difficulties>[]) =>
  tx
    .insertInto('difficulties')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The first super administrator, who is the author of what comes with the site. */
export const findFirstUser = (db: Queryable, role: number) =>
  db
    .selectFrom('users')
    .select(['uid', 'username'])
    .where('role', '=', role)
    .orderBy('uid')
    .limit(1)
    .executeTakeFirst();

export const hasDiscussions = async (tx: Queryable): Promise<boolean> =>
  (await tx.selectFrom('discussions').select('id').limit(1).executeTakeFirst()) !== undefined;

export const hasTrainings = async (tx: Queryable): Promise<boolean> =>
  (await tx.selectFrom('trainings').select('id').limit(1).executeTakeFirst()) !== undefined;

export const hasQSheets = async (tx: Queryable): Promise<boolean> =>
  (await tx.selectFrom('qsheets').select('id').limit(1).executeTakeFirst()) !== undefined;

export const hasGroups = async (tx: Queryable): Promise<boolean> =>
  (await tx.selectFrom('groups').select('id').limit(1).executeTakeFirst()) !== undefined;

export const hasContests = async (tx: Queryable): Promise<boolean> =>
  (await tx.selectFrom('contests').select('id').limit(1).executeTakeFirst()) !== undefined;

export const hasWorks = async (tx: Queryable): Promise<boolean> =>
  (await tx.selectFrom('timed_works').select('id').limit(1).executeTakeFirst()) !== undefined;

/** The training of the site that stands first; null when there is none. */
export async function findFirstTraining(db: Queryable): Promise<number | null> {
  const row = await db
    .selectFrom('trainings')
    .select('id')
    .where('group_id', 'is', null)
    .orderBy('rank')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What a problem is called in Chinese and in English, as one title for readers of either. */
export async function findBothTitles(tx: Queryable, pid: number): Promise<string> {
  const rows = await tx
    .selectFrom('problem_texts')
    .select('title')
    .where('pid', '=', pid)
    .orderBy('locale', 'desc')
    .execute();
  return [...new Set(rows.map(({ title }) => title))].join(' · ');
}
