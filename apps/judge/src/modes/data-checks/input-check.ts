import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { InputCheckJob, JudgeCase } from '@assay/contract/judging/jobs.ts';
import type { InputOverview } from '@assay/contract/judging/workshop/input-overview.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { CHECKER_TEXT_CHARS_MAX } from '@assay/rules/judging/checkers/checker.ts';
import { judgeInput } from '@assay/rules/judging/checkers/input-check.ts';
import {
  mergedOverview,
  OVERVIEW_ARGUMENTS,
  readOverview,
  tellsOverview,
} from '@assay/rules/judging/checkers/input-overview.ts';
import { memoryKbOf, timeMsOf } from '@assay/rules/judging/outcome.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { JudgeFailure, ProblemFailure } from '../../platform/failures.ts';
import { type CaseVerdict, caseVerdict } from '../judge-cases.ts';
import type { JudgeTools, Task } from '../mode.ts';
import { askEach } from './ask-each.ts';

/** Asks a validator of the jury about each input, under the limits of checkers. What it says is told case by case. */
export async function checkInputs(
  { work, toolchainOf, signal, progress }: Pick<Task<InputCheckJob>, 'work' | 'toolchainOf' | 'signal' | 'progress'>,
  tools: JudgeTools,
): Promise<JobReport> {
  const compilation = await tools.checkers.compile(work, work.extraFiles, toolchainOf);
  if (compilation.kind === 'refused') {
    throw new ProblemFailure(writeJudgeFailure('notCompiled', { who: 'the validator' }, compilation.message));
  }
  const { program } = compilation;
  const data = tools.testdata.gather(work.cases.map((one) => one.input));
  const tells = tellsOverview(work);
  let overview: InputOverview | undefined;
  const ask = async (one: JudgeCase): Promise<CaseVerdict> => {
    const input = { kind: 'file', path: await data.path(one.input) } as const;
    const words = work.caseArguments?.[one.inputName] ?? work.arguments;
    if (tells) {
      const { end, stdout } = await tools.checkers.runAlone(program, input, [...words, ...OVERVIEW_ARGUMENTS]);
      if (end.outcome === 'ok') {
        // what was cut may have lost a bound that was met
        if (stdout.length < CHECKER_TEXT_CHARS_MAX) overview = mergedOverview(overview, readOverview(stdout));
        return { ...caseVerdict(one, VERDICT.accepted, null), timeMs: timeMsOf(end), memoryKb: memoryKbOf(end) };
      }
      // refused, it may be, for words that it does not know: asked again without them
    }
    const said = await tools.checkers.runAlone(program, input, words);
    const opinion = judgeInput(work.convention, said);
    if (opinion.kind === 'unjudged') {
      throw new JudgeFailure(writeJudgeFailure('onCase', { index: one.index, reason: opinion.reason }));
    }
    const measured = { timeMs: timeMsOf(said.end), memoryKb: memoryKbOf(said.end) };
    return { ...caseVerdict(one, opinion.status, opinion.message), ...measured };
  };
  try {
    const report = await askEach({ signal, progress }, work.cases, data, program.toolchain.version, ask);
    return { ...report, ...(overview && { overview }) };
  } finally {
    data.release();
    program.release();
  }
}
