import { getTestSources, saveTestSources, takeUpTests } from '@assay/contract/authoring/generators.ts';
import { getJurySolutions } from '@assay/contract/authoring/jury-solutions.ts';
import { type GenerationData, getGeneration, startGeneration } from '@assay/contract/judging/workshop/generation.ts';
import {
  getProgramTests,
  type ProgramTestsData,
  startProgramTests,
} from '@assay/contract/judging/workshop/program-tests.ts';
import { getStress } from '@assay/contract/judging/workshop/stress.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const SOURCES = {
  generators: [{ name: 'gen', language: 'C++ 17', code: '// gen' }],
  script: 'gen 5 > $',
  handMade: [],
  validators: [],
  checkerTests: [],
  validatorTests: [],
  hasChecker: false,
  problemId: 'P-5',
  type: 0,
  edition: 3,
  version: 7,
};
const solution = (id: number, name: string, isModel: boolean) => ({
  ...{ id, name, language: 'C++ 17', code: '//', expected: [], score: null, author: '', isModel },
});
const made = (number: number, more: Partial<GenerationData['tests'][number]> = {}) => ({
  ...{ number, command: `gen ${number}`, line: number, group: null, points: null, isSample: false, isDone: true },
  ...{ inputBytes: 10, answerBytes: 5, time: 3, fault: null, message: null, sameAs: null, ...more },
});
const run = (tests: GenerationData['tests'], more: Partial<GenerationData> = {}): GenerationData => ({
  ...{ runId: 4, state: 'done', by: 'root', gmtCreate: '2026-01-01T00:00:00.000Z', gmtEnded: null },
  ...{ done: tests.length, total: tests.length, problemId: 'P-5', isStale: false, isTakenUp: false },
  ...{ broken: null, errorMessage: null, tests, ...more },
});

function nothingCompared() {
  answer(getStress, null);
  answer(getJurySolutions, []);
}

it('GEN-1, GEN-3: tells mistakes of the script while it is written, and saves what was changed before tests are made', async () => {
  answer(getTestSources, SOURCES);
  nothingCompared();
  answer(getGeneration, null);
  answer(saveTestSources, { edition: 4 });
  answer(startGeneration, { runId: 5 });
  const { person } = visit('/admin/problem/5/generators', { user: ROOT });
  const script = await screen.findByRole('textbox', { name: 'Script' });
  screen.getByText('The script makes 1 test');
  await person.type(script, '\ngem 6 > $');
  await screen.findByText('Line 2: there is no generator gem');
  expect(screen.getByRole('button', { name: 'Make the tests' })).toHaveProperty('disabled', true);
  await person.clear(script);
  await person.type(script, 'gen 7 > 1');
  await person.click(screen.getByRole('button', { name: 'Make the tests' }));
  await screen.findByText('Saved');
  expect(sentCalls(saveTestSources)[0]?.input).toMatchObject({ pid: 5, edition: 3, script: 'gen 7 > 1' });
  expect(sentCalls(startGeneration)[0]?.input).toEqual({ pid: 5 });
});

it('GEN-5: says of each test why it could not be made, and offers nothing to take up then', async () => {
  answer(getTestSources, SOURCES);
  nothingCompared();
  const message = writeJudgeFailure('memory', { who: 'the generator' });
  answer(getGeneration, run([made(1, { sameAs: 2 }), made(3, { fault: 'generator', message, inputBytes: null })]));
  visit('/admin/problem/5/generators', { user: ROOT });
  await screen.findByText('1 test could not be made');
  screen.getByText('The generator ran out of memory');
  screen.getByText('Same as test 2');
  expect(screen.queryByRole('button', { name: 'Use as test data' })).toBeNull();
});

it('GEN-8: takes tests up over the problem as it was seen', async () => {
  answer(getTestSources, SOURCES);
  nothingCompared();
  answer(getGeneration, run([made(1), made(2)]));
  answer(takeUpTests, { version: 8, cases: 2 });
  const { person } = visit('/admin/problem/5/generators', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Use as test data' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Use as test data' }));
  await screen.findByText('The 2 tests are now the test data');
  expect(sentCalls(takeUpTests)[0]?.input).toEqual({ pid: 5, runId: 4, version: 7 });
});

