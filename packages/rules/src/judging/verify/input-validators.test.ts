import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import { inputValidatorsOf, readAnswerCheck, readInputCheck } from './input-validators.ts';

const VALIDATOR = {
  name: 'v.py',
  language: 'Python3',
  code: 'exit(42)',
  convention: 'icpc',
  arguments: ['--max', '10'],
  files: [{ name: 'h.h', content: '' }],
};

test.each([
  ['a problem made on the site has none', null, []],
  ['one imported before they were kept has none', { origin: { format: 'hoj' } }, []],
  ['others have those of their package', { inputValidators: [VALIDATOR] }, [VALIDATOR]],
  ['what is no validator is none', { inputValidators: [{ ...VALIDATOR, convention: 'shell' }] }, []],
])('%s', (_sentence, facts, kept) => {
  expect(inputValidatorsOf(facts)).toEqual(kept);
});

const { accepted, wrongAnswer, systemError, cancelled } = VERDICT;

test.each<[string, number | null, number[], Partial<ReturnType<typeof readInputCheck>>]>([
  ['while it is asked it waits', null, [], { outcome: 'waiting' }],
  ['all inputs may be', accepted, [accepted, accepted], { outcome: 'pass', valid: 2, faults: [] }],
  [
    'one may not: the author is told which and why',
    wrongAnswer,
    [accepted, wrongAnswer],
    { outcome: 'fail', valid: 1, invalid: 1, faults: [{ index: 2, isFailure: false, message: 'case 2' }] },
  ],
  [
    'it could not decide: trouble, and what was not tried is in no count',
    systemError,
    [accepted, systemError, cancelled],
    { outcome: 'trouble', valid: 1, invalid: 0, failed: 1, faults: [{ index: 2, isFailure: true, message: 'case 2' }] },
  ],
  ['a refusal counts whatever else failed', systemError, [systemError, wrongAnswer], { outcome: 'fail' }],
  ['it did not compile', systemError, [], { outcome: 'trouble', valid: 0, faults: [] }],
])('%s', (_sentence, status, statuses, expected) => {
  const cases = statuses.map((one, at) => ({ index: at + 1, status: one, message: `case ${at + 1}` }));
  expect(readInputCheck(status, cases)).toMatchObject(expected);
});

test('GEN-15 bounds that no input meets are worth a look, once all inputs may be', () => {
  const bounds = [{ name: 'n', min: '1', max: '9', isMinHit: true, isMaxHit: false }];
  const said = (status: number) =>
    readInputCheck(status, [{ index: 1, status, message: null }], { bounds, features: [] });
  expect(said(accepted)).toMatchObject({ outcome: 'warn', unmet: [{ name: 'n', side: 'max', bound: '9' }] });
  expect(said(wrongAnswer)).toMatchObject({ outcome: 'fail', unmet: [] });
});

test.each<[string, number | null, number[], string]>([
  ['while it is asked it waits', null, [], 'waiting'],
  ['an interactor that compiles is asked nothing', accepted, [], 'pass'],
  ['a refused answer is worth a look: it may be left empty on purpose', wrongAnswer, [accepted, wrongAnswer], 'warn'],
  ['a checker that fails on an answer would fail on submissions', systemError, [wrongAnswer, systemError], 'trouble'],
  ['and so would one that does not compile', systemError, [], 'trouble'],
])("the jury's answers: %s", (_sentence, status, statuses, outcome) => {
  const cases = statuses.map((one, at) => ({ index: at + 1, status: one, message: null }));
  expect(readAnswerCheck(status, cases).outcome).toBe(outcome);
});
