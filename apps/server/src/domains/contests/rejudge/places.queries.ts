import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { OTHER_RESULTS } from '../../judging/rejudge/other-results.queries.ts';
import { inContest, ofKind } from '../../venues/venues.queries.ts';
import type { OtherResult } from '../boards/other-results.ts';

/** Contests in which a set holds submissions, those with the most first. */
export async function listContestsOfSet(db: Queryable, setId: number, limit: number) {
  const { rows } = await sql<{ cid: number; title: string }>`
    select c.id as cid, c.title
    from rejudge_members m join submissions s on s.id = m.submission_id join contests c on ${ofKind('contest')} and c.id = s.venue_id
    where m.set_id = ${setId}
    group by c.id, c.title order by count(*) desc, c.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Results of a set in a contest that differ from those that count: new ones that applying would use, or old ones that an
 * applied set replaced.
 */
export async function listOtherResults(
  db: Queryable,
  setId: number,
  cid: number,
  which: 'new' | 'old',
): Promise<OtherResult[]> {
  const { id, has } = OTHER_RESULTS[which];
  const { rows } = await sql<OtherResult>`
    select s.id, j.id as "judgementId", j.status, j.score, j.time_ms as "timeMs"
    from rejudge_members m
    join submissions s on s.id = m.submission_id
    join judgements j on j.id = ${id}
    where m.set_id = ${setId} and ${inContest(cid)} and s.virtual_id is null and ${has}`.execute(db);
  return rows;
}
