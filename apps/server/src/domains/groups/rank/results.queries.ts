import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { UNJUDGED_SQL, verdictSql } from '../../../platform/db/verdicts.ts';
import { inGroup } from '../../venues/venues.queries.ts';

/** Somebody's results in a group. */
export interface ResultKey {
  gid: number;
  uid: number;
}

/**
 * Counts anew what some people reached in groups. Their rows are held first, so that of two judgements at once the second
 * counts what the first one stored; always in one order, so that none waits for ever.
 */
export async function recountResults(tx: Queryable, keys: readonly ResultKey[]): Promise<void> {
  const given = sql`unnest(${keys.map(({ gid }) => gid)}::bigint[], ${keys.map(({ uid }) => uid)}::bigint[]) as given (gid, uid)`;
  await sql`
    insert into group_results (gid, uid)
    select gid, uid from ${given} join groups on groups.id = given.gid join users using (uid)
    order by gid, uid on conflict do nothing`.execute(tx);
  await sql`
    select from group_results r where (r.gid, r.uid) in (select gid, uid from ${given})
    order by r.gid, r.uid for update`.execute(tx);
  await sql`
    update group_results r set solved = found.solved, submissions = found.submissions, score = found.score
    from ${given} cross join lateral (
      select count(*) filter (where best.solved) as solved, coalesce(sum(best.submissions), 0) as submissions,
        coalesce(sum(best.score), 0) as score
      from (
        select bool_or(s.status = ${verdictSql('accepted')}) as solved, count(*) as submissions, max(s.oi_rank_score) as score
        from submissions s
        where ${inGroup(sql<number>`given.gid`)} and s.uid = given.uid and s.status not in ${UNJUDGED_SQL}
        group by s.pid) best) found
    where r.gid = given.gid and r.uid = given.uid`.execute(tx);
}
