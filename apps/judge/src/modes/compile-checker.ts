import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { CompileJob } from '@assay/contract/judging/jobs.ts';
import type { JudgeTools, Task } from './mode.ts';

/** Compiles a program of the jury and says what the compiler says; the program stays in the cache for its first use. */
export async function compileChecker(
  { work, toolchainOf }: Pick<Task<CompileJob>, 'work' | 'toolchainOf'>,
  tools: JudgeTools,
): Promise<JobReport> {
  const compilation = await tools.checkers.compile(work, work.extraFiles, toolchainOf);
  if (compilation.kind === 'refused') return { outcome: 'compiled', message: compilation.message };
  compilation.program.release();
  return { outcome: 'compiled', message: null };
}
