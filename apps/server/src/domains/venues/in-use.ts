import { VENUE_KINDS } from '@assay/contract/venue.ts';
import type { Services } from '../../platform/services.ts';
import { findUsed } from './in-use.queries.ts';

/** Whether any venue runs with the problem now: what helps to solve it is closed then. */
export async function isInUse(services: Pick<Services, 'db' | 'clock' | 'venues'>, pid: number): Promise<boolean> {
  return (await usedAmong(services, [pid])).has(pid);
}

/** Those of the problems that any venue runs with now. */
export const usedAmong = ({ db, clock, venues }: Pick<Services, 'db' | 'clock' | 'venues'>, pids: readonly number[]) =>
  findUsed(
    db,
    VENUE_KINDS.map((kind) => venues[kind]),
    pids,
    clock.now(),
  );
