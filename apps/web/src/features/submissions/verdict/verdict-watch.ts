import type { Delay } from '@assay/contract/judging/delay.ts';
import type { PushEvent } from '@assay/contract/push.ts';
import type { RemoteStep } from '@assay/contract/remote/step.ts';
import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { isFinal } from '@assay/contract/verdict.ts';
import { pollBeside } from '../../../lib/wire/poll-beside.ts';

/** Where a submission stands on its way to the verdict. */
export interface Progress {
  status: number;
  /** Place in the queue, from 1; null once it left it. */
  queuePosition: number | null;
  /** Why it does not get on. */
  delay?: Delay | null | undefined;
  /** Where it stands at a remote judge. */
  remote?: RemoteStep | null | undefined;
  caseCount: number | null;
  /** Cases finished so far that the viewer may see. */
  cases: readonly CaseResult[];
  score: number | null;
  /** ms */
  time: number | null;
  /** KB */
  memory: number | null;
}

/** SHELL-35. */
const POLL_MS = 2_000;

export interface WatchMeans {
  subscribe(topics: readonly string[], onEvent: (event: PushEvent) => void): () => void;
  isPushLive(): boolean;
  /** Reads the state by the polling calls. */
  read(submitId: number): Promise<Progress>;
  isHidden(): boolean;
}

/**
 * Follows a submission until its verdict is final: by the push stream and, while that is down or silent, by polling
 * every 2 seconds, at most 300 times and not in hidden tabs. A failed poll ends the polling, not the stream.
 * @returns a function that stops watching
 */
export function watchVerdict(
  submitId: number,
  means: WatchMeans,
  onProgress: (progress: Progress) => void,
  onGivenUp: () => void = () => {},
): () => void {
  const stop = () => {
    poller.stop();
    unsubscribe();
  };
  const take = (progress: Progress) => {
    onProgress(progress);
    if (isFinal(progress.status)) stop();
  };
  const poller = pollBeside({
    everyMs: POLL_MS,
    read: () => means.read(submitId),
    onRead: take,
    onGivenUp,
    isPushLive: means.isPushLive,
    isHidden: means.isHidden,
  });
  const unsubscribe = means.subscribe([`submission:${submitId}`], (event) => {
    if (poller.ended() || event.type !== 'submission' || event.submitId !== submitId) return;
    poller.heard();
    take(event);
  });
  return stop;
}
