import type { StressJob } from '@assay/contract/judging/jobs.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { readStressPattern } from '@assay/rules/judging/stress/pattern.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';

/** Two solutions against each other, by the whole judge in the real sandbox. */
let world: RealWorld;
beforeAll(async () => {
  world = await openRealWorld(['Python3']);
});
afterAll(() => world.close());

const solution = (name: string, code: string): StressJob['reference'] => ({
  name,
  language: 'Python3',
  code,
  limits: { timeMs: 1000, memoryMb: 128, stackMb: 64 },
  judgeMode: 'default',
  fileIo: null,
  userExtraFiles: [],
  graderFiles: [],
});
const RIGHT = solution('right', 'print(int(input()) * 2)');
const GENERATOR = { name: 'gen', language: 'Python3', code: 'import sys\nprint(sys.argv[1])' };

async function stress(pattern: string, part: Partial<StressJob>) {
  const work: StressJob = {
    kind: 'stress',
    language: 'Python3',
    generator: GENERATOR,
    validators: [],
    extraFiles: [],
    pattern: readStressPattern(pattern)!,
    reference: RIGHT,
    solution: RIGHT,
    checker: null,
    removeEndBlank: true,
    rounds: 20,
    seconds: 30,
    seed: 7,
    ...part,
  };
  const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
  if (report.outcome !== 'stressed') throw new Error(JSON.stringify(report));
  return report;
}

it('GEN-9: two that agree agree in every round', async () => {
  expect(await stress('gen [1..9]', { rounds: 5 })).toMatchObject({
    rounds: 5,
    found: null,
    broken: null,
    trouble: null,
  });
});

it('GEN-9, GEN-10: the first difference ends it, and becomes as small as it can be', async () => {
  const wrong = solution('wrong', 'n = int(input())\nprint(n * 2 if n < 13 else n)');
  const { found } = await stress('gen [1..100]', { solution: wrong });
  expect(found).toMatchObject({ input: '13\n', answer: '26\n', output: '13\n', status: VERDICT.wrongAnswer });
  expect(found!.words[0]).toBe('13');
});

it('GEN-9: one that crashes parts, too', async () => {
  const { found } = await stress('gen 5', { solution: solution('crashes', 'print(1 // 0)') });
  expect(found).toMatchObject({ input: '5\n', status: VERDICT.runtimeError });
});

it('GEN-9: what keeps it from comparing is told', async () => {
  const crash = solution('right', 'print(1 // 0)');
  expect((await stress('gen 5', { reference: crash })).trouble).toContain('right: ');
  const fails = { ...GENERATOR, code: 'import sys\nprint("no words", file=sys.stderr)\nsys.exit(2)' };
  expect((await stress('gen 5', { generator: fails })).trouble).toContain('no words');
  const code = 'import sys\nprint("too small", file=sys.stderr)\nsys.exit(43)';
  const validators = [{ name: 'v', language: 'Python3', code, convention: 'icpc' as const, arguments: [], files: [] }];
  expect((await stress('gen 5', { validators })).trouble).toContain('too small');
  expect((await stress('gen 5', { solution: solution('broken', 'print(') })).broken).toMatchObject({ name: 'broken' });
});
