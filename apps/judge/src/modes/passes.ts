import { afterPass } from '@assay/rules/judging/checkers/passes.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { ProblemFailure } from '../platform/failures.ts';
import type { PassFolder } from '../steps/pass-folder.ts';
import type { CaseInput } from '../steps/run-case.ts';
import type { CaseVerdict } from './judge-cases.ts';
import type { JudgeTools } from './mode.ts';

/**
 * One pass over a case.
 * @param input instead of that of the case, from the second pass on
 */
export type JudgePass = (folder: PassFolder, input: CaseInput | undefined) => Promise<CaseVerdict>;

/**
 * Judges a case in as many passes as the jury's program asks for. Limits hold for each pass; a case shows the largest figures of its
 * passes and the words of the last.
 * @throws ProblemFailure when it asks for more than `passLimit`
 */
export async function judgeInPasses(tools: JudgeTools, passLimit: number, judgePass: JudgePass): Promise<CaseVerdict> {
  const folder = tools.passFolders();
  try {
    const largest = { timeMs: 0, memoryKb: 0 };
    let input: CaseInput | undefined;
    for (let pass = 1; ; pass++) {
      const judged = await judgePass(folder, input);
      const asked = await folder.nextInput(pass);
      largest.timeMs = Math.max(largest.timeMs, judged.timeMs);
      largest.memoryKb = Math.max(largest.memoryKb, judged.memoryKb);
      const next = afterPass(pass, passLimit, judged.status, asked !== null);
      if (next === 'tooMany') {
        throw new ProblemFailure(writeJudgeFailure('tooManyPasses', { passes: passLimit }));
      }
      if (next === 'done') return { ...judged, ...largest };
      input = asked ?? undefined;
    }
  } finally {
    await folder.dispose();
  }
}
