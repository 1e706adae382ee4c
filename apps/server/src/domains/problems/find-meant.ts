import { type Venue, venueIdOf, venueOf } from '@assay/contract/venue.ts';
import type { Call } from '../../platform/http/call.ts';
import { rulesOf } from '../venues/rules.ts';
import { findProblemFor } from './find.ts';

/** How a call says which problem it is about: by its id, or by its address in a venue. */
type Meant = Parameters<typeof venueOf>[0] & {
  pid?: number | null | undefined;
  problemId?: string | undefined;
};

/**
 * The problem that is meant, for whoever may read it there.
 * @returns its database id and where it was found; null when none is named
 * @throws Failure `problem.unknown`, the venue's refusal
 */
export async function findMeant(call: Call, input: Meant): Promise<{ pid: number; venue: Venue } | null> {
  const venue = venueOf(input);
  if (input.problemId) {
    return { pid: await rulesOf(call, venue).findProblem(call, venueIdOf(venue), input.problemId), venue };
  }
  return input.pid ? { pid: (await findProblemFor(call.db, call.viewer, { pid: input.pid })).id, venue } : null;
}
