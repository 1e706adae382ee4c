import { describe, expect, it } from 'vitest';
import { flagOf, idsOf, numberOf, parseSearch, stringifySearch, textOf } from './search.ts';

describe('what a filter reads out of an address', () => {
  it.each([
    ['a page', numberOf(1, 1), '3', 3],
    ['no page', numberOf(1, 1), undefined, 1],
    ['page 0', numberOf(1, 1), '0', 1],
    ['a page that is none', numberOf(1, 1), 'two', 1],
    ['a page of blanks', numberOf(1, 1), ' ', 1],
    ['half a page', numberOf(1, 1), '1.5', 1],
    ['a number that may be missing', numberOf(null), '', null],
    ['a text', textOf(), '1001', '1001'],
    ['an empty text', textOf('all'), '', ''],
    ['no text', textOf('all'), undefined, 'all'],
    ['a switch', flagOf(), 'true', true],
    ['a switch as a digit', flagOf(), '1', true],
    ['a switch that is off', flagOf(true), 'false', false],
    ['no switch', flagOf(true), undefined, true],
    ['ids', idsOf, '[1,"2",3.5]', [1, 2]],
    ['ids that are none', idsOf, '{"a":1}', []],
    ['ids that are cut off', idsOf, '[1,', []],
  ])('%s', (_what, read, text, value) => expect(read(text)).toEqual(value));
});

it('an address keeps numbers as the texts they were', () => {
  expect(parseSearch(stringifySearch({ keyword: '007', currentPage: 2 }))).toEqual({
    keyword: '007',
    currentPage: '2',
  });
});
