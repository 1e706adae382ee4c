import type { CheckerProgram, SubmissionJob } from '@assay/contract/judging/jobs.ts';
import type { Program } from '../steps/compile.ts';
import type { Checker } from '../steps/run-checker.ts';
import type { CaseJudge } from './judge-cases.ts';
import type { JudgeTools, Task } from './mode.ts';

/** Programs that a mode keeps until its cases are judged. */
export interface Kept {
  keep(one: Pick<Program, 'release'>): void;
  /** Compiles a program of the jury and keeps it. Throws as `Checkers.prepare`. */
  checker(checker: CheckerProgram | null): Promise<Checker>;
}

/** What a mode makes ready; everything it keeps is let go when the cases are judged, or at once when that fails. */
export async function readyWith(
  { work, toolchainOf }: Task<SubmissionJob>,
  tools: JudgeTools,
  make: (kept: Kept) => Promise<CaseJudge['judgeCase'] | Pick<CaseJudge, 'judgeCase' | 'begin'>>,
): Promise<CaseJudge> {
  const held: Pick<Program, 'release'>[] = [];
  const release = () => {
    for (const one of held.splice(0).reverse()) one.release();
  };
  try {
    const made = await make({
      keep: (one) => held.push(one),
      async checker(rules) {
        const checker = await tools.checkers.prepare(rules, work.problem.judgeExtraFiles, toolchainOf);
        held.push(checker.program);
        return checker;
      },
    });
    return { kind: 'ready', release, ...(typeof made === 'function' ? { judgeCase: made } : made) };
  } catch (error) {
    release();
    throw error;
  }
}
