import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { Failure } from '@assay/contract/errors.ts';
import type { JudgeMode } from '@assay/contract/problems/problem.ts';
import { readQuestion } from '../judging/answers/question.ts';

/** Modes in which a program of the jury decides. */
export const CHECKED_MODES: ReadonlySet<JudgeMode> = new Set(['spj', 'interactive', 'multi_pass']);
/** Modes in which one may decide instead of a comparison. */
export const MAY_CHECK_MODES: ReadonlySet<JudgeMode> = new Set(['submit_answer', 'grader']);
/** Modes in which a submission is text that nothing runs; its language is `ANSWER_LANGUAGE` whatever the problem allows. */
export const ANSWER_MODES: ReadonlySet<string> = new Set<JudgeMode>(['submit_answer', 'objective']);
export const ANSWER_LANGUAGE = 'Text';

/** Why a problem's judge mode cannot work with what the problem has, or null. Absent parts are those that are stored. */
export function refuseMode({ problem, languages, cases }: ProblemSave): Failure | null {
  const { judgeMode: mode, checker } = problem;
  if (CHECKED_MODES.has(mode) && !checker) return new Failure('problem.checkerNeeded');
  if ((CHECKED_MODES.has(mode) || MAY_CHECK_MODES.has(mode)) && checker?.compiled === false) {
    return new Failure('problem.checkerNotCompiled');
  }
  if (mode === 'multi_pass' && problem.passLimit === 1) return new Failure('problem.passesNeeded');
  if (mode === 'interactive' && problem.isFileIO) return new Failure('problem.fileIoInteractive');
  if (mode === 'grader' && problem.graderFiles?.length === 0)
    return new Failure('problem.graderNeeded', { language: languages[0] ?? '' });
  if (mode === 'objective' && cases.from === 'manual') {
    const bad = cases.samples.findIndex(({ output }) => readQuestion(output) === null);
    if (bad >= 0) return new Failure('problem.questionUnread', { index: bad + 1 });
  }
  return null;
}
