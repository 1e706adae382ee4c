import type { QuestionAnswer, QuestionAnswers } from '@assay/contract/questions/answer.ts';
import { getTimedWorkAnswers, saveTimedWorkAnswers } from '@assay/contract/works/answers.ts';
import { getTimedWorkProblemList } from '@assay/contract/works/problems.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { readStored, writeStored } from '../../../lib/storage/storage.ts';
import { refresh } from '../../../lib/use-call.ts';

/** A pause in typing after which answers are sent; while somebody types on, they are sent this often. */
const PAUSE_MS = 800;
const OFTEN_MS = 5_000;
/** What could not be sent is tried again after this. */
const RETRY_MS = 3_000;

export type SaveState = 'saving' | 'saved' | 'failed';

interface Place {
  tid: number;
  displayId: string;
  uid: number;
}

interface Stored {
  answers: QuestionAnswers;
  version: number;
}

const keyOf = ({ tid, displayId, uid }: Place) => `work-answers:${uid}:${tid}:${displayId}`;

/** Answers that were typed here and that no server has: kept over a closed page. */
function readUnsent(place: Place): QuestionAnswers {
  try {
    const read: unknown = JSON.parse(readStored(keyOf(place)) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as QuestionAnswers) : {};
  } catch {
    return {};
  }
}

const REFUSED: ReadonlySet<string> = new Set([
  'work.ended',
  'work.handedIn',
  'work.startNeeded',
  'work.answersTooLong',
]);

/** Pages that may have something to send. */
const senders = new Set<() => Promise<void>>();

/** Sends what was typed and not sent yet: before somebody hands in. */
export const sendAnswers = () => Promise.all([...senders].map((send) => send()));

/**
 * Answers that are saved while they are typed. What was not acknowledged is kept here and tried again; answers that another page saved
 * meanwhile are read, and what was typed here is put onto them, question by question (WORK-20).
 */
export function useAnswers(place: Place, stored: Stored, isOpen: boolean) {
  const [unsent, setUnsent] = useState<QuestionAnswers>(() => (isOpen ? readUnsent(place) : {}));
  const [base, setBase] = useState(stored);
  const [states, setStates] = useState<Record<string, SaveState>>({});
  const known = useRef({ base, unsent });
  known.current = { base, unsent };
  const underWay = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dueAt = useRef(0);
  const { tid, displayId } = place;
  const key = keyOf(place);

  const sendOnce = useCallback(async (): Promise<void> => {
    const { base: from, unsent: typed } = known.current;
    const ids = Object.keys(typed);
    if (ids.length === 0) return;
    const mark = (state: SaveState) =>
      setStates((before) => ({ ...before, ...Object.fromEntries(ids.map((id) => [id, state])) }));
    const again = (ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send.current(), ms);
    };
    mark('saving');
    const answers = { ...from.answers, ...typed };
    try {
      const { version } = await call(
        saveTimedWorkAnswers,
        { tid, displayId, answers, version: from.version },
        { quiet: true },
      );
      const next = { answers, version };
      // what was typed meanwhile is still to be sent
      const rest = Object.fromEntries(
        Object.entries(known.current.unsent).filter(([id, answer]) => !(id in typed) || answer !== typed[id]),
      );
      known.current = { base: next, unsent: rest };
      setBase(next);
      setUnsent(rest);
      writeStored(key, Object.keys(rest).length > 0 ? JSON.stringify(rest) : null);
      mark('saved');
      if (from.version === 0) void refresh(getTimedWorkProblemList);
      if (Object.keys(rest).length > 0) again(PAUSE_MS);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      mark('failed');
      if (code === 'work.answersStale') {
        const newer = await call(getTimedWorkAnswers, { tid, displayId }, { quiet: true }).catch(() => null);
        if (newer) {
          known.current.base = { answers: newer.answers, version: newer.version };
          setBase(known.current.base);
        }
        again(newer ? 0 : RETRY_MS);
      } else if (code === null || !REFUSED.has(code)) again(RETRY_MS);
    }
  }, [tid, displayId, key]);

  // one save at a time
  const send = useRef<() => Promise<void>>(async () => {});
  send.current = () => {
    underWay.current ??= sendOnce().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  /** Sends all that was typed until now: also what came while a save was under way. */
  const flush = useCallback(async () => {
    await underWay.current;
    await send.current();
  }, []);

  const change = (id: string, answer: QuestionAnswer) => {
    const next = { ...known.current.unsent, [id]: answer };
    known.current.unsent = next;
    setUnsent(next);
    writeStored(key, JSON.stringify(next));
    const now = Date.now();
    if (dueAt.current < now) dueAt.current = now + OFTEN_MS;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send.current(), Math.min(PAUSE_MS, dueAt.current - now));
  };

  // what an earlier page could not send goes first; nothing waits for a pause when this page goes away
  useEffect(() => {
    if (!isOpen) return;
    void flush();
    const leave = () => void flush();
    window.addEventListener('pagehide', leave);
    senders.add(flush);
    return () => {
      senders.delete(flush);
      window.removeEventListener('pagehide', leave);
      clearTimeout(timer.current);
      void flush();
    };
  }, [isOpen, flush]);

  return { answers: isOpen ? { ...base.answers, ...unsent } : base.answers, states, change, flush };
}
