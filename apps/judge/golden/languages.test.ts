import { VERDICT } from '@assay/contract/verdict.ts';
import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeJob } from '../src/judge-submission.ts';
import { identify } from '../src/languages/toolchain.ts';
import { submissionOf } from '../src/testing/jobs.ts';
import { openRealWorld, type RealWorld } from '../src/testing/real-world.ts';
import { familyOf, PROGRAMS } from './language-programs.ts';

/** Come with the packages that the tests themselves install, so that they are never skipped where tests may install. */
const CORE = [
  'C',
  'C++',
  'Java',
  'Python3',
  'PyPy3',
  'Golang',
  'Rust',
  'JavaScript Node',
  'Pascal',
  'Python2',
  'Perl',
  'Bash',
];

const { accepted, wrongAnswer, timeLimit, memoryLimit, runtimeError, compileError } = VERDICT;

const missing = new Map<string, string>();
for (const data of LANGUAGES) {
  const found = await identify(data);
  if ('missing' in found) missing.set(data.name, found.missing);
}
/** One language of each family is put through all verdicts; its self-test proves each of the others. */
const families = LANGUAGES.filter(({ name }) => [name, 'C++'].includes(familyOf(name)) || name === 'PyPy3').filter(
  ({ name }, at, all) => name === 'PyPy3' || all.findIndex((one) => familyOf(one.name) === familyOf(name)) === at,
);
const present = families.filter(({ name }) => !missing.has(name));

describe('each language', () => {
  let world: RealWorld;
  beforeAll(async () => {
    world = await openRealWorld(present.map(({ name }) => name));
  });
  afterAll(() => world.close());

  it('has golden programs, except plain text', () => {
    const without = LANGUAGES.filter(({ name }) => !PROGRAMS[familyOf(name)]).map(({ name }) => name);
    expect(without).toEqual(['Text']);
  });

  it('of the core is there', () => {
    expect(CORE.filter((name) => missing.has(name)).map((name) => missing.get(name))).toEqual([]);
  });

  for (const { name } of families) {
    const programs = PROGRAMS[familyOf(name)];
    if (!programs) continue;
    const why = missing.get(name);
    if (why) {
      it.skip(`${name}: not tested, ${why}`);
      continue;
    }
    const judge = async (code: string, asked: number, limits: { timeMs: number; memoryMb: number }) => {
      const cases = [{ input: `${asked} 40\n`, output: `${asked + 40}\n` }];
      const work = submissionOf(world.blobs, { code, language: name, cases, limits });
      const report = await judgeJob(work, world.toolchainOf, world.tools, world.hooks);
      if (report.outcome !== 'judged') throw new Error(JSON.stringify(report));
      return { status: report.status, message: report.errorMessage ?? report.cases[0]?.message ?? '' };
    };
    const AMPLE = { timeMs: 4000, memoryMb: 256 };

    it.concurrent(`${name}: every verdict`, async ({ expect }) => {
      expect(await judge(programs.program, 1, AMPLE)).toEqual({ status: accepted, message: '' });
      expect(await judge(programs.program, 2, AMPLE)).toMatchObject({ status: wrongAnswer });
      expect(await judge(programs.program, 3, { timeMs: 400, memoryMb: 256 })).toMatchObject({ status: timeLimit });
      expect(await judge(programs.program, 4, { timeMs: 4000, memoryMb: 96 })).toMatchObject({ status: memoryLimit });
      expect(await judge(programs.program, 5, AMPLE)).toMatchObject({ status: runtimeError });
      if (programs.broken === null) return;
      const refused = await judge(programs.broken, 1, AMPLE);
      expect(refused.status).toBe(compileError);
      // What a compiler says names no place of the judge's own.
      expect(refused.message).not.toMatch(/\/w\/|\/app\/|\/tmp\//);
    });
  }
});
