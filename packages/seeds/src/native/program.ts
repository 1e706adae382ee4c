import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SolutionLanguage } from '../solution.ts';

interface Toolchain {
  readonly source: string;
  readonly compile?: readonly string[];
  readonly run: readonly string[];
}

/** Every program stands in a folder of its own, which is the working folder of its compiler. */
const TOOLCHAINS: Record<SolutionLanguage, Toolchain> = {
  'C With O2': { source: 'main.c', compile: ['gcc', '-O2', '-std=c11', '-o', 'main', 'main.c', '-lm'], run: ['main'] },
  'C++ 17 With O2': {
    source: 'main.cpp',
    compile: ['g++', '-O2', '-std=c++17', '-o', 'main', 'main.cpp'],
    run: ['main'],
  },
  Golang: { source: 'main.go', compile: ['go', 'build', '-o', 'main', 'main.go'], run: ['main'] },
  Java: { source: 'Main.java', compile: ['javac', 'Main.java'], run: ['java', '-XX:+UseSerialGC', '-cp', '.', 'Main'] },
  'JavaScript Node': { source: 'main.js', run: ['node', 'main.js'] },
  Pascal: { source: 'main.pas', compile: ['fpc', '-O2', 'main.pas'], run: ['main'] },
  Python3: { source: 'main.py', run: ['python3', 'main.py'] },
  Rust: { source: 'main.rs', compile: ['rustc', '-O', '-o', 'main', 'main.rs'], run: ['main'] },
};

/** A program ready to run: command and arguments, with absolute paths. */
export type Program = readonly string[];

/** Compiles the code in the new folder `dir`; the compiler's message instead of a program where it does not compile. */
export async function buildProgram(
  { language, code }: { readonly language: SolutionLanguage; readonly code: string },
  dir: string,
): Promise<{ program: Program } | { message: string }> {
  const { source, compile, run } = TOOLCHAINS[language];
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, source), code);
  if (compile !== undefined) {
    const [compiler = '', ...args] = compile;
    try {
      await promisify(execFile)(compiler, args, { cwd: dir });
    } catch (error) {
      return { message: error instanceof Error ? error.message : String(error) };
    }
  }
  const inDir = (word: string) => (word === 'main' || word === source ? join(dir, word) : word === '.' ? dir : word);
  return { program: run.map(inDir) };
}
