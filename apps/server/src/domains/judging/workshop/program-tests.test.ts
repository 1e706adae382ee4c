import { getTestSources, type TestSources } from '@assay/contract/authoring/generators.ts';
import { getProblemVersions, restoreProblemVersion } from '@assay/contract/authoring/versions.ts';
import { KNOWS_VALIDATOR_TESTS } from '@assay/contract/judging/node-link.ts';
import { getVerification, getVerificationSummaries, startVerification } from '@assay/contract/judging/verification.ts';
import type { TestedProgram } from '@assay/contract/judging/workshop/program-test.ts';
import {
  cancelProgramTests,
  getProgramTests,
  startProgramTests,
} from '@assay/contract/judging/workshop/program-tests.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { judgedCase, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkshopStage, type WorkshopStage } from '../testing/workshop.ts';

let stage: WorkshopStage;
beforeAll(async () => {
  stage = await openWorkshopStage();
});
afterAll(() => stage.site.close());

const { accepted, wrongAnswer, systemError } = VERDICT;
const CHECKER = {
  language: 'C++ 17',
  code: '// checker',
  convention: 'testlib' as const,
  arguments: [],
  points: 'percent' as const,
  timeMs: null,
  memoryMb: null,
};
const validator = (name: string, language: string) => ({
  ...{ name, language, code: `// ${name}`, convention: 'testlib' as const, arguments: [], files: [] },
});
const SOURCES: Partial<TestSources> = {
  validators: [validator('bounds', 'C++ 17'), validator('form', 'Python3')],
  checkerTests: [
    { input: '1', output: '2', answer: '2', expected: 'accepted' },
    { input: '1', output: '3', answer: '2', expected: 'wrongAnswer' },
    { input: '1', output: '3', answer: 'x', expected: 'failed' },
  ],
  validatorTests: [
    { input: '1\n', expected: 'valid' },
    { input: '11\n', expected: 'invalid' },
    { input: '1', expected: 'invalid' },
  ],
};

/** What is particular to the tests of each program: a node's answers as they have to be, and otherwise. */
const KINDS = [
  {
    program: 'checker' as TestedProgram,
    rule: 'GEN-13',
    kind: 'checkerTests',
    key: 'checkerTests' as const,
    right: [accepted, wrongAnswer, systemError],
    wrong: [accepted, accepted, systemError],
    said: [
      ['accepted', 'accepted'],
      ['wrongAnswer', 'accepted'],
      ['failed', 'failed'],
    ],
    none: 'programTests.noChecker',
  },
  {
    program: 'validators' as TestedProgram,
    rule: 'GEN-14',
    kind: 'validatorTests',
    key: 'validatorTests' as const,
    right: [accepted, wrongAnswer, wrongAnswer],
    wrong: [accepted, accepted, systemError],
    said: [
      ['valid', 'valid'],
      ['invalid', 'valid'],
      ['invalid', 'failed'],
    ],
    none: 'programTests.noValidator',
  },
];

async function prepare(sources = SOURCES) {
  const pid = await stage.problem({ judgeMode: 'spj', checker: CHECKER });
  await stage.saveSources(pid, sources);
  return pid;
}
const report = (statuses: readonly number[], errorMessage: string | null = null) => ({
  ...{ outcome: 'judged' as const, status: errorMessage ? systemError : accepted, score: null, timeMs: null },
  ...{ memoryKb: null, errorMessage, languageVersion: '' },
  cases: statuses.map((status, at) => ({ ...judgedCase(at + 1, status), message: `said ${at + 1}` })),
});

test.each(KINDS)('$rule: a node is not told what is expected; what it said is held against that', async (each) => {
  const { program, kind, key, wrong, said } = each;
  const pid = await prepare();
  const see = async () => (await stage.asRoot(getProgramTests, { pid, program })).data;
  expect((await stage.asRoot(getTestSources, { pid })).data).toMatchObject({ hasChecker: true, ...SOURCES });
  expect(await see()).toBeNull();
  await stage.asRoot(startProgramTests, { pid, program });
  expect(await stage.refusal(startProgramTests, { pid, program })).toBe('programTests.running');
  const [job] = await stage.judge.claim();
  expect(job!.work).toMatchObject({ kind, tests: [{ input: SOURCES[key]![0]!.input }, {}, {}] });
  expect(JSON.stringify(job!.work)).not.toContain('expected');
  await stage.judge.report(job!, report(wrong));
  expect(await see()).toMatchObject({ state: 'done', isStale: false, errorMessage: null });
  expect((await see())!.tests.map(({ expected, got }) => [expected, got])).toEqual(said);
  await stage.saveSources(pid, { ...SOURCES, [key]: SOURCES[key]!.slice(1) });
  expect(await see()).toMatchObject({ isStale: true });
});

