import { expect, it } from 'vitest';
import { nameDifference } from './difference-cause.ts';

it.each([
  ['equal outputs', '1 2\n', '1 2\n', null],
  ['nothing was written', '5\n', ' \n', { key: 'nothing' }],
  ['a number of 32 bits was too small', '4294967297\n', '1\n', { key: 'overflow', figures: { bits: 32 } }],
  ['a sum turned negative', '2147483648\n', '-2147483648\n', { key: 'overflow', figures: { bits: 32 } }],
  [
    'a number of 64 bits was too small',
    '9223372036854775808\n',
    '-9223372036854775808\n',
    { key: 'overflow', figures: { bits: 64 } },
  ],
  ['another number', '10\n', '11\n', { key: 'value', figures: { row: 1, token: 1, expected: '10', got: '11' } }],
  ['capitals', 'YES\n', 'Yes\n', { key: 'letterCase' }],
  ['a rounded number', '3.1416\n', '3.14\n', { key: 'rounding' }],
  ['a whole number is not badly rounded', '100\n', '101\n', { key: 'value' }],
  ['words before the answer', '7\n', 'The sum is 7\n', { key: 'words', figures: { got: 'The sum is', expected: '7' } }],
  ['a value short', '1 2 3\n', '1 2\n', { key: 'valueMissing', figures: { token: 3, expected: '3' } }],
  ['a value too many', '1 2\n', '1 2 3\n', { key: 'valueExtra', figures: { token: 3, got: '3' } }],
  ['rows at the end are missing', '1\n2\n3\n', '1\n', { key: 'missingRows', figures: { row: 2, count: 2 } }],
  ['one row is missing', '1\n2\n', '1\n', { key: 'missingRow', figures: { row: 2, expected: '2' } }],
  ['a row too many', '1\n', '1\n2\n', { key: 'extraRow', figures: { row: 2, got: '2' } }],
  ['an empty row', '1\n2\n', '1\n\n2\n', { key: 'emptyRow', figures: { row: 2 } }],
  ['blanks at the end of a row', '1 2\n', '1 2 \n', { key: 'trailing', figures: { row: 1, count: 1 } }],
  ['blanks before a row', '1 2\n', '  1 2\n', { key: 'leading', figures: { row: 1, count: 2 } }],
  ['blanks within a row', '1 2\n', '1  2\n', { key: 'spaces', figures: { row: 1 } }],
])('%s', (_what, expected, got, named) => {
  const found = nameDifference(expected, got);
  if (named === null) expect(found).toBeNull();
  else expect(found).toMatchObject(named);
});
