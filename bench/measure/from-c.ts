import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SOURCES = fileURLToPath(new URL('../../native/sandbox/bench/', import.meta.url));

/** Builds what measures from C into a folder, and the empty program `nothing`. */
export function buildForC(directory: string): void {
  for (const name of ['nothing', 'bench']) {
    execFileSync('gcc', ['-O2', '-static', '-o', join(directory, name), join(SOURCES, `${name}.c`)]);
  }
}

interface Measured {
  rounds: number;
  /** The helper of the sandbox. */
  helper: string;
  /** Of {@link buildForC}, with the program in it. */
  directory: string;
  program: string;
  /** Other commands, by their names. */
  others?: readonly (readonly [name: string, command: readonly string[]])[];
}

/** Microseconds of every round, by way, in turns: `C: bare` spawns the program, `C: sandbox` runs it in the sandbox, and the others. */
export async function measureFromC({ rounds, helper, directory, program, others = [] }: Measured) {
  const words = others.flatMap(([name, command]) => ['--', name, ...command]);
  const { stdout } = await promisify(execFile)(
    join(directory, 'bench'),
    [String(rounds), helper, directory, program, ...words],
    { maxBuffer: 1 << 28, encoding: 'utf8' },
  );
  return new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([name, ...samples]): [string, number[]] => [`C: ${name}`, samples.map(Number)]),
  );
}
