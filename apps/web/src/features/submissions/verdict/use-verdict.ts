import { getAllCaseResult } from '@assay/contract/submissions/detail.ts';
import { checkSubmissionsStatus } from '@assay/contract/submissions/list.ts';
import { PUBLIC, type wireOf } from '@assay/contract/venue.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { isPushLive, subscribe } from '../../../lib/push/push.ts';
import { useWire } from '../../../lib/wire/use-wire.ts';
import { type Progress, type WatchMeans, watchVerdict } from './verdict-watch.ts';

type Where = ReturnType<typeof wireOf>;

/** Null where cases are not shown, as in a contest that runs. */
async function readCases(submitId: number) {
  try {
    return await call(getAllCaseResult, { submitId }, { quiet: true });
  } catch (error) {
    if (isApiError(error, 'submission.casesHidden')) return null;
    throw error;
  }
}

async function readProgress(submitId: number, where: Where): Promise<Progress> {
  const quiet = { quiet: true };
  const rows = await call(checkSubmissionsStatus, { submitIds: [submitId], ...where }, quiet);
  const row = rows[submitId];
  if (!row) throw new Error(`no submission ${submitId}`);
  const { status, queuePosition, delay, remote, score, time, memory } = row;
  const hasCases = status === VERDICT.judging || isFinal(status);
  const results = hasCases ? await readCases(submitId) : null;
  return {
    status,
    queuePosition,
    delay,
    remote,
    score,
    time,
    memory,
    caseCount: results?.caseCount ?? null,
    cases: results?.judgeCaseList ?? [],
  };
}

const meansIn = (where: Where): WatchMeans => ({
  subscribe,
  isPushLive,
  read: (submitId) => readProgress(submitId, where),
  isHidden: () => document.visibilityState === 'hidden',
});

/**
 * Where a submission stands, until its verdict is final; null while nothing has been heard.
 * @param onFinal told once, when the verdict came while watching
 * @param venue where it was made
 */
export function useVerdict(submitId: number | null, onFinal?: (progress: Progress) => void, venue = PUBLIC) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [stalled, setStalled] = useState(false);
  const told = useRef(onFinal);
  told.current = onFinal;
  const where = useWire(venue);
  useEffect(() => {
    setProgress(null);
    setStalled(false);
    if (submitId === null) return;
    return watchVerdict(
      submitId,
      meansIn(where),
      (next) => {
        setProgress(next);
        setStalled(false);
        if (isFinal(next.status)) told.current?.(next);
      },
      () => setStalled(true),
    );
  }, [submitId, where]);
  return { progress, stalled };
}