test.each(KINDS)('$rule: what does not compile, a run that is stopped, and what cannot be asked', async (each) => {
  const { program, key, none } = each;
  const pid = await prepare();
  await stage.asRoot(startProgramTests, { pid, program });
  await stage.asRoot(cancelProgramTests, { pid, program });
  expect(await stage.refusal(cancelProgramTests, { pid, program })).toBe('programTests.ended');
  await stage.asRoot(startProgramTests, { pid, program });
  const [job] = await stage.judge.claim();
  await stage.judge.report(job!, report([], 'It does not compile'));
  const { data } = await stage.asRoot(getProgramTests, { pid, program });
  expect([data!.errorMessage, data!.tests.map(({ got }) => got)]).toEqual(['It does not compile', [null, null, null]]);
  expect(await stage.refusal(startProgramTests, { pid: await stage.problem(), program })).toBe(none);
  await stage.saveSources(pid, { ...SOURCES, [key]: [] });
  expect(await stage.refusal(startProgramTests, { pid, program })).toBe('programTests.none');
});

test.each(
  KINDS.flatMap((one) => [
    { ...one, how: 'as they have to be', statuses: one.right, outcome: 'pass', summary: 'verified' },
    { ...one, how: 'not', statuses: one.wrong, outcome: 'fail', summary: 'failed' },
  ]),
)('$rule: a verification runs the tests, too: $how', async ({ kind, key, statuses, outcome, summary }) => {
  const pid = await prepare({ [key]: SOURCES[key], validators: SOURCES.validators ?? [] });
  const { verificationId } = (await stage.asRoot(startVerification, { pid })).data;
  for (const job of await stage.judge.claim(10)) {
    await stage.judge.report(job, report(job.work.kind === kind ? statuses : [accepted]));
  }
  const { data } = await stage.asRoot(getVerification, { verificationId });
  expect(data[key]).toMatchObject({ outcome, language: 'C++ 17' });
  expect(data).toMatchObject({ state: 'done', trials: [], isStale: false });
  expect((await stage.asRoot(getVerificationSummaries, { pids: [pid] })).data).toEqual([{ pid, summary }]);
  await stage.saveSources(pid, { validators: SOURCES.validators ?? [] });
  expect((await stage.asRoot(getVerification, { verificationId })).data.isStale).toBe(true);
});

test('GEN-14: a node of an earlier generation, and one that lacks a language of the validators, is not asked', async () => {
  const pid = await prepare();
  await stage.asRoot(startProgramTests, { pid, program: 'validators' });
  const { protocol } = KNOWS_VALIDATOR_TESTS;
  const old = await openFakeJudge(stage.site, { name: 'old', says: { protocol: protocol - 1 } });
  const poor = await openFakeJudge(stage.site, { name: 'poor', languages: ['C++ 17'] });
  expect([await old.claim(), await poor.claim()]).toEqual([[], []]);
  expect(await stage.judge.claim()).toMatchObject([{ work: { kind: 'validatorTests' } }]);
});

test('GEN-15: what a validator tells of the inputs is told by the verification: bounds that none of them meets', async () => {
  const pid = await prepare({ validators: [validator('bounds', 'C++ 17')] });
  const { verificationId } = (await stage.asRoot(startVerification, { pid })).data;
  const bounds = [
    { name: 'n', min: '1', max: '9', isMinHit: true, isMaxHit: false },
    { name: 'm', min: '0', max: null, isMinHit: true, isMaxHit: true },
  ];
  for (const job of await stage.judge.claim(10)) {
    const isCheck = job.work.kind === 'inputCheck';
    await stage.judge.report(job, { ...report([accepted]), ...(isCheck && { overview: { bounds, features: [] } }) });
  }
  const { data } = await stage.asRoot(getVerification, { verificationId });
  expect(data.inputs).toMatchObject([{ outcome: 'warn', unmet: [{ name: 'n', side: 'max', bound: '9' }] }]);
  expect((await stage.asRoot(getVerificationSummaries, { pids: [pid] })).data).toEqual([{ pid, summary: 'verified' }]);
});

test('EDIT-12, EDIT-14: tests of programs are a part of versions', async () => {
  const pid = await prepare();
  await stage.saveSources(pid, {});
  const { version, latest } = (await stage.asRoot(getProblemVersions, { pid })).data;
  await stage.asRoot(restoreProblemVersion, { pid, number: latest - 1, version });
  expect((await stage.asRoot(getTestSources, { pid })).data).toMatchObject(SOURCES);
});

test('T-IDOR-1: they are for those who may change the problem', async () => {
  const pid = await prepare();
  await stage.refuseStrangers(
    KINDS.flatMap(({ program }) =>
      [startProgramTests, getProgramTests, cancelProgramTests].map((op) => [op, { pid, program }] as const),
    ),
  );
});
