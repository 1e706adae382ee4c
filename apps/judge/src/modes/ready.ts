import type { CheckerProgram, SubmissionJob } from '@assay/contract/judging/jobs.ts';
import type { Program } from '../steps/compile.ts';
import type { Checker } from '../steps/run-checker.ts';
import type { CaseJudge } from './judge-cases.ts';
import type { JudgeTools, Task } from './mode.ts';

/** Programs that a mode keeps until its cases are judged. */
export interface Kept {
  keep(program: Program): void;
  /** Compiles a program of the jury and keeps it. Throws as `Checkers.prepare`. */
  checker(checker: CheckerProgram | null): Promise<Checker>;
}

/** What a mode makes ready; everything it keeps is let go when the cases are judged, or at once when that fails. */
export async function readyWith(
  { work, toolchainOf }: Task<SubmissionJob>,
  tools: JudgeTools,
  make: (kept: Kept) => Promise<CaseJudge['judgeCase']>,
): Promise<CaseJudge> {
  const programs: Program[] = [];
  const release = () => {
    for (const program of programs) program.release();
  };
  try {
    const judgeCase = await make({
      keep: (program) => programs.push(program),
      async checker(rules) {
        const checker = await tools.checkers.prepare(rules, work.problem.judgeExtraFiles, toolchainOf);
        programs.push(checker.program);
        return checker;
      },
    });
    return { kind: 'ready', release, judgeCase };
  } catch (error) {
    release();
    throw error;
  }
}
