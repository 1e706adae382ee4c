import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { shownBytes } from '@assay/rules/judging/compare/shown-bytes.ts';
import {
  COMPILE_MESSAGE_BYTES_MAX,
  type CompilePlan,
  type LanguageData,
  PROGRAM_BYTES_MAX,
} from '@assay/rules/judging/languages/language.ts';
import { describeSignal, seemsStarved } from '@assay/rules/judging/outcome.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { writeRefusal } from '@assay/rules/judging/sentences/refusal.ts';
import type { PreparedFiles } from '../languages/prepared-files.ts';
import { sha256, type Toolchain } from '../languages/toolchain.ts';
import type { DiskCache } from '../platform/disk-cache.ts';
import { JudgeFailure } from '../platform/failures.ts';
import { type BoxFile, type CopyOut, capturedBytes, type RunResult, type Sandbox } from '../sandbox/sandbox.ts';

const MIB = 2 ** 20;
/** Clock time of a second compilation, in usual ones. */
const PATIENCE = 3;

export interface Source {
  toolchain: Toolchain;
  code: string;
  /** Laid beside the source; for languages that are not translated also beside the program at its run. */
  extraFiles: { name: string; content: string }[];
  /** Those extra files that stand in the compiler's command beside the source. */
  alsoCompiled?: string[];
}

/** A program ready to run: the directory shown as `/app`. */
export interface Program {
  toolchain: Toolchain;
  appDir: string;
  /** When this process compiled it, ms since 1970; null when it was found on the disk. */
  madeAt: number | null;
  release(): void;
  /** Forgets it, so that it is compiled anew: it turned out to be damaged. */
  discard(): Promise<void>;
  /** Forgets it once nobody runs it any more: it is not damaged, but no use either. */
  discardLater(): void;
}

export type Compilation = { kind: 'compiled'; program: Program } | { kind: 'refused'; message: string };

/** The compiler said no; carries its words to everybody who waits for the same compilation. */
class CompileRefusal extends Error {}

/**
 * Compiles, or finds the program that the same source, flags and tools made before.
 * Rejects with `JudgeFailure` or `SandboxFailure`; a refusal of the compiler is an answer.
 */
export interface Compiler {
  compile(source: Source): Promise<Compilation>;
}

export function createCompiler(sandbox: Sandbox, cache: DiskCache, prepared: PreparedFiles): Compiler {
  return {
    async compile(source) {
      const files = filesOf(source);
      const { toolchain, alsoCompiled = [] } = source;
      const key = sha256(
        toolchain.identity,
        ...files.flatMap((file) => [file.name, file.content]),
        ...alsoCompiled.map((name) => `also ${name}`),
      );
      try {
        const held = await cache.hold(key, (path) => build(sandbox, prepared, toolchain, files, alsoCompiled, path));
        const { path: appDir, madeAt, release } = held;
        return {
          kind: 'compiled',
          program: {
            toolchain,
            appDir,
            madeAt,
            release,
            discard: () => cache.drop(key),
            discardLater: () => cache.dropLater(key),
          },
        };
      } catch (error) {
        if (error instanceof CompileRefusal) return { kind: 'refused', message: error.message };
        throw error;
      }
    },
  };
}

interface SourceFile {
  name: string;
  content: string;
}

/** The source first, then the extra files; one that has the source's own name gives way to it. */
function filesOf({ toolchain, code, extraFiles }: Source): SourceFile[] {
  const { sourceFile } = toolchain.data;
  const extras = extraFiles.filter((file) => file.name !== sourceFile);
  const bad = extras.find((file) => basename(file.name) !== file.name || file.name.startsWith('.'));
  if (bad) throw new JudgeFailure(writeJudgeFailure('badFileName', { name: bad.name }));
  return [{ name: sourceFile, content: code }, ...extras];
}

async function build(
  sandbox: Sandbox,
  prepared: PreparedFiles,
  toolchain: Toolchain,
  files: SourceFile[],
  alsoCompiled: string[],
  into: string,
): Promise<number> {
  const plan = withSources(toolchain.data, alsoCompiled);
  await makeEmpty(into);
  const made = plan ? await runCompiler(sandbox, prepared, toolchain, plan, files, into) : 0;
  if (plan && plan.keeps.kind !== 'source') return made;
  await Promise.all(files.map((file) => writeFile(join(into, file.name), file.content)));
  return files.reduce((sum, file) => sum + Buffer.byteLength(file.content), 0);
}

