import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { ModelSolution, StressJob } from '@assay/contract/judging/jobs.ts';
import type { StressDifference } from '@assay/contract/judging/workshop/stress.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { judgeInput } from '@assay/rules/judging/checkers/input-check.ts';
import { shownBytes } from '@assay/rules/judging/compare/shown-bytes.ts';
import { GENERATOR_LIMITS, judgeGenerator } from '@assay/rules/judging/generation/generator-end.ts';
import { limitsFor } from '@assay/rules/judging/limits.ts';
import { judgeEnd } from '@assay/rules/judging/outcome.ts';
import { drawValues, randomFrom, smallerValues, stressWords } from '@assay/rules/judging/stress/pattern.ts';
import { JudgeFailure, ProblemFailure } from '../../platform/failures.ts';
import { checkOutput } from '../../steps/check.ts';
import type { Program } from '../../steps/compile.ts';
import type { CaseEnd } from '../../steps/run-case.ts';
import type { Checker } from '../../steps/run-checker.ts';
import { compileBeside } from '../compile-beside.ts';
import type { JudgeTools, Task } from '../mode.ts';
import { type CompiledValidator, compileJury, compileValidators, JuryRefused, ProgramShelf } from './programs.ts';

type Work = Pick<Task<StressJob>, 'work' | 'toolchainOf' | 'signal' | 'progress'>;
type Report = Extract<JobReport, { outcome: 'stressed' }>;

/** What is looked for is small: a larger input helps nobody. */
const INPUT_BYTES_MAX = 4 << 20;
const OUTPUT_BYTES_MAX = 16 << 20;
const STDERR_BYTES = 64 << 10;
const SHOWN_CHARS = 60_000;
const WORDS_MAX = 2_000;
/** Clock time for making a difference smaller, and seeds that each smaller run is tried with. */
const SHRINK_MS = 20_000;
const SHRINK_SEEDS = ['1', '2', '3'];

/** Why no comparison is possible. */
class Trouble extends Error {}

interface Programs {
  generator: Program;
  validators: readonly CompiledValidator[];
  reference: Program;
  solution: Program;
  checker: Checker | null;
}

async function prepare({ work, toolchainOf }: Work, tools: JudgeTools, shelf: ProgramShelf): Promise<Programs> {
  const solutionOf = async (name: string, solution: ModelSolution) => {
    const toolchain = toolchainOf(solution.language);
    if (!toolchain) throw new JuryRefused(name, solution.language);
    return shelf.take(name, compileBeside(tools, toolchain, solution.code, solution));
  };
  const generator = await compileJury({ work, toolchainOf }, tools, shelf, work.generator);
  const validators = await compileValidators({ work, toolchainOf }, tools, shelf);
  const reference = await solutionOf(work.reference.name, work.reference);
  const solution = await solutionOf(work.solution.name, work.solution);
  const checker = work.checker && (await tools.checkers.prepare(work.checker, work.extraFiles, toolchainOf));
  if (checker) shelf.keep(checker.program);
  return { generator, validators, reference, solution, checker };
}

async function generate(tools: JudgeTools, program: Program, words: readonly string[]): Promise<Uint8Array> {
  const ran = await tools.runner.runCase({
    ...{ program, arguments: words, limits: GENERATOR_LIMITS, fileIo: null },
    input: { kind: 'bytes', bytes: new Uint8Array(0) },
    outputBytesMax: INPUT_BYTES_MAX,
    stderrBytesMax: STDERR_BYTES,
  });
  await ran.dispose();
  const ended = judgeGenerator(ran.end, shownBytes(ran.stderr, WORDS_MAX));
  if (ended.kind === 'unjudged') throw new JudgeFailure(ended.reason);
  if (ended.kind === 'failed') throw new Trouble(ended.message);
  return bytesOf(ran);
}

const bytesOf = ({ output }: CaseEnd): Uint8Array => (output.kind === 'bytes' ? output.bytes : new Uint8Array(0));

/** A solution on an input: what it wrote, or how it ended badly. */
async function solve(tools: JudgeTools, program: Program, solution: ModelSolution, input: Uint8Array) {
  const limits = limitsFor(solution.limits, program.toolchain.data);
  const ran = await tools.runner.runCase({
    ...{ program, limits, fileIo: solution.fileIo, stderrBytesMax: 0 },
    input: { kind: 'bytes', bytes: input },
    outputBytesMax: OUTPUT_BYTES_MAX,
  });
  await ran.dispose();
  const judged = judgeEnd(ran.end, limits);
  if (judged.kind === 'unjudged') throw new JudgeFailure(judged.reason);
  const failed = judged.kind === 'failed' ? { status: judged.verdict, message: judged.message } : null;
  return { failed, bytes: bytesOf(ran) };
}

