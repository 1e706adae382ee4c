import { getAllCaseResult, getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { isFinal } from '@assay/contract/verdict.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { useNewResult } from '../verdict/use-new-result.ts';
import { useVerdict } from '../verdict/use-verdict.ts';
import type { Progress } from '../verdict/verdict-watch.ts';

/** A result that was changed by hand or by judging again is seen after this long, if the push stream does not tell of it. */
const REREAD_MS = 60_000;

export const readSubmissionAgain = () => refresh(getSubmissionDetail, getAllCaseResult);

/** A submission with its cases, live while it is judged, and read again when its result changes. */
export function useLiveSubmission(submitId: number) {
  const { data, error, refetch } = useCall(getSubmissionDetail, { submitId }, { refetchInterval: REREAD_MS });
  const { data: results, isError: failed } = useCall(
    getAllCaseResult,
    { submitId },
    { enabled: data?.see.cases === true },
  );
  const waits = data !== undefined && !isFinal(data.submission.status);
  const again = () => void readSubmissionAgain();
  const { progress, stalled } = useVerdict(waits ? submitId : null, again, data?.submission.venue);
  useNewResult(data && !waits ? submitId : null, data?.submission.status, again);
  const stored: Progress | undefined = data && {
    ...data.submission,
    caseCount: results?.caseCount ?? null,
    cases: results?.judgeCaseList ?? [],
  };
  return {
    data,
    error,
    refetch,
    /** Its cases are on their way for the first time. */
    casesPending: data?.see.cases === true && results === undefined && !failed,
    /** Its verdict is still to come. */
    waits,
    /** It waits, and nothing is heard of it. */
    stalled: stalled && waits,
    progress: (waits && progress) || stored,
    subtasks: waits ? null : (results?.subTaskJudgeCaseVoList ?? null),
  };
}

export type SubmissionData = NonNullable<ReturnType<typeof useLiveSubmission>['data']>;
