import { getTestSources, saveTestSources, takeUpTests } from '@assay/contract/authoring/generators.ts';
import { getJurySolutions } from '@assay/contract/authoring/jury-solutions.ts';
import {
  type CheckerTestsData,
  getCheckerTests,
  startCheckerTests,
} from '@assay/contract/judging/workshop/checker-tests.ts';
import { type GenerationData, getGeneration, startGeneration } from '@assay/contract/judging/workshop/generation.ts';
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
  await screen.findByText('They part in round 4');
  await person.type(screen.getByLabelText('Generator and arguments'), 'gem 5');
  screen.getByText('there is no such generator');
  await person.click(screen.getByRole('button', { name: 'Keep as a test' }));
  await screen.findByText('Saved');
  expect(sentCalls(saveTestSources)[0]?.input).toMatchObject({ script: 'gen 5 > $\ngen 3 k9 > $\n' });
});

it('GEN-13: tests of the checker are written, run and told apart; a change makes what was said old', async () => {
  const test = { input: '1', output: '3', answer: '2', expected: 'wrongAnswer' as const };
  answer(getTestSources, {
    ...SOURCES,
    hasChecker: true,
    checkerTests: [test, { ...test, output: '2', expected: 'accepted' }],
  });
  nothingCompared();
  answer(getGeneration, null);
  const said: CheckerTestsData = {
    ...{
      runId: 3,
      state: 'done',
      by: 'root',
      gmtCreate: '2026-01-01T00:00:00.000Z',
      isStale: false,
      errorMessage: null,
    },
    tests: [
      { expected: 'wrongAnswer', got: 'accepted', message: '1 number' },
      { expected: 'accepted', got: 'accepted', message: null },
    ],
  };
  answer(getCheckerTests, said);
  answer(saveTestSources, { edition: 4 });
  answer(startCheckerTests, { runId: 4 });
  const { person } = visit('/admin/problem/5/generators', { user: ROOT });
  await screen.findByText('1 otherwise');
  screen.getByText('It is: Accepted');
  screen.getByText('1 number');
  await person.click(screen.getByRole('button', { name: 'Edit Test of the checker 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Output'), '4');
  await person.click(dialog.getByRole('button', { name: 'OK' }));
  await screen.findByText('Checker or tests changed since: run them again.');
  expect(screen.queryByText('1 otherwise')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Run the tests' }));
  await screen.findByText('Saved');
  expect(sentCalls(saveTestSources)[0]?.input).toMatchObject({ checkerTests: [{ output: '34' }, { output: '2' }] });
  expect(sentCalls(startCheckerTests)[0]?.input).toEqual({ pid: 5 });
});
