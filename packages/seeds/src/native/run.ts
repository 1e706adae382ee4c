import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Program } from './program.ts';

/** Standard input in, standard output out, figures of the program alone on standard error. */
const MEASURED = `
ulimit -s "$1" -t "$2"; shift 2
TIMEFORMAT='%3U %3S'
time "$@" 2>/dev/null`;

export interface RunLimits {
  /** CPU time; a run is ended up to two seconds later. */
  readonly timeMs: number;
  readonly stackMb: number;
}

export interface Run {
  readonly exitCode: number;
  readonly output: string;
  readonly cpuMs: number;
}

const start = (program: Program, cwd: string, { timeMs, stackMb }: RunLimits): ChildProcess => {
  const seconds = Math.ceil(timeMs / 1000) + 1;
  return spawn('bash', ['-c', MEASURED, 'bash', `${stackMb * 1024}`, `${seconds}`, ...program], { cwd });
};

/** The end of a started program. `output` is read elsewhere when it goes to another program. */
async function endOf(child: ChildProcess, readsOutput: boolean): Promise<Run> {
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? -1));
  });
  const [exitCode, output, figures] = await Promise.all([
    ended,
    readsOutput && child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  // Before the figures the shell may have said which signal ended the program.
  const [user = 0, system = 0] = (figures.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { exitCode, output, cpuMs: Math.round(1000 * (user + system)) };
}

/** A program may end without having read its input: a broken pipe is no failure. */
const forgiveBrokenPipe = (child: ChildProcess) => child.stdin?.on('error', () => {});

export function runProgram(program: Program, input: string, cwd: string, limits: RunLimits): Promise<Run> {
  const child = start(program, cwd, limits);
  forgiveBrokenPipe(child);
  child.stdin?.end(input);
  return endOf(child, true);
}

/** Runs two programs whose standard streams are crossed. */
export async function runTogether(
  program: Program,
  interactor: Program,
  cwd: string,
  limits: RunLimits,
): Promise<{ program: Run; interactor: Run }> {
  const [one, other] = [start(program, cwd, limits), start(interactor, cwd, limits)];
  for (const child of [one, other]) forgiveBrokenPipe(child);
  one.stdout?.pipe(other.stdin!);
  other.stdout?.pipe(one.stdin!);
  const [ofProgram, ofInteractor] = await Promise.all([endOf(one, false), endOf(other, false)]);
  return { program: ofProgram, interactor: ofInteractor };
}
