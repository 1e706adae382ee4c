import type { VenueKind } from '@assay/contract/venue.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { inKinds } from '../../venues/venues.queries.ts';

/** The problem's own id stands in every submission, its address only in those made in venues of some kinds, where that is the id. */
export async function updateProblemId(
  tx: Queryable,
  pid: number,
  problemId: string,
  kinds: readonly VenueKind[],
): Promise<void> {
  await tx
    .updateTable('submissions')
    .set((eb) => ({
      display_pid: problemId,
      display_id: eb.case().when(inKinds(kinds, 'submissions')).then(problemId).else(eb.ref('display_id')).end(),
    }))
    .where('pid', '=', pid)
    .execute();
}
