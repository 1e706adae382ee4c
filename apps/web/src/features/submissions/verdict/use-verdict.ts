import { getAllCaseResult } from '@assay/contract/submissions/detail.ts';
import { checkSubmissionsStatus } from '@assay/contract/submissions/list.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { isPushLive, subscribe } from '../../../lib/push.ts';
import { type Progress, type WatchMeans, watchVerdict } from './verdict-watch.ts';

async function readProgress(submitId: number): Promise<Progress> {
  const quiet = { quiet: true };
  const rows = await call(checkSubmissionsStatus, { submitIds: [submitId] }, quiet);
  const row = rows[submitId];
  if (!row) throw new Error(`no submission ${submitId}`);
  const { status, queuePosition, score, time, memory } = row;
  const hasCases = status === VERDICT.judging || isFinal(status);
  const results = hasCases ? await call(getAllCaseResult, { submitId }, quiet) : null;
  return {
    status,
    queuePosition,
    score,
    time,
    memory,
    caseCount: results?.caseCount ?? null,
    cases: results?.judgeCaseList ?? [],
  };
}

const MEANS: WatchMeans = {
  subscribe,
  isPushLive,
  read: readProgress,
  isHidden: () => document.visibilityState === 'hidden',
};

/**
 * Where a submission stands, until its verdict is final; null while nothing has been heard.
 * @param onFinal told once, when the verdict came while watching
 */
export function useVerdict(submitId: number | null, onFinal?: (progress: Progress) => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [stalled, setStalled] = useState(false);
  const told = useRef(onFinal);
  told.current = onFinal;
  useEffect(() => {
    setProgress(null);
    setStalled(false);
    if (submitId === null) return;
    return watchVerdict(
      submitId,
      MEANS,
      (next) => {
        setProgress(next);
        setStalled(false);
        if (isFinal(next.status)) told.current?.(next);
      },
      () => setStalled(true),
    );
  }, [submitId]);
  return { progress, stalled };
}
