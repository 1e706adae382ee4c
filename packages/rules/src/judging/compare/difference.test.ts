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
  ['endBlanks', 'blanks between words', '1 2\n', '1  2\n', 'line 1: whitespace differs: expected " ", got "  "'],
  [
    'endBlanks',
    'an empty line between',
    '1\n2\n',
    '1\n\n2\n',
    'line 1: whitespace differs: expected "\\n", got "\\n\\n"',
  ],
  [
    'endBlanks',
    'a word is told before earlier blanks',
    '1 2 3\n',
    '1  2 4\n',
    'line 1, token 3: expected "3", got "4"',
  ],
  [
    'exact',
    'a blank at the end of a line',
    '1\n2\n',
    '1 \n2\n',
    'line 1: whitespace differs: expected "\\n", got " \\n"',
  ],
  ['exact', 'a missing last line end', '1\n', '1', 'line 1: whitespace differs: expected "\\n", got ""'],
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

  it.each([
    ['a byte order mark', bytes('\ufeff3'), '3', '\\u{FEFF}3'],
    ['a no-break space', bytes('3\u00a0'), '3', '3\\u{A0}'],
    ['a full-width space', bytes('3\u3000'), '3', '3\\u{3000}'],
    ['an escape sequence', bytes('\u001b[0m3'), '3', '\\u{1B}[0m3'],
    ['a NUL', bytes('3\0'), '3', '3␀'],
    ['bytes that are no UTF-8', Uint8Array.of(0x33, 0xc4, 0xe3), '3', '3\\xC4\\xE3'],
    ['other languages, as they are', bytes('对😀'), '错', '对😀'],
  ])('shows what cannot be seen: %s', (_what, got, expected, told) => {
    expect(findDifference(bytes(expected), got, 'endBlanks')).toMatchObject({ expected, got: told });
  });

  it('cuts long words between characters', () => {
    const word = '中'.repeat(100);
    const found = findDifference(bytes(`${word}a`), bytes(`${word}b`), 'endBlanks');
    expect(found).toMatchObject({ expected: `…${'中'.repeat(16)}a`, got: `…${'中'.repeat(16)}b` });
    expect(findDifference(bytes(`a${word}`), bytes('b'), 'endBlanks')).toMatchObject({
      expected: `a${'中'.repeat(33)}…`,
    });
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
