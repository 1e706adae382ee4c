import type { Delay } from '@assay/contract/judging/delay.ts';
import type { DataOf, SentOf } from '@assay/contract/op.ts';
import { getTestJudgeResult, submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { toast } from '../../../../lib/notices.ts';
import { isPushLive, subscribe } from '../../../../lib/push/push.ts';
import { pollBeside } from '../../../../lib/wire/poll-beside.ts';

export type TestResult = DataOf<typeof getTestJudgeResult>;
type Asked = SentOf<typeof submitProblemTestJudge>;

/** SHELL-35. */
const POLL_MS = 1_000;

export type TestRun =
  | { state: 'idle' }
  | {
      state: 'running';
      samples: boolean;
      status: number;
      queuePosition: number | null;
      delay?: Delay | null | undefined;
    }
  | { state: 'done'; samples: boolean; result: TestResult }
  | { state: 'failed' };

/** Runs code against all samples or an own input, and follows the run to its end: by push first, else every second. */
export function useTestRun() {
  const [run, setRun] = useState<TestRun>({ state: 'idle' });
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const start = async (asked: Asked): Promise<void> => {
    stop.current();
    let stopped = false;
    stop.current = () => {
      stopped = true;
    };
    const samples = asked.samples === true;
    setRun({ state: 'running', samples, status: VERDICT.pending, queuePosition: null });
    let key: string;
    try {
      key = (await call(submitProblemTestJudge, asked, { quiet: true })).testJudgeKey;
    } catch (error) {
      // Said once, as that of a submission is; a lost login has been said.
      if (isApiError(error) && error.status !== 401) toast.error(error.msg);
      if (!stopped) setRun({ state: 'idle' });
      return;
    }
    if (stopped) return;
    const read = () => call(getTestJudgeResult, { testJudgeKey: key }, { quiet: true });
    const end = () => {
      poller.stop();
      unsubscribe();
    };
    const take = (result: TestResult) => {
      if (stopped) return;
      if (isFinal(result.status)) {
        end();
        setRun({ state: 'done', samples, result });
      } else {
        const { status, queuePosition, delay } = result;
        setRun({ state: 'running', samples, status, queuePosition, delay });
      }
    };
    const fail = () => {
      end();
      if (!stopped) setRun({ state: 'failed' });
    };
    const poller = pollBeside({
      everyMs: POLL_MS,
      read,
      onRead: take,
      onGivenUp: fail,
      isPushLive,
      isHidden: () => document.visibilityState === 'hidden',
    });
    const unsubscribe = subscribe([`testrun:${key}`], (event) => {
      if (event.type !== 'testrun' || event.testJudgeKey !== key || poller.ended()) return;
      poller.heard();
      if (isFinal(event.status)) read().then(take, fail);
      else setRun({ state: 'running', samples, status: event.status, queuePosition: null });
    });
    stop.current = () => {
      stopped = true;
      end();
    };
  };
  return { run, start };
}
