import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InputCheckJob, ValidatorTestsJob } from '@assay/contract/judging/jobs.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { submissionOf } from '../src/testing/jobs.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** Input validators of packages, honest and hostile, by the whole judge in the real sandbox. */
const { accepted, wrongAnswer, systemError, cancelled } = VERDICT;

let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['C', 'C++ 17', 'Python3']);
});
afterAll(() => world.close());

async function check(inputs: string[], part: Partial<InputCheckJob>) {
  const { cases } = submissionOf(world.blobs, {
    code: '',
    cases: inputs.map((input) => ({ input, output: '' })),
  }).problem;
  const work: InputCheckJob = {
    kind: 'inputCheck',
    language: 'Python3',
    code: '',
    convention: 'icpc',
    arguments: [],
    extraFiles: [],
    ...part,
    cases,
  };
  return judgeJob(work, world.toolchainOf, world.tools, world.hooks);
}

const RANGE = `import sys
line = sys.stdin.readline()
n = int(line)
if n > int(sys.argv[1]):
    print("n =", n, "is too large", file=sys.stderr)
    sys.exit(43)
assert sys.stdin.read() == ""
sys.exit(42)
`;

it('an ICPC validator: 42 accepts, 43 and a failed assertion refuse, each input by itself', async () => {
  const report = await check(['5\n', '11\n', '6\nmore\n', '7\n'], { code: RANGE, arguments: ['10'] });
  expect(report).toMatchObject({
    outcome: 'judged',
    status: wrongAnswer,
    cases: [
      { status: accepted, message: null },
      { status: wrongAnswer, message: 'n = 11 is too large' },
      { status: wrongAnswer, message: expect.stringMatching(/AssertionError/) },
      { status: accepted },
    ],
  });
});

it('arguments of single cases stand in the place of those for all', async () => {
  const { cases } = submissionOf(world.blobs, {
    code: '',
    cases: ['8\n', '8\n'].map((input) => ({ input, output: '' })),
  }).problem;
  const report = await check(['8\n', '8\n'], {
    code: RANGE,
    arguments: ['10'],
    caseArguments: { [cases[1]!.inputName]: ['5'] },
  });
  expect(report).toMatchObject({ status: wrongAnswer, cases: [{ status: accepted }, { status: wrongAnswer }] });
});

const WITH_HEADER = '#include "testlib.h"\nint main() { return checkInput(); }\n';
const header = (max: number) => `#include <cstdio>
static int checkInput() {
  int n = 0;
  if (scanf("%d", &n) == 1 && n <= ${max}) return 0;
  fprintf(stderr, "FAIL n equals to %d", n);
  return 3;
}
`;

it("a testlib validator finds its header in the package, else in the node's include folder", async () => {
  const how = { language: 'C++ 17', convention: 'testlib' as const, code: WITH_HEADER };
  expect(await check(['5'], how)).toMatchObject({
    outcome: 'judgeFailure',
    isFinal: true,
    reason: expect.stringMatching(/does not compile.*checkInput/s),
  });
  const own = await check(['5', '11'], { ...how, extraFiles: [{ name: 'testlib.h', content: header(10) }] });
  expect(own).toMatchObject({
    status: wrongAnswer,
    cases: [{ status: accepted }, { status: wrongAnswer, message: 'FAIL n equals to 11' }],
  });
  const include = join(world.dataDir, 'include');
  await mkdir(include);
  await writeFile(join(include, 'testlib.h'), header(20));
  expect(await check(['5', '11'], how)).toMatchObject({ status: accepted });
  await rm(include, { recursive: true });
});

const BOUNDS = `#include "testlib.h"
int main(int argc, char* argv[]) {
  registerValidation(argc, argv);
  addFeature("even");
  int n = inf.readInt(1, 9, "n");
  if (n % 2 == 0) feature("even");
  inf.readEoln();
  inf.readEof();
}`;

it('GEN-14, GEN-15: a validator with the header is asked about inputs that are no tests, and tells what tests meet', async () => {
  const how = { language: 'C++ 17', convention: 'testlib' as const, code: BOUNDS };
  const met = await check(['1\n', '3\n'], how);
  const bounds = [{ name: 'n', min: '1', max: '9', isMinHit: true, isMaxHit: false }];
  expect(met).toMatchObject({ status: accepted, overview: { bounds, features: [{ name: 'even', isHit: false }] } });
  const refused = await check(['10\n', '2'], how);
  expect(refused).toMatchObject({
    status: wrongAnswer,
    cases: [
      { message: expect.stringContaining('violates the range [1, 9]') },
      { message: expect.stringMatching(/EOLN/) },
    ],
  });
  expect(refused).not.toHaveProperty('overview');

  const validators = [{ ...how, name: 'bounds', arguments: [], files: [] }];
  const tests = ['4\n', '10\n', '2'].map((input) => ({ input }));
  const work: ValidatorTestsJob = { kind: 'validatorTests', language: 'C++ 17', validators, extraFiles: [], tests };
  const said = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
  expect(said).toMatchObject({
    ...{ outcome: 'judged', status: accepted, errorMessage: null },
    cases: [{ status: accepted }, { status: wrongAnswer }, { status: wrongAnswer }],
  });
  const broken = { ...work, validators: [{ ...validators[0]!, code: 'int main( {' }] };
  expect(await judgeJob(broken, world.toolchainOf, world.tools, world.hooks)).toMatchObject({
    ...{ outcome: 'judged', status: systemError, cases: [] },
    errorMessage: expect.stringMatching(/the validator does not compile/),
  });
});

it.each([
  ['crashes', 'C', 'int main(void) { __builtin_trap(); }'],
  ['floods', 'Python3', 'while True: print("x" * 100000)'],
  ['eats memory', 'Python3', 'kept = []\nwhile True: kept.append(bytearray(1 << 24))'],
])('one that %s decides nothing, and is given up after three inputs', async (_what, language, code) => {
  const report = await check(['1', '2', '3', '4', '5'], { language, code });
  if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
  // an interpreter may end by itself where a bare program is ended
  const decided = report.cases.filter(({ status }) => status === wrongAnswer).length;
  if (decided === 5) return expect(report.cases[0]!.message).toMatch(/MemoryError/);
  expect(report.status).toBe(systemError);
  const failed = [systemError, systemError, systemError];
  expect(report.cases.map(({ status }) => status)).toEqual([...failed, cancelled, cancelled]);
});

it('one that reaches for the machine finds nothing of it and leaves nothing behind', async () => {
  const code = `import os, socket, sys
found = [path for path in ("/etc/shadow", "/root", "${world.dataDir}") if os.path.exists(path)]
try:
    socket.create_connection(("127.0.0.1", 22), 1)
    found.append("network")
except OSError:
    pass
for place in ("/tmp/left-by-validator", "/left", "left"):
    try:
        open(place, "w").write("x")
    except OSError:
        pass
print(found, file=sys.stderr)
sys.exit(42 if found == [] else 43)
`;
  expect(await check(['1'], { code })).toMatchObject({ status: accepted });
  expect(await readdir('/tmp')).not.toContain('left-by-validator');
});
