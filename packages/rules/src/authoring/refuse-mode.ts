import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { Failure } from '@assay/contract/failure.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { readQuestion } from '../judging/answers/question.ts';

/** Why a problem's judge mode cannot work with what the problem has, or null. Absent parts are those that are stored. */
export function refuseMode({ problem, languages, cases }: ProblemSave): Failure | null {
  const { judgeMode: mode, checker } = problem;
  const traits = traitsOf(mode);
  if (traits.checker === 'needed' && !checker) return new Failure('problem.checkerNeeded');
  if (traits.checker !== 'none' && checker?.compiled === false) {
    return new Failure('problem.checkerNotCompiled');
  }
  if (traits.fields.includes('passLimit') && problem.passLimit === 1) return new Failure('problem.passesNeeded');
  if (traits.interacts && problem.isFileIO) return new Failure('problem.fileIoInteractive');
  if (traits.grader === 'needed' && problem.graderFiles?.length === 0)
    return new Failure('problem.graderNeeded', { language: languages[0] ?? '' });
  if (cases.from === 'questions') {
    if (traits.submits !== 'answers') return new Failure('problem.questionsMode');
    const isSummed = problem.type === PROBLEM_TYPE.oi && problem.judgeCaseMode === 'default';
    if (!isSummed) return new Failure('problem.questionsSummed');
  }
  if (traits.submits === 'answers' && cases.from === 'manual') {
    const bad = cases.samples.findIndex(({ output }) => readQuestion(output) === null);
    if (bad >= 0) return new Failure('problem.questionUnread', { index: bad + 1 });
  }
  return null;
}
