import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { boundsOf, type ProblemLimits } from '@assay/rules/judging/limits.ts';
import { deservesSecondRun } from '@assay/rules/judging/outcome.ts';
import { fillArgv } from '../languages/toolchain.ts';
import {
  capturedBytes,
  type FdSpec,
  type ProcessSpec,
  type RunResult,
  type Sandbox,
  SandboxFailure,
} from '../sandbox/sandbox.ts';
import { blameStart } from './blame-start.ts';
import type { ByteSource } from './byte-source.ts';
import type { Program } from './compile.ts';

/** What a program gets to read. */
export type CaseInput = { kind: 'file'; path: string; size: number } | { kind: 'bytes'; bytes: Uint8Array };

export interface CaseRun {
  program: Program;
  input: CaseInput;
  /** Words behind those that start it. */
  arguments?: readonly string[];
  /** Those that apply, language factor included. */
  limits: ProblemLimits;
  outputBytesMax: number;
  /** The program reads and writes files by these names instead of its standard streams. */
  fileIo: { read: string; write: string } | null;
  /** How much of standard error to keep; 0 throws it away. */
  stderrBytesMax: number;
  /** Runs of one lane follow one another (`RunRequest`). */
  lane?: number | undefined;
}

/** What a program wrote: in memory, or in a file when it may be large. */
export type Output = ByteSource;

export interface CaseEnd {
  end: RunResult;
  output: Output;
  /** The name of the file that should be the output, where the program wrote none; the output is empty then. */
  missingFile: string | null;
  stderr: Uint8Array;
  /** Removes the output's file, if there is one. */
  dispose(): Promise<void>;
}

/** Clock time of a second run, in usual ones. */
const PATIENCE = 5;
/** Larger outputs go to a file. */
const MEMORY_OUTPUT_BYTES = 64 << 20;
const WORK_BYTES = 64 << 20;

/**
 * Runs a program, a second time where the first may have been spoilt by a busy machine; the better of both counts.
 * Rejects as the sandbox does.
 */
export interface Runner {
  runCase(run: CaseRun): Promise<CaseEnd>;
  /** Ends runs of a lane that nobody wants any more. */
  dropLane(lane: number): void;
}

/** @param outputDir a writable root of the sandbox, for large outputs */
export function createRunner(sandbox: Sandbox, outputDir: string): Runner {
  return {
    async runCase(run) {
      const first = await once(run, 1);
      if (!deservesSecondRun(first.end, run.limits)) return first;
      const second = await once(run, PATIENCE);
      const isBetter = first.end.outcome === 'wall' || second.end.cpuMs < first.end.cpuMs;
      await (isBetter ? first : second).dispose();
      return isBetter ? second : first;
    },
    dropLane: (lane) => sandbox.dropLane(lane),
  };

  /** A program that cannot even be started may have been damaged on the disk; the next attempt shall not meet it again. */
  async function runOrDiscard({ program, lane }: CaseRun, spec: ProcessSpec): Promise<RunResult> {
    try {
      const [end] = await sandbox.run({ processes: [spec], ...(lane !== undefined && { lane }) });
      await blameStart(sandbox, end!, program);
      return end!;
    } catch (error) {
      if (error instanceof SandboxFailure && error.kind === 'refused') await program.discard();
      throw error;
    }
  }

  async function once(run: CaseRun, patience: number): Promise<CaseEnd> {
    const file = run.outputBytesMax > MEMORY_OUTPUT_BYTES ? join(outputDir, randomUUID()) : null;
    const end = await runOrDiscard(run, specOf(run, file, patience));
    if (end.outcome === 'exit' && end.exitCode === run.program.toolchain.data.run.outOfMemoryExit)
      end.outcome = 'memory';
    const output = outputOf(end, run, file);
    return {
      end,
      output,
      missingFile: run.fileIo && end.copied[0]?.status === 'missing' ? run.fileIo.write : null,
      stderr: capturedBytes(end, 2),
      dispose: async () => {
        if (file) await rm(file, { force: true });
      },
    };
  }
}

function specOf(run: CaseRun, outputFile: string | null, patience: number): ProcessSpec {
  const { data } = run.program.toolchain;
  const bounds = boundsOf(run.limits, patience);
  const fds: Partial<Record<number, FdSpec>> = {};
  if (run.stderrBytesMax > 0) fds[2] = { kind: 'capture', maxBytes: run.stderrBytesMax, overflow: 'cut' };
  const spec: ProcessSpec = {
    argv: [...fillArgv(data.run.argv, run.limits), ...(run.arguments ?? [])],
    env: data.run.env,
    fds,
    appDir: run.program.appDir,
    limits: { ...bounds, processes: data.run.processes, workBytes: WORK_BYTES },
  };
  const maxBytes = run.outputBytesMax;
  if (!run.fileIo) {
    fds[0] = run.input;
    fds[1] = outputFile ? { kind: 'captureFile', path: outputFile, maxBytes } : { kind: 'capture', maxBytes };
    return spec;
  }
  // The files lie in memory and count as the program's; it gets that much more, so that the limit stays its own.
  const workBytes = WORK_BYTES + inputBytes(run.input) + maxBytes;
  spec.files = [{ path: run.fileIo.read, content: run.input }];
  spec.copyOut = [
    outputFile
      ? { kind: 'file', path: run.fileIo.write, maxBytes, to: outputFile }
      : { kind: 'bytes', path: run.fileIo.write, maxBytes },
  ];
  spec.limits = { ...spec.limits, workBytes, fileBytes: workBytes };
  return spec;
}

const inputBytes = (input: CaseInput) => (input.kind === 'file' ? input.size : input.bytes.length);

function outputOf(end: RunResult, run: CaseRun, file: string | null): Output {
  if (run.fileIo) {
    const [copied] = end.copied;
    // A file that is missing, or not a plain file, is an empty output.
    if (copied?.status === 'tooLarge') end.outcome = 'output';
    if (copied?.status !== 'ok') return { kind: 'bytes', bytes: new Uint8Array(0) };
    return file ? { kind: 'file', path: file } : { kind: 'bytes', bytes: copied.bytes };
  }
  return file ? { kind: 'file', path: file } : { kind: 'bytes', bytes: capturedBytes(end, 1) };
}
