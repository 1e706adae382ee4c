import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { statusOfInputs, UNDECIDED_MAX } from '@assay/rules/judging/checkers/input-check.ts';
import { type CaseVerdict, caseVerdict } from '../judge-cases.ts';
import type { JudgeTools, Task } from '../mode.ts';

type Gathered = ReturnType<JudgeTools['testdata']['gather']>;

/**
 * Asks a program of the jury about the data of each case, and reports what it said as a submission is reported. One that could not
 * decide several times is not asked again.
 * @param data the files that are read; they must be the same at the end
 */
export async function askEach(
  { signal, progress }: Pick<Task<unknown>, 'signal' | 'progress'>,
  cases: readonly JudgeCase[],
  data: Gathered,
  languageVersion: string,
  ask: (one: JudgeCase) => Promise<CaseVerdict>,
): Promise<JobReport> {
  progress.judging(cases.length);
  const said: CaseVerdict[] = [];
  let undecided = 0;
  for (const one of cases) {
    if (signal.aborted) break;
    const asked = undecided < UNDECIDED_MAX ? await ask(one) : caseVerdict(one, VERDICT.cancelled, null);
    if (asked.status === VERDICT.systemError) undecided++;
    said.push(asked);
    progress.caseDone(asked);
  }
  data.expectUnchanged();
  return {
    outcome: 'judged',
    status: statusOfInputs(said.map(({ status }) => status)),
    score: null,
    timeMs: Math.max(0, ...said.map(({ timeMs }) => timeMs)),
    memoryKb: Math.max(0, ...said.map(({ memoryKb }) => memoryKb)),
    errorMessage: null,
    languageVersion,
    cases: said,
  };
}
