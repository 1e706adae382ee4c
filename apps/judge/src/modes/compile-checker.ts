import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { CompileJob } from '@assay/contract/judging/node-link.ts';
import type { Bench, Task } from './mode.ts';

/** Compiles a program of the jury and says what the compiler says; the program stays in the cache for its first use. */
export async function compileChecker(
  { work, toolchainOf }: Pick<Task<CompileJob>, 'work' | 'toolchainOf'>,
  bench: Bench,
): Promise<JobReport> {
  const compilation = await bench.checkers.compile(work, work.extraFiles, toolchainOf);
  if (compilation.kind === 'refused') return { outcome: 'compiled', message: compilation.message };
  compilation.program.release();
  return { outcome: 'compiled', message: null };
}
