import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { Failure } from '@assay/contract/failure.ts';
import { hasGraders } from '../judging/graded-modes.ts';
import { type GraderFile, layGrader } from '../judging/grader.ts';
import { LANGUAGES, languageNamed } from '../judging/languages/all.ts';

/** Whether files hold a grader for a language; one that nothing is known about is let off. */
export function hasGrader(name: string, files: readonly GraderFile[]): boolean {
  const language = LANGUAGES.find((one) => one.name === languageNamed(name));
  return !language || layGrader(language, '', files) !== null;
}

/**
 * Why a problem with graders may not be saved, or null: every allowed language needs a grader, or its submissions could
 * not be judged. Apart from the other rules because it needs all languages, which browsers do not have.
 */
export function refuseGrader({ problem, languages }: Pick<ProblemSave, 'problem' | 'languages'>): Failure | null {
  const files = problem.graderFiles;
  if (!files || !hasGraders({ judgeMode: problem.judgeMode, graderFiles: files })) return null;
  const lacking = languages.find((name) => !hasGrader(name, files));
  return lacking === undefined ? null : new Failure('problem.graderNeeded', { language: lacking });
}