async function judge(
  { work }: Work,
  tools: JudgeTools,
  { checker }: Programs,
  files: Record<'input' | 'output' | 'answer', Uint8Array>,
): Promise<{ status: Verdict; message: string | null }> {
  const source = (bytes: Uint8Array) => ({ kind: 'bytes', bytes }) as const;
  if (!checker) {
    const rule = work.removeEndBlank ? 'endBlanks' : 'exact';
    const { verdict, message } = await checkOutput(source(files.answer), source(files.output), rule);
    return { status: verdict, message };
  }
  const sources = { input: source(files.input), output: source(files.output), answer: source(files.answer) };
  const { verdict, message } = await tools.checkers.check(checker, sources, null);
  return { status: verdict, message };
}

/** One input; null where both solutions agree on it. @throws Trouble */
async function compare(
  task: Work,
  tools: JudgeTools,
  programs: Programs,
  words: string[],
): Promise<StressDifference | null> {
  const { work } = task;
  const input = await generate(tools, programs.generator, words);
  for (const { rules, program } of programs.validators) {
    const said = await tools.checkers.runAlone(program, { kind: 'bytes', bytes: input }, rules.arguments);
    const opinion = judgeInput(rules.convention, said);
    if (opinion.kind === 'unjudged') throw new JudgeFailure(opinion.reason);
    if (opinion.status !== VERDICT.accepted) throw new Trouble(`${words.join(' ')}\n${opinion.message ?? ''}`);
  }
  const right = await solve(tools, programs.reference, work.reference, input);
  if (right.failed) throw new Trouble(`${work.reference.name}: ${right.failed.message}\n${words.join(' ')}`);
  const other = await solve(tools, programs.solution, work.solution, input);
  const files = { input, output: other.bytes, answer: right.bytes };
  const { status, message } = other.failed ?? (await judge(task, tools, programs, files));
  if (status === VERDICT.accepted) return null;
  const [shownInput, answer, output] = [input, right.bytes, other.bytes].map((bytes) => shownBytes(bytes, SHOWN_CHARS));
  return { words, input: shownInput!, inputBytes: input.length, answer: answer!, output: output!, status, message };
}

/** Goes on to smaller runs while they show a difference, too, and no larger input. */
async function shrink(
  task: Work,
  tools: JudgeTools,
  programs: Programs,
  first: { values: number[]; found: StressDifference },
): Promise<StressDifference> {
  const { pattern } = task.work;
  const until = performance.now() + SHRINK_MS;
  let { values, found } = first;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    search: for (const tried of smallerValues(values, pattern.ranges)) {
      for (const seed of SHRINK_SEEDS) {
        if (task.signal.aborted || performance.now() > until) return found;
        // A smaller run that is not possible is none.
        const other = await compare(task, tools, programs, stressWords(pattern, tried, seed)).catch(
          (error: unknown) => {
            if (error instanceof Trouble) return null;
            throw error;
          },
        );
        if (!other || other.inputBytes > found.inputBytes) continue;
        [values, found, isSmaller] = [tried, other, true];
        break search;
      }
    }
  }
  return found;
}

/** Compares two solutions on inputs of a generator until they part, the rounds are over, or the time is. */
export async function stress(task: Work, tools: JudgeTools): Promise<JobReport> {
  const { work, signal, progress } = task;
  const report: Report = {
    outcome: 'stressed',
    rounds: 0,
    found: null,
    broken: null,
    trouble: null,
    errorMessage: null,
  };
  const shelf = new ProgramShelf();
  try {
    const programs = await prepare(task, tools, shelf);
    progress.judging(work.rounds);
    const until = performance.now() + work.seconds * 1000;
    const random = randomFrom(work.seed);
    while (!signal.aborted && report.rounds < work.rounds && performance.now() < until) {
      const values = drawValues(work.pattern.ranges, random);
      const token = Math.floor(random() * 2 ** 32).toString(36);
      const found = await compare(task, tools, programs, stressWords(work.pattern, values, token));
      report.rounds++;
      const status = found ? VERDICT.wrongAnswer : VERDICT.accepted;
      progress.caseDone({
        index: report.rounds,
        status,
        timeMs: 0,
        memoryKb: 0,
        score: null,
        message: null,
        userOutput: null,
      });
      if (!found) continue;
      report.found = await shrink(task, tools, programs, { values, found });
      break;
    }
  } catch (error) {
    if (error instanceof JuryRefused) {
      report.broken = { name: error.program, message: shownBytes(Buffer.from(error.message), 65_536) };
    } else if (error instanceof Trouble || error instanceof ProblemFailure)
      report.trouble = error.message.slice(0, 4_000);
    else throw error;
  } finally {
    shelf.release();
  }
  return report;
}
