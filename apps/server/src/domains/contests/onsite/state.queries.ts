import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { verdictSql, verdictsSql } from '../../../platform/db/verdicts.ts';
import { inContest } from '../../venues/venues.queries.ts';
import { PRINTED } from './prints.queries.ts';

const ODD_MAX = 20;

const UNFINISHED = sql`s.status in ${verdictsSql('pending', 'compiling', 'judging')}`;

/** Submissions of a contest without a result. */
export async function countUnfinished(db: Queryable, cid: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from submissions s where ${inContest(cid)} and ${UNFINISHED}`.execute(db);
  return rows[0]!.count;
}

interface OddRow {
  id: number;
  display_id: string;
  username: string;
  failed: boolean;
  received_at: Date;
}

/** Submissions that the judge failed at, and those without a result since `before`. */
export async function listOddSubmissions(db: Queryable, cid: number, before: Date): Promise<OddRow[]> {
  const { rows } = await sql<OddRow>`
    select s.id, p.display_id, u.username, s.status = ${verdictSql('systemError')} as failed, s.received_at
    from submissions s
    join contest_problems p on p.cid = ${cid} and p.pid = s.pid
    join users u on u.uid = s.uid
    where ${inContest(cid)}
      and (s.status = ${verdictSql('systemError')} or (${UNFINISHED} and s.received_at < ${before}))
    order by s.received_at, s.id limit ${ODD_MAX}`.execute(db);
  return rows;
}

/** What of a contest waits for its staff. */
export async function countOpen(db: Queryable, cid: number): Promise<{ questions: number; prints: number }> {
  const { rows } = await sql<{ questions: number; prints: number }>`
    select
      (select count(*)::int from contest_clarifications c where c.cid = ${cid} and c.answer is null) as questions,
      (select count(*)::int from contest_prints c where c.cid = ${cid} and c.status <> ${PRINTED}) as prints`.execute(
    db,
  );
  return rows[0]!;
}
