import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capturedBytes, type FdSpec } from '../../../apps/judge/src/sandbox/sandbox.ts';
import type { Program } from '../../../apps/judge/src/steps/compile.ts';
import { openRealWorld, type RealWorld } from '../../../apps/judge/src/testing/real-world.ts';

/** Where our testlib.h is better than what was measured, what it stands against, and what it compiles with. */
const HEADERS = join(import.meta.dirname, '../include');
const MIB = 1 << 20;

/** Programs by their names, each what stands behind its registration. */
const BODIES = {
  token: 'registerTestlibCmd(argc, argv); inf.readToken(); quitf(_ok, "-");',
  char: 'registerTestlibCmd(argc, argv); inf.readChar(); quitf(_ok, "-");',
  scorer: 'registerScorer(argc, argv, [](std::vector<TestResult> all) { return double(all.size()); });',
  literals: 'registerTestlibCmd(argc, argv); const long long x = ouf.readLong(1, 5); quitf(_ok, "%lld", x);',
  integer: 'registerTestlibCmd(argc, argv); const int x = ouf.readInt(); quitf(_ok, "%d", x);',
  words: 'registerTestlibCmd(argc, argv); int n = 0; while (!ouf.seekEof()) ouf.readToken(), n++; quitf(_ok, "%d", n);',
  lines: 'registerTestlibCmd(argc, argv); int n = 0; while (!ouf.eof()) ouf.readLine(), n++; quitf(_ok, "%d", n);',
  reals: 'registerTestlibCmd(argc, argv); while (!ouf.seekEof()) ouf.readDouble(); quitf(_ok, "-");',
  talk: 'registerInteraction(argc, argv); std::string line = ouf.readLine(); quitf(_ok, "%d", int(line.size()));',
  validate:
    'registerValidation(argc, argv); while (!inf.eof()) { inf.readInts(1000, 0, 1000000000, "a"); inf.readEoln(); } inf.readEof();',
} as const;
type Name = keyof typeof BODIES;
const NAMES = Object.keys(BODIES) as Name[];

let world: RealWorld;
let program: Program;
beforeAll(async () => {
  world = await openRealWorld(['C++ 17']);
  const cases = NAMES.map((name) => `    if (name == "${name}") { ${BODIES[name]} }`);
  const code = `#include "testlib.h"
int main(int argc, char* argv[]) {
    const std::string name = argv[1];
    argv[1] = argv[0];
    argc--, argv++;
${cases.join('\n')}
}
`;
  const made = await world.tools.checkers.compile({ language: 'C++ 17', code }, [], world.toolchainOf);
  if (made.kind === 'refused') throw new Error(made.message);
  program = made.program;
});
afterAll(async () => {
  program.release();
  await world.close();
});

const STREAM = { kind: 'capture', maxBytes: MIB } as const;
async function run(name: Name, argv: string[], fds: Record<number, Buffer | FdSpec> = {}, memoryMb = 64) {
  const given = Object.entries(fds).map(([fd, one]) => [fd, 'kind' in one ? one : { kind: 'bytes', bytes: one }]);
  const limits = { cpuMs: 10_000, memoryBytes: memoryMb * MIB };
  const [end] = await world.sandbox.run({
    processes: [
      {
        argv: ['/app/main', name, ...argv],
        fds: { ...Object.fromEntries(given), 1: STREAM, 2: STREAM },
        appDir: program.appDir,
        limits,
      },
    ],
  });
  const text = (fd: number) => Buffer.from(capturedBytes(end!, fd)).toString();
  return {
    exit: end!.exitCode,
    outcome: end!.outcome,
    stdout: text(1),
    stderr: text(2),
    memoryBytes: end!.memoryBytes,
  };
}
const check = (name: Name, output: Buffer | string, memoryMb?: number) =>
  run(
    name,
    ['/dev/fd/3', '/dev/fd/4', '/dev/fd/5'],
    { 3: Buffer.from('1\n'), 4: Buffer.from(output), 5: Buffer.from('1\n') },
    memoryMb,
  );

