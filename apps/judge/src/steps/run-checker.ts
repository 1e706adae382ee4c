import { join } from 'node:path';
import type { CheckerProgram } from '@assay/contract/judging/jobs.ts';
import type { CheckerConvention } from '@assay/contract/problems/problem.ts';
import {
  CHECKER_LIMITS,
  CHECKER_OUTPUT_BYTES_MAX,
  CHECKER_TEXT_CHARS_MAX,
  type CheckerEnd,
  type CheckerOpinion,
  checkerArguments,
  FEEDBACK_FILES,
  judgeChecker,
} from '@assay/rules/judging/checkers/checker.ts';
import { shownBytes } from '@assay/rules/judging/compare/shown-bytes.ts';
import { boundsOf, type ProblemLimits } from '@assay/rules/judging/limits.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import type { IncludeFolder, SourceText } from '../languages/include-folder.ts';
import { fillArgv, type Toolchain } from '../languages/toolchain.ts';
import { JudgeFailure, ProblemFailure } from '../platform/failures.ts';
import {
  type BoxFile,
  type CopyOut,
  capturedBytes,
  type ProcessSpec,
  type RunResult,
  type Sandbox,
} from '../sandbox/sandbox.ts';
import { blameStart } from './blame-start.ts';
import type { ByteSource } from './byte-source.ts';
import type { Compilation, Compiler, Program } from './compile.ts';

/** The jury's program, compiled. */
export interface Checker {
  rules: CheckerProgram;
  program: Program;
  limits: ProblemLimits;
}

export interface CheckerFiles {
  input: ByteSource;
  /** What the contestant's program wrote: never trusted to be text, or short. */
  output: ByteSource;
  answer: ByteSource;
}

/** What a checker of several passes keeps from one to the next. */
export interface PassFiles {
  /** Laid into its directory: the work directory, or that of its feedback where the convention has one. */
  files: { path: string; content: BoxFile['content'] }[];
  /** Empty host directory below a writable root, for what it leaves there. */
  into: string;
}

export type Decision = Extract<CheckerOpinion, { kind: 'decided' }>;

/** The jury's programs: compiled once per node, run in the sandbox under limits of their own. */
export interface Checkers {
  /**
   * Compiles with the headers of the node's include folder.
   * @throws JudgeFailure when this node does not offer the language
   */
  compile(
    source: Pick<CheckerProgram, 'language' | 'code'>,
    extraFiles: readonly SourceText[],
    toolchainOf: (language: string) => Toolchain | undefined,
  ): Promise<Compilation>;
  /**
   * @throws ProblemFailure when there is none or it does not compile
   * @throws JudgeFailure when this node does not offer its language
   */
  prepare(
    checker: CheckerProgram | null,
    extraFiles: readonly SourceText[],
    toolchainOf: (language: string) => Toolchain | undefined,
  ): Promise<Checker>;
  /**
   * Lets a checker decide about one output.
   * @param caseScore points of the case, null where cases have none
   * @param pass in problems of several passes
   * @throws ProblemFailure when the checker fails, JudgeFailure when the machine does
   */
  check(checker: Checker, files: CheckerFiles, caseScore: number | null, pass?: PassFiles): Promise<Decision>;
  /** Runs a program of the jury that reads nothing but its standard input, under the limits of checkers. */
  runAlone(program: Program, input: ByteSource, args: readonly string[]): Promise<CheckerEnd>;
}

const WORK_BYTES = 64 << 20;
export const FEEDBACK_DIR = 'feedback';
/** Of a file whose beginning alone is shown. */
const FEEDBACK_BYTES_MAX = 1 << 20;
/** The feedback directory of the ICPC convention: a file in it makes it. */
export const feedbackFiles: BoxFile[] = [
  { path: `${FEEDBACK_DIR}/.keep`, content: { kind: 'bytes', bytes: new Uint8Array(0) } },
];
/** What is read of it. */
export const feedbackOut: CopyOut[] = FEEDBACK_FILES.map((name) => ({
  kind: 'bytes',
  path: `${FEEDBACK_DIR}/${name}`,
  maxBytes: FEEDBACK_BYTES_MAX,
}));
/** Of all files that a checker keeps for its next pass. */
const PASS_BYTES_MAX = 32 << 20;
/** The files of a case, as descriptors: nothing is copied, however large they are, and nothing can be written to them. */
const FILES = { input: '/dev/fd/3', output: '/dev/fd/4', answer: '/dev/fd/5', feedbackDir: FEEDBACK_DIR };

