import { getUserProblemStatus } from '@assay/contract/problems/list.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { wireOf } from '@assay/contract/venue.ts';
import { useUser } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';

/** The viewer's best result per problem id in a venue; undefined for visitors and until it is known. */
export function useOwnStatus(pids: readonly number[] | undefined, venue: Venue) {
  const user = useUser();
  const { data } = useCall(
    getUserProblemStatus,
    { pidList: [...(pids ?? [])], ...wireOf(venue) },
    { enabled: user !== null && pids !== undefined && pids.length > 0, call: { quiet: true }, keep: true },
  );
  return data;
}
