import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface Attempts {
  /** This one included. */
  count: number;
  resetsAt: Date;
}

/**
 * Counts an attempt where all web nodes see it. Counting comes before trying, so that parallel attempts cannot slip
 * through together.
 */
export async function countAttempt(
  db: Queryable,
  name: string,
  subject: string,
  windowSeconds: number,
  now: Date,
): Promise<Attempts> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const row = await db
    .insertInto('attempt_counters')
    .values({ name, subject, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.columns(['name', 'subject']).doUpdateSet({
        count: sql`case when attempt_counters.resets_at <= ${now} then 1 else attempt_counters.count + 1 end`,
        resets_at: sql`case when attempt_counters.resets_at <= ${now} then ${resetsAt} else attempt_counters.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, resetsAt: row.resets_at };
}

/** Takes back one counted attempt that turned out to be none. */
export async function uncountAttempt(db: Queryable, name: string, subject: string) {
  await db
    .updateTable('attempt_counters')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('name', '=', name)
    .where('subject', '=', subject)
    .execute();
}

export async function deleteAttempts(db: Queryable, name: string, subject: string) {
  await db.deleteFrom('attempt_counters').where('name', '=', name).where('subject', '=', subject).execute();
}

export async function deleteExpiredAttempts(db: Queryable, now: Date) {
  await db.deleteFrom('attempt_counters').where('resets_at', '<=', now).execute();
}

/** What is counted at this moment under a name: how many attempts, by how many subjects with at least `from` each. */
export async function sumAttempts(db: Queryable, name: string, from: number, now: Date) {
  const { attempts, subjects } = await db
    .selectFrom('attempt_counters')
    .where('name', '=', name)
    .where('resets_at', '>', now)
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>('count'), sql<number>`0`).as('attempts'),
      fn.countAll<number>().filterWhere('count', '>=', from).as('subjects'),
    ])
    .executeTakeFirstOrThrow();
  return { attempts: Number(attempts), subjects: Number(subjects) };
}
