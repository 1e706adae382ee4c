import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

interface Figures {
  users: number;
  problems: number;
  submissionsToday: number;
  contests: number;
  /** Of the newest one. */
  backupAt: Date | null;
  databaseBytes: number;
}

/** Figures of the back office's front page, in one statement. `contests` have not ended and start before `contestsUntil`. */
export async function findFigures(db: Queryable, dayStart: Date, now: Date, contestsUntil: Date): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select (select count(*) from users) as users,
           (select count(*) from problems where owner_kind = 'site') as problems,
           (select count(*) from submissions where received_at >= ${dayStart}) as "submissionsToday",
           (select count(*) from contests where end_time > ${now} and start_time < ${contestsUntil}) as contests,
           (select max(moment) from backups) as "backupAt",
           pg_database_size(current_database()) as "databaseBytes"`.execute(db);
  return rows[0]!;
}