export function createCheckers(sandbox: Sandbox, compiler: Compiler, includes: IncludeFolder): Checkers {
  const compile: Checkers['compile'] = async ({ language, code }, extraFiles, toolchainOf) => {
    const toolchain = toolchainOf(language);
    if (!toolchain) throw new JudgeFailure(writeJudgeFailure('noJuryLanguage', { language }));
    const found = await includes.filesFor(code, extraFiles);
    return compiler.compile({ toolchain, code, extraFiles: [...extraFiles, ...found] });
  };
  return {
    compile,

    async prepare(checker, extraFiles, toolchainOf) {
      if (!checker) throw new ProblemFailure(writeJudgeFailure('noChecker', {}), 'data');
      const compilation = await compile(checker, extraFiles, toolchainOf);
      if (compilation.kind === 'refused') {
        const reason = writeJudgeFailure('notCompiled', { who: 'the checker' }, compilation.message);
        throw new ProblemFailure(reason, 'program');
      }
      const { timeMs, memoryMb, stackMb } = CHECKER_LIMITS;
      const limits = { timeMs: checker.timeMs ?? timeMs, memoryMb: checker.memoryMb ?? memoryMb, stackMb };
      return { rules: checker, program: compilation.program, limits };
    },

    async check(checker, files, caseScore, pass) {
      const [end] = await sandbox.run({ processes: [specOf(checker, files, pass)] });
      await blameStart(sandbox, end!, checker.program);
      const { convention, points } = checker.rules;
      const opinion = judgeChecker({ who: 'the checker', convention, points, caseScore }, checkerEndOf(end!));
      if (pass && opinion.kind === 'decided') refuseLeftovers(end!);
      if (opinion.kind === 'decided') return opinion;
      const Failure = opinion.kind === 'broken' ? ProblemFailure : JudgeFailure;
      throw new Failure(opinion.reason);
    },

    async runAlone(program, input, args) {
      const { run } = program.toolchain.data;
      const stream = { kind: 'capture', maxBytes: CHECKER_OUTPUT_BYTES_MAX } as const;
      const spec: ProcessSpec = {
        argv: [...fillArgv(run.argv, CHECKER_LIMITS), ...args],
        env: run.env,
        fds: { 0: input, 1: stream, 2: stream },
        appDir: program.appDir,
        limits: { ...boundsOf(CHECKER_LIMITS), processes: run.processes, workBytes: WORK_BYTES },
      };
      const [end] = await sandbox.run({ processes: [spec] });
      await blameStart(sandbox, end!, program);
      return checkerEndOf(end!);
    },
  };
}

function specOf({ rules, program, limits }: Checker, files: CheckerFiles, pass?: PassFiles): ProcessSpec {
  const { run } = program.toolchain.data;
  const stream = { kind: 'capture', maxBytes: CHECKER_OUTPUT_BYTES_MAX } as const;
  const isIcpc = rules.convention === 'icpc';
  const spec: ProcessSpec = {
    argv: [...fillArgv(run.argv, limits), ...checkerArguments(rules.convention, FILES, rules.arguments)],
    env: run.env,
    fds: { 0: isIcpc ? files.output : { kind: 'null' }, 1: stream, 2: stream, 3: files.input, 5: files.answer },
    appDir: program.appDir,
    limits: { ...boundsOf(limits), processes: run.processes, workBytes: WORK_BYTES },
  };
  if (!isIcpc) spec.fds[4] = files.output;
  else {
    spec.files = feedbackFiles;
    spec.copyOut = feedbackOut;
  }
  if (pass) {
    const laid = layPass(rules.convention, pass);
    spec.files = [...(spec.files ?? []), ...laid.files];
    spec.copyOut = [...(spec.copyOut ?? []), laid.copyOut];
  }
  return spec;
}

/** Where the files of a pass go, and where those of the next come from; the copy stands last in its request. */
export function layPass(convention: CheckerConvention, pass: PassFiles): { files: BoxFile[]; copyOut: CopyOut } {
  const folder = convention === 'icpc' ? FEEDBACK_DIR : '.';
  return {
    files: pass.files.map(({ path, content }) => ({ path: join(folder, path), content })),
    copyOut: { kind: 'tree', path: folder, maxBytes: PASS_BYTES_MAX, to: pass.into },
  };
}

/** @throws ProblemFailure when what was left for the next pass could not be copied */
export function refuseLeftovers(end: RunResult): void {
  if (end.copied.at(-1)?.status === 'ok') return;
  throw new ProblemFailure(writeJudgeFailure('leftovers', {}));
}

/** What a checker or an interactor left behind, as the rules read it. */
export function checkerEndOf(end: RunResult): CheckerEnd {
  const text = (bytes: Uint8Array) => shownBytes(bytes, CHECKER_TEXT_CHARS_MAX);
  const feedback: CheckerEnd['feedback'] = {};
  for (const name of FEEDBACK_FILES) {
    const file = end.copied.find((one) => one.path === `${FEEDBACK_DIR}/${name}`);
    if (file && file.status !== 'missing') feedback[name] = file.status === 'ok' ? text(file.bytes) : null;
  }
  return { end, stdout: text(capturedBytes(end, 1)), stderr: text(capturedBytes(end, 2)), feedback };
}