it('GEN-8: takes tests up over the version that a save of the same page made', async () => {
  let version = 7;
  answer(getTestSources, () => ({ ...SOURCES, version }));
  answer(saveTestSources, () => {
    version = 8;
    return { edition: 4 };
  });
  nothingCompared();
  answer(getGeneration, run([made(1)]));
  answer(takeUpTests, { version: 9, cases: 1 });
  const { person } = visit('/admin/problem/5/generators', { user: ROOT });
  await person.type(await screen.findByRole('textbox', { name: 'Script' }), '\n# changed');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  await person.click(screen.getByRole('button', { name: 'Use as test data' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Use as test data' }));
  await screen.findByText('The 1 test is now the test data');
  expect(sentCalls(takeUpTests)[0]?.input).toMatchObject({ version: 8 });
});

it('GEN-9, GEN-10: compares two solutions, shows where they part, and keeps that as a line of the script', async () => {
  answer(getTestSources, SOURCES);
  answer(getGeneration, null);
  answer(getJurySolutions, [solution(1, 'right.cpp', true), solution(2, 'wrong.cpp', false)]);
  const found = {
    words: ['3', 'k9'],
    input: '3\n',
    inputBytes: 2,
    answer: '6',
    output: '5',
    status: -1,
    message: null,
  };
  answer(getStress, {
    ...{ runId: 9, state: 'done', by: 'root', gmtCreate: '2026-01-01T00:00:00.000Z', pattern: 'gen [1..9]' },
    ...{ reference: 'right.cpp', solution: 'wrong.cpp', done: 4, total: 200, broken: null, trouble: null },
    ...{ errorMessage: null, found },
  });
  answer(saveTestSources, { edition: 4 });
  const { person } = visit('/admin/problem/5/generators', { user: ROOT });
  await screen.findByText('First difference in round 4');
  await person.type(screen.getByLabelText('Generator and arguments'), 'gem 5');
  screen.getByText('there is no such generator');
  await person.click(screen.getByRole('button', { name: 'Keep as a test' }));
  await screen.findByText('Saved');
  expect(sentCalls(saveTestSources)[0]?.input).toMatchObject({ script: 'gen 5 > $\ngen 3 k9 > $\n' });
});

const VALIDATOR = {
  ...{ name: 'bounds', language: 'C++ 17', code: '// bounds' },
  ...{ convention: 'testlib' as const, arguments: [], files: [] },
};
const OUTPUT = { input: '1', output: '3', answer: '2', expected: 'wrongAnswer' as const };

it.each([
  {
    rule: 'GEN-13',
    program: 'checker',
    sources: { hasChecker: true, checkerTests: [OUTPUT, { ...OUTPUT, output: '2', expected: 'accepted' as const }] },
    said: [
      { expected: 'wrongAnswer' as const, got: 'accepted' as const, message: '1 number' },
      { expected: 'accepted' as const, got: 'accepted' as const, message: null },
    ],
    ...{ got: 'Got: Accepted', name: 'Edit Test of the checker 1', file: 'Output' },
    stale: 'Checker or tests changed since: run them again.',
    sent: { checkerTests: [{ output: '34' }, { output: '2' }] },
  },
  {
    rule: 'GEN-14',
    program: 'validators',
    sources: {
      validators: [VALIDATOR],
      validatorTests: [
        { input: '3', expected: 'invalid' as const },
        { input: '2', expected: 'valid' as const },
      ],
    },
    said: [
      { expected: 'invalid' as const, got: 'valid' as const, message: '1 number' },
      { expected: 'valid' as const, got: 'valid' as const, message: null },
    ],
    ...{ got: 'Got: Valid', name: 'Edit Test of the validators 1', file: 'Input' },
    stale: 'Validators or tests changed since: run them again.',
    sent: { validatorTests: [{ input: '34' }, { input: '2' }] },
  },
])('$rule: tests of the $program are written, run and told apart; a change makes what was said old', async (each) => {
  answer(getTestSources, { ...SOURCES, ...each.sources });
  nothingCompared();
  answer(getGeneration, null);
  const said: ProgramTestsData = {
    ...{ runId: 3, state: 'done', by: 'root', gmtCreate: '2026-01-01T00:00:00.000Z', isStale: false },
    ...{ errorMessage: null, tests: each.said },
  };
  answer(getProgramTests, said);
  answer(saveTestSources, { edition: 4 });
  answer(startProgramTests, { runId: 4 });
  const { person } = visit('/admin/problem/5/generators', { user: ROOT });
  await screen.findByText('1 not as expected');
  screen.getByText(each.got);
  screen.getByText('1 number');
  await person.click(screen.getByRole('button', { name: each.name }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByLabelText(each.file), '4');
  await person.click(dialog.getByRole('button', { name: 'OK' }));
  await screen.findByText(each.stale);
  expect(screen.queryByText('1 not as expected')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Run the tests' }));
  await screen.findByText('Saved');
  expect(sentCalls(saveTestSources)[0]?.input).toMatchObject(each.sent);
  expect(sentCalls(startProgramTests)[0]?.input).toEqual({ pid: 5, program: each.program });
});
