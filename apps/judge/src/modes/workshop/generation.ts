import type { BlobRef } from '@assay/contract/judging/blob-ref.ts';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { GenerationJob } from '@assay/contract/judging/jobs.ts';
import type { TestFault } from '@assay/contract/judging/workshop/generation.ts';
import { SENT_FILE_BYTES_MAX } from '@assay/contract/judging/workshop/sent-files.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { judgeInput } from '@assay/rules/judging/checkers/input-check.ts';
import { shownBytes } from '@assay/rules/judging/compare/shown-bytes.ts';
import {
  FAULTS_MAX,
  GENERATION_MS,
  GENERATOR_LIMITS,
  judgeGenerator,
} from '@assay/rules/judging/generation/generator-end.ts';
import { limitsFor } from '@assay/rules/judging/limits.ts';
import { judgeEnd } from '@assay/rules/judging/outcome.ts';
import { JudgeFailure } from '../../platform/failures.ts';
import type { Gathered } from '../../platform/testdata.ts';
import { findParting } from '../../steps/byte-source.ts';
import type { Program } from '../../steps/compile.ts';
import { compileBeside } from '../compile-beside.ts';
import type { JudgeTools, Task } from '../mode.ts';
import { type CompiledValidator, compileJury, compileValidators, JuryRefused, ProgramShelf } from './programs.ts';

type Work = Pick<Task<GenerationJob>, 'work' | 'toolchainOf' | 'signal' | 'progress'>;
type Report = Extract<JobReport, { outcome: 'generated' }>;
type Made = Report['tests'][number];
type Planned = GenerationJob['tests'][number];

const STDERR_BYTES = 64 << 10;
const SHOWN_CHARS = 2_000;

/** Why a test could not be made; said of the test, and the run goes on. */
class Faulty extends Error {
  readonly fault: TestFault;

  constructor(fault: TestFault, message = '') {
    super(message);
    this.fault = fault;
  }
}

interface Programs {
  generators: ReadonlyMap<string, Program>;
  validators: readonly CompiledValidator[];
  model: Program | null;
}

/** Everything that the tests need, compiled. @throws JuryRefused */
async function compileAll(task: Work, tools: JudgeTools, shelf: ProgramShelf): Promise<Programs> {
  const { work, toolchainOf } = task;
  const generators = new Map<string, Program>();
  for (const one of work.generators) generators.set(one.name, await compileJury(task, tools, shelf, one));
  const validators = await compileValidators(task, tools, shelf);
  const { model } = work;
  const toolchain = model && toolchainOf(model.language);
  if (model && !toolchain) throw new JuryRefused('', model.language);
  const compiled = model && toolchain ? await shelf.take('', compileBeside(tools, toolchain, model.code, model)) : null;
  return { generators, validators, model: compiled };
}

/** Bytes that all tests together may still have. */
interface Room {
  left: number;
}

function take(room: Room, { bytes }: BlobRef): void {
  room.left -= bytes;
  if (room.left < 0) throw new Faulty('tooLarge');
}

/** Runs a generator twice and sends what it wrote, which must be the same both times. */
async function generate(tools: JudgeTools, program: Program, words: readonly string[]): Promise<BlobRef> {
  const run = async () => {
    const ran = await tools.runner.runCase({
      program,
      arguments: words,
      input: { kind: 'bytes', bytes: new Uint8Array(0) },
      limits: GENERATOR_LIMITS,
      outputBytesMax: SENT_FILE_BYTES_MAX,
      fileIo: null,
      stderrBytesMax: STDERR_BYTES,
    });
    const ended = judgeGenerator(ran.end, shownBytes(ran.stderr, SHOWN_CHARS));
    if (ended.kind === 'made') return ran;
    await ran.dispose();
    if (ended.kind === 'unjudged') throw new JudgeFailure(ended.reason);
    throw new Faulty(ended.fault, ended.message);
  };
  const first = await run();
  try {
    const second = await run();
    try {
      if ((await findParting(first.output, second.output)) !== null) throw new Faulty('differs');
    } finally {
      await second.dispose();
    }
    const made = await tools.files.putBlob(first.output);
    if (made.bytes === 0) throw new Faulty('empty');
    return made;
  } finally {
    await first.dispose();
  }
}