describe('where the original is at fault', () => {
  it('a missing input is a failure that names it, however it is read', async () => {
    const missing = ['gone', '/dev/fd/4', '/dev/fd/5'];
    const fds = { 4: Buffer.from('1'), 5: Buffer.from('1') };
    const end = 'FAIL Unexpected end of file';
    expect(await run('token', missing, fds)).toMatchObject({ exit: 3, stderr: `${end} - token expected (gone)\n` });
    expect(await run('char', missing, fds)).toMatchObject({ exit: 3, stderr: `${end} - character expected (gone)\n` });
  });

  it('a scorer needs no further call to end well', async () => {
    const line = '1;tests;g;OK;;1;1;a;b;c;0;d\n';
    expect(await run('scorer', [], { 0: Buffer.from(line + line) })).toMatchObject({
      exit: 0,
      stdout: '2.000\n',
      stderr: '',
    });
  });

  it('bounds of readLong may be plain numbers', async () => {
    expect(await check('literals', '5')).toMatchObject({ exit: 0, stderr: 'ok 5\n' });
    expect(await check('literals', '6')).toMatchObject({ exit: 1 });
  });

  it('a byte 255 is no end of the output: what follows it is seen', async () => {
    const output = Buffer.from([0x35, 0xff, 0x36]);
    expect(await check('integer', output)).toMatchObject({
      exit: 2,
      stderr: 'wrong output format Extra information in the output file\n',
    });
    expect(await check('words', Buffer.from([0xff, 0xff, 0x20, 0xff]))).toMatchObject({ exit: 0, stderr: 'ok 3\n' });
    expect(await check('lines', Buffer.from([0xff, 0x0a, 0xff, 0x0a]))).toMatchObject({ exit: 0, stderr: 'ok 2\n' });
  });

  it('a validator keeps nothing of what it has read', async () => {
    const line = `${Array.from({ length: 1000 }, (_none, i) => 999_999_000 + i).join(' ')}\n`;
    const end = await run('validate', [], { 0: Buffer.from(line.repeat(1000)) });
    expect(end).toMatchObject({ exit: 0, stderr: '' });
    expect(end.memoryBytes).toBeLessThan(16 * MIB);
  });
});

describe('output of somebody who means ill', () => {
  const noise = Buffer.from(Array.from({ length: MIB }, (_none, i) => (i * i * 31 + (i >> 7)) & 255));

  it.each(['integer', 'words', 'lines', 'reals'] as const)(
    'bytes that are no text, read as %s, end with a verdict',
    async (name) => {
      const end = await check(name, noise);
      expect([0, 1, 2]).toContain(end.exit);
      expect(end.stderr.length).toBeGreaterThan(0);
    },
  );

  it('a token without an end is refused with its beginning', async () => {
    const end = await check('integer', Buffer.alloc(33 * MIB, '7'), 128);
    expect(end).toMatchObject({ exit: 2, outcome: 'exit' });
    expect(end.stderr).toMatch(
      /^wrong output format Length of token exceeds 33554432, token is '7{30}\.\.\.7{31}\.\.\.'\n$/,
    );
  });

  it('more blanks than anybody needs are read in no memory', async () => {
    const end = await check('integer', Buffer.concat([Buffer.alloc(16 * MIB, ' '), Buffer.from('5')]));
    expect(end).toMatchObject({ exit: 0, stderr: 'ok 5\n' });
  });

  it('a file that is too large is refused before it is read', async () => {
    const folder = mkdtempSync(join(world.dataDir, 'judge', 'outputs', 'large-'));
    const path = join(folder, 'output');
    writeFileSync(path, '');
    truncateSync(path, 128 * MIB + 1);
    const fds = { 3: Buffer.from('1'), 4: { kind: 'file', path } as const, 5: Buffer.from('1') };
    const end = await run('words', ['/dev/fd/3', '/dev/fd/4', '/dev/fd/5'], fds, 512);
    expect(end).toMatchObject({
      exit: 2,
      stderr: 'wrong output format File size exceeds 134217728 bytes, size is 134217729\n',
    });
  });

  it('a line without an end, said to an interactor, is refused', async () => {
    const [end, flood] = await world.sandbox.run({
      processes: [
        {
          argv: ['/app/main', 'talk', '/dev/fd/3', 'tout'],
          fds: { 0: { kind: 'pipeRead', pipe: 1 }, 2: STREAM, 3: { kind: 'bytes', bytes: Buffer.from('1') } },
          appDir: program.appDir,
          limits: { cpuMs: 20_000, wallMs: 60_000, memoryBytes: 128 * MIB },
          stopOthersAfterMs: 0,
        },
        {
          argv: ['/bin/cat', '/dev/zero'],
          fds: { 1: { kind: 'pipeWrite', pipe: 1 } },
          limits: { cpuMs: 20_000, wallMs: 60_000, memoryBytes: 64 * MIB },
        },
      ],
    });
    expect(flood!.outcome).not.toBe('start');
    expect(end!.exitCode).toBe(2);
    expect(Buffer.from(capturedBytes(end!, 2)).toString()).toMatch(
      /^wrong output format Length of line exceeds 33554432/,
    );
  });
});

