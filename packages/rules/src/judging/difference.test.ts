import { describe, expect, it } from 'vitest';
import type { CompareRule } from './compare.ts';
import { DifferenceSearch, describeDifference, findDifference } from './difference.ts';
import { feedStreams } from './two-sided.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const ROWS: [CompareRule, string, expected: string, got: string, told: string | null][] = [
  ['endBlanks', 'equal texts have none', '1 2\n', '1 2\n', null],
  ['endBlanks', 'blanks that do not count are none', '1 2\n3\n', '1 2 \n3', null],
  ['endBlanks', 'a word', '1 2\n3 4\n', '1 2\n3 5\n', 'line 2, token 2: expected "4", got "5"'],
  ['endBlanks', 'a missing word', '1 2\n', '1\n', 'line 1, token 2: expected "2", but the output ends here'],
  ['endBlanks', 'nothing written', '7\n', '', 'line 1, token 1: expected "7", but the output ends here'],
  ['endBlanks', 'a word too many', '1\n', '1\n2\n', 'line 2, token 1: the output should end here, got "2"'],
  ['endBlanks', 'blanks between words', '1 2\n', '1  2\n', 'line 1: blanks differ: expected " ", got "  "'],
  ['endBlanks', 'an empty line between', '1\n2\n', '1\n\n2\n', 'line 1: blanks differ: expected "\\n", got "\\n\\n"'],
  [
    'endBlanks',
    'a word is told before earlier blanks',
    '1 2 3\n',
    '1  2 4\n',
    'line 1, token 3: expected "3", got "4"',
  ],
  ['exact', 'a blank at the end of a line', '1\n2\n', '1 \n2\n', 'line 1: blanks differ: expected "\\n", got " \\n"'],
  ['exact', 'a missing last line end', '1\n', '1', 'line 1: blanks differ: expected "\\n", got ""'],
  ['exact', 'CRLF in the answer is none', '1\r\n2\r\n', '1\n2\n', null],
];

describe('difference', () => {
  it.each(ROWS)('%s: %s', async (rule, _sentence, expected, got, told) => {
    const found = findDifference(bytes(expected), bytes(got), rule);
    expect(found && describeDifference(found)).toBe(told);
    const cut = async function* (whole: Uint8Array) {
      for (let at = 0; at < whole.length; at++) yield whole.subarray(at, at + 1);
    };
    expect((await feedStreams(new DifferenceSearch(rule), cut(bytes(expected)), cut(bytes(got)))).result).toEqual(
      found,
    );
  });

  it('shows a long word around the place and tells where it is in the output', () => {
    const found = findDifference(bytes(`x\n${'a'.repeat(500)}b`), bytes(`x\n${'a'.repeat(500)}c`), 'endBlanks');
    expect(found).toMatchObject({ line: 2, token: 1, expected: `…${'a'.repeat(50)}b`, gotOffset: 502 });
  });

  it('counts on from where equal beginnings ended', async () => {
    const cut = async function* (text: string) {
      yield bytes(text);
    };
    const search = new DifferenceSearch('endBlanks', { line: 8, offset: 100 });
    const found = (await feedStreams(search, cut('1 2\n3'), cut('1 2\n4'))).result;
    expect(found).toMatchObject({ line: 9, token: 1, gotOffset: 104 });
  });

  it('compares words longer than a piece', () => {
    const long = new Uint8Array((2 << 20) + 5).fill(97);
    const wrong = long.slice();
    wrong[(2 << 20) + 1] = 98;
    expect(findDifference(long, long, 'endBlanks')).toBeNull();
    expect(findDifference(long, wrong, 'endBlanks')).toMatchObject({ line: 1, token: 1, gotOffset: (2 << 20) + 1 });
  });
});
