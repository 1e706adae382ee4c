import type { QuestionAnswers } from '@assay/contract/questions/answer.ts';
import type { Question } from '@assay/contract/questions/question.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import {
  gradeQuestion,
  type QuestionResult,
  readQuestion,
  readQuestionAnswers,
} from '@assay/rules/judging/answers/question.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { writeRefusal } from '@assay/rules/judging/sentences/refusal.ts';
import { readAnswersText } from '@assay/rules/questions/answers-text.ts';
import { readCaseQuestion } from '@assay/rules/questions/case-files.ts';
import { gradeAnswers } from '@assay/rules/questions/grade.ts';
import { ProblemFailure } from '../platform/failures.ts';
import { caseVerdict, judgingCases } from './judge-cases.ts';
import { readyWith } from './ready.ts';

function resultOf(asked: Question, answers: QuestionAnswers | null): QuestionResult {
  const [graded] = gradeAnswers([asked], answers ?? {}).results;
  const { outcome, earned, points } = graded!;
  if (outcome === 'right') return { status: VERDICT.accepted };
  return outcome === 'partial' ? { status: VERDICT.partial, share: earned / points } : { status: VERDICT.wrongAnswer };
}

/**
 * Every case is a question, its answer file says what is right; the submission answers them by id, or by number where the answer files
 * are written by hand. Nothing runs.
 */
export const judgeQuestions = judgingCases((task, tools) => {
  const byId = readAnswersText(task.work.code);
  const byNumber = readQuestionAnswers(task.work.code);
  if (!byId && !byNumber) return Promise.resolve({ kind: 'refused', message: writeRefusal('answerLines', {}) });
  return readyWith(task, tools, () =>
    Promise.resolve(async (one) => {
      const file = Buffer.from(await tools.testdata.read(one.output)).toString();
      const asked = readCaseQuestion(file);
      const byHand = asked ? null : readQuestion(file);
      if (!asked && !byHand)
        throw new ProblemFailure(writeJudgeFailure('noQuestion', { file: one.outputName }), 'data');
      const { status, share } = asked ? resultOf(asked, byId) : gradeQuestion(byHand!, byNumber?.get(one.index));
      return { ...caseVerdict(one, status, null), ...(share !== undefined && { share }) };
    }),
  );
});
