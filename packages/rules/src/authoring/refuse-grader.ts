import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { Failure } from '@assay/contract/errors.ts';
import { layGrader } from '../judging/grader.ts';
import { LANGUAGES, languageNamed } from '../judging/languages/all.ts';

/**
 * Why a problem of the mode `grader` may not be saved, or null: every allowed language needs a grader, or its submissions could
 * not be judged. Apart from the other rules because it needs all languages, which browsers do not have.
 */
export function refuseGrader({ problem, languages }: Pick<ProblemSave, 'problem' | 'languages'>): Failure | null {
  const files = problem.graderFiles;
  if (problem.judgeMode !== 'grader' || !files) return null;
  const lacking = languages.find((name) => {
    const language = LANGUAGES.find((one) => one.name === languageNamed(name));
    return language && layGrader(language, '', files) === null;
  });
  return lacking === undefined ? null : new Failure('problem.graderNeeded', { language: lacking });
}
