import { VENUE_KINDS } from '@assay/contract/venue.ts';
import { mayEditAllProblems } from '@assay/rules/problems/access.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Call, Viewer } from '../../platform/http/call.ts';
import { isSeenBy } from '../problems/seen.queries.ts';
import { runsInAny } from '../venues/in-use.queries.ts';

/** Who asks, when, and the venues that close discussions while they run. */
export interface Reader extends Pick<Call, 'clock' | 'venues'> {
  viewer: Pick<Viewer, 'uid' | 'role'> | null;
}

/**
 * Whether the problem that a discussion is about lets somebody read it (DISC-9): they may see the problem, and no contest and no timed work runs
 * with it. Discussions that are about none are open. Super and problem administrators read those of what runs, too.
 * @param table what the table of discussions is called in the statement
 */
export function isOpenByProblem({ viewer, clock, venues }: Reader, table = 'd'): RawBuilder<boolean> {
  const pid = sql<number>`${sql.ref(`${table}.pid`)}`;
  const all = VENUE_KINDS.map((kind) => venues[kind]);
  const idle =
    viewer !== null && mayEditAllProblems(viewer)
      ? sql<boolean>`true`
      : sql<boolean>`not ${runsInAny(all, pid, clock.now())}`;
  return sql<boolean>`(${pid} is null or (
    exists (select 1 from problems p where p.id = ${pid} and ${isSeenBy(viewer)}) and ${idle}))`;
}
