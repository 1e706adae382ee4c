import { AI_DONE } from '@assay/contract/ai/answers.ts';
import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readMessages } from '../../lib/push/event-stream.ts';
import { say } from '../../lib/text.ts';
import { getToken } from '../../lib/token.ts';
import { outgoing } from '../../lib/wire/request.ts';
import { TEXT } from './text.ts';

interface Answer {
  state: 'waiting' | 'coming' | 'done' | 'stopped' | 'failed';
  text: string;
  /** Why it failed. */
  error: string;
  /** By which the answer is marked; null before it begins. */
  requestId: number | null;
}

const BEGINNING: Answer = { state: 'waiting', text: '', error: '', requestId: null };

const refusalOf = async (response: Response): Promise<string> => {
  const said = (await response.json().catch(() => null)) as { msg?: string } | null;
  return said?.msg || say(TEXT, 'failed');
};

/** An answer as it comes in; asked for at once, and ended when the component goes. */
export function useAnswer<O extends AnyOp>(op: O, input: SentOf<O>) {
  const [answer, setAnswer] = useState(BEGINNING);
  const ending = useRef<AbortController | null>(null);
  const key = JSON.stringify(input);

  const ask = useCallback(() => {
    ending.current?.abort();
    const leaving = new AbortController();
    ending.current = leaving;
    setAnswer(BEGINNING);
    const change = (next: Partial<Answer> | ((now: Answer) => Answer)) => {
      if (!leaving.signal.aborted) setAnswer((now) => (typeof next === 'function' ? next(now) : { ...now, ...next }));
    };
    const follow = async () => {
      const { url, init } = outgoing(op, JSON.parse(key) as object, getToken());
      const response = await fetch(url, { ...init, signal: leaving.signal, credentials: 'same-origin' });
      if (!response.ok || !response.body) {
        change({ state: 'failed', error: await refusalOf(response) });
        return;
      }
      for await (const { event, data } of readMessages(response.body)) {
        if (event === 'request') change({ requestId: Number(data) });
        else if (event === 'error') change({ state: 'failed', error: data });
        else if (data === AI_DONE) {
          change((now) => ({ ...now, state: now.state === 'failed' ? 'failed' : 'done' }));
          return;
        } else change((now) => ({ ...now, state: 'coming', text: now.text + data }));
      }
      throw new Error('the stream ended before the answer did');
    };
    follow().catch(() => change({ state: 'failed', error: say(TEXT, 'failed') }));
  }, [op, key]);

  useEffect(() => {
    ask();
    return () => ending.current?.abort();
  }, [ask]);

  const stop = () => {
    ending.current?.abort();
    setAnswer((now) => ({ ...now, state: 'stopped' }));
  };
  return { ...answer, ask, stop };
}
