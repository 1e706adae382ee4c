import { HAND_MADE_CHARS_MAX } from '@assay/contract/authoring/generators.ts';
import { expect, test } from 'vitest';
import { firstSources } from './first-sources.ts';

test.each<[string, string, string[], string[]]>([
  ['each is a test, with an end of its last line', 'default', ['1 2', '3 4\n'], ['1 2\n', '3 4\n']],
  ['empty ones and such that are too long are none', 'spj', ['', ' \n', 'x'.repeat(HAND_MADE_CHARS_MAX), '5'], ['5\n']],
  ['a conversation is no input', 'interactive', ['1 2'], []],
  ['nor are questions', 'objective', ['1 2'], []],
])('GEN-1 samples as tests: %s', (_sentence, mode, inputs, tests) => {
  const examples = inputs.map((input) => ({ input }));
  const { handMade } = firstSources({ judge_mode: mode, examples, package_facts: null });
  expect(handMade).toEqual(tests.map((input, at) => ({ number: at + 1, input, isSample: true })));
});

test('GEN-1 what a package brought; what is none of it is nothing', () => {
  const checkerTests = [{ input: '1', output: '2', answer: '2', expected: 'accepted' }];
  const validatorTests = [{ input: '1', expected: 'valid' }];
  const of = (package_facts: unknown) => firstSources({ judge_mode: 'spj', examples: [], package_facts });
  expect(of({ checkerTests, validatorTests })).toMatchObject({ checkerTests, validatorTests, validators: [] });
  expect(of({ checkerTests: 'many', validatorTests: [{}] })).toMatchObject({ checkerTests: [], validatorTests: [] });
});
