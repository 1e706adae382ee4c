import { VENUE_KINDS } from '@assay/contract/venue.ts';
import type { Services } from '../../platform/services.ts';

/** Whether any venue runs with the problem now: what helps to solve it is closed then. */
export async function isInUse(services: Pick<Services, 'db' | 'clock' | 'venues'>, pid: number): Promise<boolean> {
  const answers = await Promise.all(VENUE_KINDS.map((kind) => services.venues[kind].runsWith(services, pid)));
  return answers.includes(true);
}