/** Asks the validators about an input. */
async function validate(tools: JudgeTools, { validators }: Programs, path: string): Promise<void> {
  for (const { rules, program } of validators) {
    const opinion = judgeInput(
      rules.convention,
      await tools.checkers.runAlone(program, { kind: 'file', path }, rules.arguments),
    );
    if (opinion.kind === 'unjudged') throw new JudgeFailure(opinion.reason);
    if (opinion.status === VERDICT.accepted) continue;
    throw new Faulty(opinion.status === VERDICT.wrongAnswer ? 'validator' : 'undecided', opinion.message ?? '');
  }
}

/** Lets the model solution answer an input, under the limits of the problem. */
async function answer(
  tools: JudgeTools,
  program: Program,
  { limits: given, fileIo }: NonNullable<GenerationJob['model']>,
  input: { path: string; size: number },
): Promise<{ answer: BlobRef; timeMs: number }> {
  const limits = limitsFor(given, program.toolchain.data);
  const ran = await tools.runner.runCase({
    program,
    limits,
    input: { kind: 'file', ...input },
    outputBytesMax: SENT_FILE_BYTES_MAX,
    fileIo,
    stderrBytesMax: STDERR_BYTES,
  });
  try {
    const judged = judgeEnd(ran.end, limits);
    if (judged.kind === 'unjudged') throw new JudgeFailure(judged.reason);
    if (judged.kind === 'failed') throw new Faulty('model', judged.message);
    return { answer: await tools.files.putBlob(ran.output), timeMs: judged.timeMs };
  } finally {
    await ran.dispose();
  }
}

async function makeTest(
  { work }: Work,
  tools: JudgeTools,
  programs: Programs,
  test: Planned,
  room: Room,
): Promise<Made> {
  let gathered: Gathered | null = null;
  const made: Made = { number: test.number, input: test.input, answer: null, timeMs: null, fault: null, message: null };
  try {
    if (room.left < 0) throw new Faulty('tooLarge');
    const { run } = test;
    made.input ??= await generate(tools, programs.generators.get(run!.generator)!, run!.arguments);
    take(room, made.input);
    const data = tools.testdata.gather([made.input]);
    gathered = data;
    try {
      const path = await data.path(made.input);
      await validate(tools, programs, path);
      const { model } = work;
      if (test.answer) made.answer = test.answer;
      else if (!model) made.answer = await tools.files.putBlob({ kind: 'bytes', bytes: new Uint8Array(0) });
      else Object.assign(made, await answer(tools, programs.model!, model, { path, size: made.input.bytes }));
      take(room, made.answer!);
    } finally {
      data.release();
    }
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    made.fault = error.fault;
    made.message = error.message || null;
  }
  gathered?.expectUnchanged();
  return made;
}

/** Makes tests: inputs by generators, what validators say of them, answers by the model solution. What it makes is sent as it goes. */
export async function makeTests(task: Work, tools: JudgeTools): Promise<JobReport> {
  const { work, signal, progress } = task;
  const report: Report = { outcome: 'generated', broken: null, errorMessage: null, tests: [] };
  const shelf = new ProgramShelf();
  try {
    const programs = await compileAll(task, tools, shelf);
    progress.judging(work.tests.length);
    const until = performance.now() + GENERATION_MS;
    const room = { left: work.bytesMax };
    let faults = 0;
    for (const test of work.tests) {
      if (signal.aborted || faults === FAULTS_MAX || performance.now() > until) break;
      const made = await makeTest(task, tools, programs, test, room);
      if (made.fault) faults++;
      report.tests.push(made);
      progress.caseDone({
        index: test.number,
        status: made.fault ? VERDICT.wrongAnswer : VERDICT.accepted,
        timeMs: made.timeMs ?? 0,
        memoryKb: 0,
        score: null,
        message: null,
        userOutput: null,
      });
    }
    return report;
  } catch (error) {
    if (!(error instanceof JuryRefused)) throw error;
    return { ...report, broken: { name: error.program, message: shownBytes(Buffer.from(error.message), 65_536) } };
  } finally {
    shelf.release();
  }
}
