import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import type { DataOf, SentOf } from '@assay/contract/op.ts';
import { getQSheetSubmissions } from '@assay/contract/qsheets/problems.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { type Venue, type VenueKind, venueIdOf, wireOf } from '@assay/contract/venue.ts';
import { getTimedWorkSubmissionList } from '@assay/contract/works/submissions.ts';
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
const LISTED_BY: Record<VenueKind, 'contest' | 'work' | 'sheet' | 'practice'> = {
  public: 'practice',
  contest: 'contest',
  timedWork: 'work',
  qsheet: 'sheet',
  training: 'practice',
  group: 'practice',
};

/** One page of the submissions of a venue. */
export function useSubmissions(
  venue: Venue,
  { containsEnd, virtual, ...asked }: Asked,
  enabled = true,
): UseQueryResult<DataOf<typeof getSubmissionList>, ApiError> {
  const by = LISTED_BY[venue.kind];
  // One of the lists is asked; the other calls rest.
  const practice = useCall(
    getSubmissionList,
    { ...asked, gid: wireOf(venue).gid },
    { enabled: enabled && by === 'practice', keep: true },
  );
  const contest = useCall(
    getContestSubmissions,
    { ...asked, contestID: wireOf(venue).cid ?? 1, containsEnd, virtual },
    { enabled: enabled && by === 'contest', keep: true },
  );
  const sheet = useCall(
    getQSheetSubmissions,
    { ...asked, qid: wireOf(venue).qid },
    { enabled: enabled && by === 'sheet', keep: true },
  );
  const { problemID, completeProblemID: _, ...rest } = asked;
  const work = useCall(
    getTimedWorkSubmissionList,
    { ...rest, displayId: problemID, tid: venueIdOf(venue) || 1 },
    { enabled: enabled && by === 'work', keep: true },
  );
  return { contest, work, sheet, practice }[by];
}
