import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import type { CaseMode } from '@assay/contract/problems/problem.ts';
import type { TagKey } from './catalogue.ts';
import type { Solution } from './solution.ts';
import type { Statement } from './statement.ts';

/** 0 ACM: all cases or nothing; 1 OI: points per case or subtask. */
export type ProblemType = 0 | 1;

export interface Example {
  readonly input: string;
  readonly output: string;
}

/** One generated input. `score` and `groupNum` follow the scoring rule of the plan's `judgeCaseMode`. */
export interface SeedInput {
  /** What the case is there for; words for authors, shown nowhere else. */
  readonly name: string;
  readonly input: string;
  /** OI: points of this case; in a subtask mode the points of its whole group. */
  readonly score?: number;
  /** Subtask modes: number of the group, from 1. */
  readonly groupNum?: number;
}

export interface SeedCase extends SeedInput {
  readonly output: string;
}

/** A problem as its author writes it, in `problems/<id>-<slug>/problem.ts`; its texts and programs lie beside it. */
export interface ProblemPlan {
  /** Display id. */
  readonly problemId: string;
  /** With the id, the name of the problem's folder. */
  readonly slug: string;
  readonly type: ProblemType;
  /** Difficulty id: 0 easy, 1 mid, 2 hard. */
  readonly difficulty: 0 | 1 | 2;
  /** For C and C++; the judge allows other languages more. */
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  readonly stackLimitMb: number;
  readonly judgeMode: JudgeMode;
  readonly judgeCaseMode: CaseMode;
  /** Off: output must be equal byte by byte, and an output that differs in blanks alone is a presentation error. */
  readonly isRemoveEndBlank: boolean;
  readonly isFileIO: boolean;
  /** Empty without file IO. */
  readonly ioReadFileName: string;
  readonly ioWriteFileName: string;
  readonly tags: readonly TagKey[];
  readonly examples: readonly Example[];
  /** The jury's answer to an input, by another method than the C++ solutions where there is one. */
  readonly solve: (input: string) => string;
  /** The test inputs in judging order; groups are contiguous. */
  readonly inputs: () => SeedInput[];
}

type WithDefault =
  | 'type'
  | 'timeLimitMs'
  | 'memoryLimitMb'
  | 'stackLimitMb'
  | 'judgeMode'
  | 'judgeCaseMode'
  | 'isRemoveEndBlank'
  | 'isFileIO'
  | 'ioReadFileName'
  | 'ioWriteFileName';

/** Fills in what most problems have in common; the limits are the site's defaults (EDIT-1). */
export const defineProblem = (
  plan: Omit<ProblemPlan, WithDefault> & Partial<Pick<ProblemPlan, WithDefault>>,
): ProblemPlan => ({
  type: 0,
  timeLimitMs: 1000,
  memoryLimitMb: 256,
  stackLimitMb: 128,
  judgeMode: 'default',
  judgeCaseMode: 'default',
  isRemoveEndBlank: true,
  isFileIO: false,
  ioReadFileName: '',
  ioWriteFileName: '',
  ...plan,
});

/** The program that judges in the modes `spj` and `interactive`. */
export interface JudgeProgram {
  readonly language: 'C++ 17 With O2';
  readonly code: string;
}

/** A problem as the seeder stores it. */
export interface SeedProblem extends Omit<ProblemPlan, 'solve' | 'inputs'> {
  readonly source: string;
  readonly texts: { readonly zh: Statement; readonly en: Statement };
  /** Absent in the default judge mode. */
  readonly judgeProgram?: JudgeProgram;
  readonly solutions: readonly Solution[];
  /** Generates the test data anew at every call: equal each time, and nothing is kept in memory. */
  readonly cases: () => SeedCase[];
}
