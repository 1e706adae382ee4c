import type { Lang } from '@assay/contract/errors.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';
import { inPractice } from '../../venues/venues.queries.ts';

const LISTED = 1;

/** Public problems, last changed first, with the title in the viewer's language or else the one there is. */
export async function listRecentProblems(db: Queryable, lang: Lang, limit: number) {
  return db
    .selectFrom('problems')
    .select(['problems.id', 'problem_id', 'type', 'gmt_modified'])
    .select((eb) =>
      eb
        .selectFrom('problem_texts')
        .select('title')
        .whereRef('problem_texts.pid', '=', 'problems.id')
        .orderBy(sql`locale = ${lang}`, 'desc')
        .limit(1)
        .as('title'),
    )
    .where('auth', '=', LISTED)
    .orderBy('gmt_modified', 'desc')
    .orderBy('problems.id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Submissions outside contests and accepted ones by calendar day of a time zone, since a moment; days without any are
 * absent. What a contest hides must not move a number here.
 */
export async function countByDay(db: Queryable, timeZone: string, since: Date) {
  const { rows } = await sql<{ day: string; total: number; accepted: number }>`
    select to_char(received_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
           count(*) as total, count(*) filter (where status = ${verdictSql('accepted')}) as accepted
    from submissions where received_at >= ${since} and ${inPractice('submissions')}
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.day, row]));
}

/** Users in use by problems newly solved since a moment. */
export async function rankSolvers(db: Queryable, since: Date, limit: number) {
  return db
    .selectFrom('solved_problems')
    .innerJoin('users', 'users.uid', 'solved_problems.uid')
    .select(['users.uid', 'users.username', 'users.avatar', 'users.title_name', 'users.title_color'])
    .select((eb) => eb.fn.countAll<number>().as('ac'))
    .where('solved_problems.gmt_create', '>=', since)
    .where('users.status', '=', 0)
    .groupBy('users.uid')
    .orderBy('ac', 'desc')
    .orderBy('users.uid')
    .limit(limit)
    .execute();
}
