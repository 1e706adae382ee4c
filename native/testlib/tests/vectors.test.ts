import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunResult } from '../../../apps/judge/src/sandbox/sandbox.ts';
import { capturedBytes } from '../../../apps/judge/src/sandbox/sandbox.ts';
import type { Program } from '../../../apps/judge/src/steps/compile.ts';
import { openRealWorld, type RealWorld } from '../../../apps/judge/src/testing/real-world.ts';
import { BUILDS, type Content, PROGRAM, ROWS, type Row } from './programs.ts';

/** What was measured of testlib, against our header: compiled as a node compiles checkers, run in the sandbox. */
const LANGUAGE = process.env.TESTLIB_LANGUAGE ?? 'C++ 17';
let world: RealWorld;
const programs: Program[] = [];

beforeAll(async () => {
  world = await openRealWorld([LANGUAGE]);
});
afterAll(async () => {
  for (const program of programs) program.release();
  await world.close();
});

async function compile(code: string): Promise<Program> {
  const made = await world.tools.checkers.compile({ language: LANGUAGE, code }, [], world.toolchainOf);
  if (made.kind === 'refused') throw new Error(made.message);
  programs.push(made.program);
  return made.program;
}

const bytesOf = (content: Content) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content.b64, 'base64');

const STREAM = { kind: 'capture', maxBytes: 1 << 20 } as const;
async function run(program: Program, row: Row): Promise<RunResult> {
  const [end] = await world.sandbox.run({
    processes: [
      {
        argv: ['/app/main', String(row.body), ...row.argv],
        fds: { 0: { kind: 'bytes', bytes: bytesOf(row.stdin) }, 1: STREAM, 2: STREAM },
        files: Object.entries(row.files).map(([path, content]) => ({
          path,
          content: { kind: 'bytes', bytes: bytesOf(content) },
        })),
        copyOut: Object.keys(row.left).map((path) => ({ kind: 'bytes', path, maxBytes: 1 << 20 })),
        appDir: program.appDir,
        limits: { cpuMs: 10_000, memoryBytes: 256 << 20 },
      },
    ],
  });
  return end!;
}

function expectEnd(end: RunResult, row: Row) {
  const text = (fd: number) => Buffer.from(capturedBytes(end, fd)).toString();
  expect({ exit: end.exitCode, stdout: text(1), stderr: text(2) }).toEqual({
    exit: row.exit,
    stdout: bytesOf(row.stdout).toString(),
    stderr: row.stderr,
  });
  for (const [path, content] of Object.entries(row.left)) {
    const left = end.copied.find((one) => one.path === path);
    expect([path, Buffer.from(left?.bytes ?? []).toString()]).toEqual([path, bytesOf(content).toString()]);
  }
}

describe('testlib, measured', () => {
  let ends: RunResult[];
  beforeAll(async () => {
    const program = await compile(PROGRAM);
    ends = await Promise.all(ROWS.map((row) => run(program, row)));
  });

  it.each(ROWS.map((row, i) => [row.id, i] as const))('%s', (_id, i) => expectEnd(ends[i]!, ROWS[i]!));
});

describe('testlib, built with macros', () => {
  it.each(BUILDS)('$macro', async ({ code, rows }) => {
    const program = await compile(code);
    const ends = await Promise.all(rows.map((row) => run(program, row)));
    for (const [i, row] of rows.entries()) expectEnd(ends[i]!, row);
  });
});