async function makeEmpty(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** The language's plan with further sources behind the first in its command. */
function withSources({ compile, sourceFile }: LanguageData, alsoCompiled: string[]): CompilePlan | null {
  if (!compile || alsoCompiled.length === 0) return compile;
  return { ...compile, argv: compile.argv.flatMap((word) => (word === sourceFile ? [word, ...alsoCompiled] : [word])) };
}

/** @returns bytes of the program */
async function runCompiler(
  sandbox: Sandbox,
  prepared: PreparedFiles,
  toolchain: Toolchain,
  plan: CompilePlan,
  files: SourceFile[],
  into: string,
): Promise<number> {
  const ahead = prepared.find(toolchain);
  try {
    const compileOnce = async (patience: number) => {
      const [end] = await sandbox.run({
        processes: [
          {
            argv: plan.argv,
            env: plan.env,
            appDir: ahead?.path,
            fds: {
              1: { kind: 'capture', maxBytes: COMPILE_MESSAGE_BYTES_MAX, overflow: 'cut' },
              2: { kind: 'capture', maxBytes: COMPILE_MESSAGE_BYTES_MAX, overflow: 'cut' },
            },
            files: [...files.map(boxFile), ...besideOf(plan)],
            copyOut: copyOutOf(plan, into),
            limits: {
              cpuMs: plan.limits.cpuMs,
              wallMs: patience * plan.limits.wallMs,
              memoryBytes: plan.limits.memoryMb * MIB,
              processes: plan.limits.processes,
              workBytes: plan.limits.workMb * MIB,
            },
          },
        ],
      });
      return end!;
    };
    let result = await compileOnce(1);
    if (seemsStarved(result)) {
      // A source that its compiler runs may sleep as long as it likes: what looks like a busy machine twice is the source's doing.
      await makeEmpty(into);
      result = await compileOnce(PATIENCE);
    }
    refuse(result, plan);
    const [copied] = result.copied;
    if (plan.keeps.kind === 'source') return 0;
    if (copied?.status === 'tooLarge') throw new CompileRefusal(writeRefusal('tooLarge', {}));
    if (copied?.status !== 'ok' || copied.count === 0) throw new CompileRefusal(writeRefusal('noProgram', {}));
    return copied.size;
  } finally {
    ahead?.release();
  }
}

const boxFile = (file: SourceFile): BoxFile => ({
  path: file.name,
  content: { kind: 'bytes', bytes: Buffer.from(file.content) },
});

/** Files of the language's own; and for compilers that want their output directory to exist, a file in it that makes it. */
const besideOf = ({ files = [], keeps }: CompilePlan): BoxFile[] => {
  const own = files.map(({ path, content }) => boxFile({ name: path, content }));
  return keeps.kind === 'tree' ? [...own, boxFile({ name: join(keeps.path, '.keep'), content: '' })] : own;
};

function copyOutOf(plan: CompilePlan, into: string): CopyOut[] {
  const { keeps } = plan;
  const maxBytes = PROGRAM_BYTES_MAX;
  if (keeps.kind === 'file')
    return [{ kind: 'file', path: keeps.path, maxBytes, to: join(into, basename(keeps.path)) }];
  if (keeps.kind === 'tree') return [{ kind: 'tree', path: keeps.path, maxBytes, to: into, suffix: keeps.suffix }];
  return [];
}

function refuse(result: RunResult, plan: CompilePlan) {
  if (result.outcome === 'ok') return;
  if (result.outcome === 'start') {
    const error = result.startError ?? '';
    throw new JudgeFailure(writeJudgeFailure('notStarted', { who: 'the compiler', error }));
  }
  if (result.outcome === 'stopped' || result.outcome === 'idle') {
    throw new JudgeFailure(writeJudgeFailure('compilerEnd', { outcome: result.outcome }));
  }
  const said = shownBytes(
    Buffer.concat([capturedBytes(result, 1), capturedBytes(result, 2)]),
    COMPILE_MESSAGE_BYTES_MAX,
  ).replaceAll('/w/', '');
  const words = said.trim();
  const { cpuMs, memoryMb } = plan.limits;
  const message = {
    exit: () => words || writeRefusal('exitCode', { exitCode: result.exitCode }),
    time: () => writeRefusal('cpuTime', { seconds: cpuMs / 1000 }, words),
    wall: () => writeRefusal('clock', { seconds: Math.round(result.wallMs / 1000) }, words),
    memory: () => writeRefusal('memory', { mb: memoryMb }, words),
    output: () => writeRefusal('output', {}, words),
    signal: () => writeRefusal('signal', { signal: describeSignal(result.signal) }, words),
  }[result.outcome]();
  throw new CompileRefusal(message);
}
