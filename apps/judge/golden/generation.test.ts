import { createHash } from 'node:crypto';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { GenerationJob } from '@assay/contract/judging/jobs.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** Generators, honest and hostile, by the whole judge in the real sandbox. */
let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['C++ 17', 'Python3']);
});
afterAll(() => world.close());

const GEN = `#include "testlib.h"
int main(int argc, char *argv[]) {
  registerGen(argc, argv, 1);
  println(rnd.next(1, opt<int>(1)), rnd.next(1, opt<int>(1)));
}`;
const SUM = 'a, b = map(int, input().split())\nprint(a + b)\n';
const SMALL = `#include "testlib.h"
int main(int argc, char *argv[]) {
  registerValidation(argc, argv);
  inf.readInt(1, 10, "a"); inf.readSpace(); inf.readInt(1, 10, "b"); inf.readEoln(); inf.readEof();
}`;
const cpp = (name: string, code: string) => ({ name, language: 'C++ 17', code });
const python = (name: string, code: string) => ({ name, language: 'Python3', code });
const run = (number: number, generator: string, ...words: string[]): GenerationJob['tests'][number] => ({
  number,
  run: { generator, arguments: words },
  input: null,
  answer: null,
});

async function make(part: Partial<GenerationJob>) {
  const work: GenerationJob = {
    kind: 'generation',
    language: 'Python3',
    generators: [],
    validators: [],
    extraFiles: [],
    model: {
      language: 'Python3',
      code: SUM,
      limits: { timeMs: 1000, memoryMb: 128, stackMb: 64 },
      judgeMode: 'default',
      fileIo: null,
      userExtraFiles: [],
      graderFiles: [],
    },
    tests: [],
    bytesMax: 1 << 20,
    ...part,
  };
  const report: JobReport = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
  if (report.outcome !== 'generated') throw new Error(JSON.stringify(report));
  return report;
}
const faultsOf = async (part: Partial<GenerationJob>) =>
  (await make(part)).tests.map(({ number, fault, message }) => [number, fault, message]);

it('GEN-4: makes the same tests of the same words, answers them, and takes what is made already as it is', async () => {
  const byHand = world.blobs.addBlob('20 22\n');
  const tests = [run(1, 'gen', '9'), run(2, 'gen', '9', 'again'), { ...run(3, ''), run: null, input: byHand }];
  const first = await make({ generators: [cpp('gen', GEN)], tests });
  const texts = first.tests.map(({ input, answer }) => [input, answer].map((ref) => world.blobs.text(ref!)));
  expect(first).toMatchObject({ broken: null, tests: [{ fault: null }, { fault: null }, { fault: null }] });
  expect(texts[2]).toEqual(['20 22\n', '42\n']);
  for (const [input, answer] of texts) {
    const [a, b] = input!.split(' ').map(Number);
    expect(Number(answer)).toBe(a! + b!);
  }
  const again = await make({ generators: [cpp('gen', GEN)], tests });
  expect(again.tests.map(({ input }) => input)).toEqual(first.tests.map(({ input }) => input));

  const kept = world.blobs.addBlob('kept');
  const known = await make({ tests: [{ ...run(1, 'gone'), input: byHand, answer: kept }] });
  expect(known.tests).toMatchObject([{ input: byHand, answer: kept, timeMs: null, fault: null }]);
});

it('GEN-5: each test says why it could not be made', async () => {
  const generators = [
    python('time', 'import time\nprint(time.time_ns())'),
    python('silent', ''),
    python('exits', 'import sys\nprint("why", file=sys.stderr)\nsys.exit(3)'),
    python('words', 'import sys\nprint(*sys.argv[1:])'),
  ];
  const validators = [{ ...cpp('small', SMALL), convention: 'testlib' as const, arguments: [], files: [] }];
  const tests = [
    run(1, 'time'),
    run(2, 'silent'),
    run(3, 'exits'),
    run(4, 'words', '5', '11'),
    run(5, 'words', '5', '6'),
    run(6, 'words', '1;', '$(reboot)'),
  ];
  expect(await faultsOf({ generators, validators, tests })).toEqual([
    [1, 'differs', null],
    [2, 'empty', null],
    [3, 'generator', expect.stringContaining('why')],
    [4, 'validator', expect.stringMatching(/b.*11/)],
    [5, null, null],
    [6, 'validator', expect.any(String)],
  ]);
  expect(await faultsOf({ generators, tests: [run(1, 'words', 'x', 'y')] })).toEqual([
    [1, 'model', expect.stringMatching(/exit/i)],
  ]);
});

it('GEN-5: a program that does not compile is named with the words of its compiler', async () => {
  const report = await make({ generators: [cpp('gen', 'int main( {')], tests: [run(1, 'gen')] });
  expect(report).toMatchObject({ broken: { name: 'gen', message: expect.stringContaining('error') }, tests: [] });
});

it('GEN-6: what a generator may write, and all tests together, is bounded', async () => {
  const generators = [
    python('floods', 'import sys\nwhile True: sys.stdout.write("x" * 1000000)'),
    python('large', 'print("1 2" + " " * 700000)'),
  ];
  const tests = [run(1, 'floods'), run(2, 'large'), run(3, 'large', 'b')];
  expect((await faultsOf({ generators, tests })).map(([number, fault]) => [number, fault])).toEqual([
    [1, 'tooLarge'],
    [2, null],
    [3, 'tooLarge'],
  ]);
});

it('GEN-6: after twenty faults the rest is not tried', async () => {
  const tests = Array.from({ length: 30 }, (_one, at) => run(at + 1, 'silent'));
  expect((await make({ generators: [python('silent', '')], tests })).tests).toHaveLength(20);
});

it('GEN-6: a generator that reaches for the machine finds nothing of it', async () => {
  const code = `import os, socket
found = [path for path in ("/etc/shadow", "/root", "${world.dataDir}") if os.path.exists(path)]
try:
    socket.create_connection(("127.0.0.1", 22), 1)
    found.append("network")
except OSError:
    pass
print(1, 1 + len(found))`;
  const { tests } = await make({ generators: [python('spy', code)], tests: [run(1, 'spy')] });
  expect(world.blobs.text(tests[0]!.input!)).toBe('1 1\n');
  expect(tests[0]!.input!.hash).toBe(createHash('sha256').update('1 1\n').digest('hex'));
});