describe('compilers', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'testlib-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const compile = (code: string, ...flags: string[]) => {
    writeFileSync(join(folder, 'a.cpp'), code);
    return spawnSync('g++', [...flags, `-I${HEADERS}`, 'a.cpp', '-o', 'a.o'], { cwd: folder, encoding: 'utf8' });
  };
  const USE = `using namespace std;
int answer(int n) { if (n > 0) return n; quitf(_fail, "n is %d", n); }
int main(int argc, char* argv[]) {
    registerGen(argc, argv, 1);
    vector<int> v = rnd.perm(5, 1);
    shuffle(v.begin(), v.end());
    println(v); println(1, "x", 2.5); println(v.begin(), v.end());
    println(join(v), split("a b", ' '), tokenize(string("a,b"), ","), format("%d", 1), format(string("%d"), 1), trim(" "));
    println(opt<int>("n", 1), opt<string>(1), opt("k", "v"), has_opt("x"), rnd.next("[a-z]{%d}", 3), rnd.any(v), pattern("a").src());
    ensure(answer(1) == 1); ensure_ext(true); ensuref(true, "%d", 1);
    cout << inf.readLong(1, 5) << inf.readLong(1ULL, 5ULL, "x") << ouf.readInts(3, 1, 2, "a").size();
    if (rnd.next(2)) quitp(2.5);
    if (rnd.next(2)) quitp(1, "x%d", 1);
    if (rnd.next(2)) quitpi("a=1");
    if (rnd.next(2)) expectedButFound(_wa, "a", "b");
    if (rnd.next(2)) expectedButFound(_wa, 1.0, 2.0, "at %d", 3);
    quitf(_pc(3), "%s", vtos(1.5).c_str());
}
`;

  it.each(['11', '14', '17', '20', '23'])(
    'C++ %s takes it without a warning, beside all of the library',
    (standard) => {
      const code =
        Number(standard) % 2
          ? `#include <bits/stdc++.h>\n#include "testlib.h"\n`
          : `#include "testlib.h"\n#include <bits/stdc++.h>\n`;
      const made = compile(code + USE, `-std=c++${standard}`, '-Wall', '-Wextra', '-Werror', '-fsyntax-only');
      expect(made.stderr).toBe('');
      expect(made.status).toBe(0);
    },
  );

  it('what draws from elsewhere does not compile', () => {
    const made = compile(
      '#include "testlib.h"\nint main() { rand(); srand(1); int v[2]; random_shuffle(v, v + 2); }\n',
      '-c',
    );
    expect(made.status).not.toBe(0);
    expect(made.stderr).toContain("Don't use rand(), use rnd.next() instead");
    expect(made.stderr).toContain("Don't use srand()");
    expect(made.stderr).toContain("Don't use random_shuffle(), use shuffle() instead");
  });
});
