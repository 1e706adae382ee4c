import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import type { DataOf, SentOf } from '@assay/contract/op.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { type Venue, type VenueKind, wireOf } from '@assay/contract/venue.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';

type Asked = Omit<SentOf<typeof getSubmissionList>, 'gid'> & {
  /** Also those made after the end, where the venue has one. */
  containsEnd?: boolean;
  /** Those of the own virtual participation. */
  virtual?: boolean;
};

/** Whose submissions have a call of their own; the others are listed by that of practice. */
const LISTED_BY: Record<VenueKind, 'contest' | 'practice'> = {
  public: 'practice',
  contest: 'contest',
  timedWork: 'practice',
  qsheet: 'practice',
  training: 'practice',
  group: 'practice',
};

/** One page of the submissions of a venue. */
export function useSubmissions(
  venue: Venue,
  { containsEnd, virtual, ...asked }: Asked,
  enabled = true,
): UseQueryResult<DataOf<typeof getSubmissionList>, ApiError> {
  const inContest = LISTED_BY[venue.kind] === 'contest';
  // One of the two lists is asked; the other call rests.
  const practice = useCall(
    getSubmissionList,
    { ...asked, gid: wireOf(venue).gid },
    { enabled: enabled && !inContest, keep: true },
  );
  const contest = useCall(
    getContestSubmissions,
    { ...asked, contestID: wireOf(venue).cid ?? 1, containsEnd, virtual },
    { enabled: enabled && inContest, keep: true },
  );
  return inContest ? contest : practice;
}
