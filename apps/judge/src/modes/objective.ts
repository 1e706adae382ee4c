import { gradeQuestion, readQuestion, readQuestionAnswers } from '@assay/rules/judging/answers/question.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { writeRefusal } from '@assay/rules/judging/sentences/refusal.ts';
import { ProblemFailure } from '../platform/failures.ts';
import { caseVerdict, judgingCases } from './judge-cases.ts';
import { readyWith } from './ready.ts';

/** Every case is a question, its answer file says what is right; the submission answers them by number. Nothing runs. */
export const judgeQuestions = judgingCases((task, tools) => {
  const answers = readQuestionAnswers(task.work.code);
  if (!answers) return Promise.resolve({ kind: 'refused', message: writeRefusal('answerLines', {}) });
  return readyWith(task, tools, () =>
    Promise.resolve(async (one) => {
      const question = readQuestion(Buffer.from(await tools.testdata.read(one.output)).toString());
      if (!question) throw new ProblemFailure(writeJudgeFailure('noQuestion', { file: one.outputName }), 'data');
      const { status, share } = gradeQuestion(question, answers.get(one.index));
      return { ...caseVerdict(one, status, null), ...(share !== undefined && { share }) };
    }),
  );
});
