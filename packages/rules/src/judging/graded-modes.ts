import type { JudgeMode } from '@assay/contract/problems/problem.ts';

/**
 * Whether solutions of a problem are compiled with a grader. Graders go with every mode that runs programs: beside a comparison, a
 * checker, an interactor, in several passes. The mode `grader` needs them, and looks at outputs as the problem is configured.
 */
export const hasGraders = ({ judgeMode, graderFiles }: { judgeMode: JudgeMode; graderFiles: readonly unknown[] }) =>
  judgeMode === 'grader' || (graderFiles.length > 0 && mayHaveGraders(judgeMode));

/** Modes that run what a contestant sends. */
export const mayHaveGraders = (mode: JudgeMode) => mode !== 'submit_answer' && mode !== 'objective';
