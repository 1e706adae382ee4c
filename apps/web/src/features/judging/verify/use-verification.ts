import {
  getTrial,
  getVerification,
  getVerificationSummaries,
  getVerifications,
  type TrialData,
} from '@assay/contract/judging/verification.ts';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { keyOf, refresh, useCall } from '../../../lib/use-call.ts';

const REFRESH_MS = 1_500;
/** Of the solutions that wait, the first may be running: as many as a site has slots, more or less. */
const WATCHED = 6;

/** The verifications of a problem and one of them, the latest unless another is chosen. */
export function useVerification(pid: number) {
  const runs = useCall(getVerifications, { pid }, { call: { quiet: true } });
  const [chosen, choose] = useState<number | null>(null);
  const shownId = chosen ?? runs.data?.[0]?.verificationId ?? null;
  const run = useCall(
    getVerification,
    { verificationId: shownId ?? 0 },
    {
      enabled: shownId !== null,
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? REFRESH_MS : false),
      call: { quiet: true },
    },
  );
  const state = run.data?.state;
  // The list tells the state, too.
  useEffect(() => {
    if (state !== undefined) void refresh(getVerifications, getVerificationSummaries);
  }, [state]);
  return { runs, run, choose, isRunning: state === 'running' };
}

/** The cases of every solution of a run by trial; those of a finished one are read once. */
export function useTrials(
  run: { state: string; trials: readonly { trialId: number; status: number | null }[] } | undefined,
) {
  const trials = run?.trials ?? [];
  const isRunning = run?.state === 'running';
  const waiting = trials.filter(({ status }) => status === null).map(({ trialId }) => trialId);
  const watched = new Set(isRunning ? waiting.slice(0, WATCHED) : waiting);
  return useQueries({
    queries: trials.map(({ trialId, status }) => ({
      queryKey: [...keyOf(getTrial, { trialId }), status],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(getTrial, { trialId }, { quiet: true, signal }),
      enabled: status !== null || watched.has(trialId),
      refetchInterval: status === null && isRunning ? REFRESH_MS : (false as const),
      staleTime: status === null ? 0 : Number.POSITIVE_INFINITY,
    })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }): [number, TrialData][] => (data ? [[data.trialId, data]] : []))),
  });
}
