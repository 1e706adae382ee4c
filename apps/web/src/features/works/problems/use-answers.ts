import type { QuestionAnswer } from '@assay/contract/questions/answer.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from '../../../lib/store.ts';
import { keeperOf, NOTHING_TYPED, type Place, type Stored } from './answer-keeper.ts';

/**
 * Answers that are saved while they are typed. What was not acknowledged is kept here and tried again; answers that another page saved
 * meanwhile are read, and what was typed here is put onto them, question by question (WORK-20).
 */
export function useAnswers({ tid, displayId, uid }: Place, stored: Stored, isOpen: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says later is learned by the effect
  const keeper = useMemo(
    () => (isOpen ? keeperOf({ tid, displayId, uid }, stored) : null),
    [tid, displayId, uid, isOpen],
  );
  const { answers, states } = useStore(keeper?.shown ?? NOTHING_TYPED);
  useEffect(() => keeper?.open(stored), [keeper, stored]);
  const change = useCallback((id: string, answer: QuestionAnswer) => keeper?.change(id, answer), [keeper]);
  const flush = useCallback(async () => keeper?.flush(), [keeper]);
  return { answers: keeper ? answers : stored.answers, states, change, flush };
}
