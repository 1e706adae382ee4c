import { type JudgeMode, MODE_TRAITS } from '@assay/contract/problems/judge-modes.ts';

/**
 * Whether solutions of a problem are compiled with a grader. Graders go with every mode that runs programs: beside a comparison, a
 * checker, an interactor, in several passes. The mode `grader` needs them, and looks at outputs as the problem is configured.
 */
export const hasGraders = ({ judgeMode, graderFiles }: { judgeMode: JudgeMode; graderFiles: readonly unknown[] }) =>
  MODE_TRAITS[judgeMode].grader === 'needed' || (graderFiles.length > 0 && mayHaveGraders(judgeMode));

/** Modes that run what a contestant sends. */
export const mayHaveGraders = (mode: JudgeMode) => MODE_TRAITS[mode].grader !== 'none';
