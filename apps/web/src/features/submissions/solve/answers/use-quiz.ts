import type { QuestionAnswer, QuestionAnswers } from '@assay/contract/questions/answer.ts';
import type { ShownQuestion } from '@assay/contract/questions/question.ts';
import { getProblemQuestions } from '@assay/contract/questions/shown.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { readAnswersText, writeAnswersText } from '@assay/rules/questions/answers-text.ts';
import { isUnanswered } from '@assay/rules/questions/grade.ts';
import { useState } from 'react';
import { useCall } from '../../../../lib/use-call.ts';
import type { Solution } from '../use-solution.ts';

const NONE: readonly ShownQuestion[] = [];

/** The questions of an objective problem with the answers of the draft; none where they stand in the statement. */
export function useQuiz(problemId: string, venue: Venue, isQuiz: boolean, solution: Solution) {
  const { data, error } = useCall(getProblemQuestions, { problemId, ...wireOf(venue) }, { enabled: isQuiz });
  const [answers, setAnswers] = useState<QuestionAnswers>(() => readAnswersText(solution.code()) ?? {});
  const asked = data?.questions ?? NONE;
  const change = (id: string, answer: QuestionAnswer) => {
    const next = { ...answers, [id]: answer };
    setAnswers(next);
    solution.setCode(writeAnswersText(next));
  };
  return {
    asked,
    /** Whether it is known that there are none. */
    isReady: !isQuiz || data !== undefined || error !== null,
    answers,
    change,
    given: asked.filter(({ id }) => !isUnanswered(answers[id])).length,
  };
}
