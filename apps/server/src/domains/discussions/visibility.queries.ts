import { mayEditAllProblems } from '@assay/rules/problems/access.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/http/call.ts';
import { isSeenBy } from '../problems/seen.queries.ts';

type Who = Pick<Viewer, 'uid' | 'role'> | null;

/**
 * Whether the problem that a discussion is about lets somebody read it (DISC-9): they may see the problem, and it stands in no contest that runs.
 * Discussions that are about none are open. Super and problem administrators read those of running contests, too.
 * @param table what the table of discussions is called in the statement
 */
export function isOpenByProblem(who: Who, now: Date, table = 'd'): RawBuilder<boolean> {
  const pid = sql.ref(`${table}.pid`);
  const idle =
    who !== null && mayEditAllProblems(who)
      ? sql<boolean>`true`
      : sql<boolean>`not exists (
          select 1 from contest_problems cp join contests c on c.id = cp.cid
          where cp.pid = ${pid} and c.start_time <= ${now} and c.end_time > ${now})`;
  return sql<boolean>`(${pid} is null or (
    exists (select 1 from problems p where p.id = ${pid} and ${isSeenBy(who)}) and ${idle}))`;
}
