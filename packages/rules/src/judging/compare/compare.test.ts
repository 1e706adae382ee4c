import { processorMs } from '@assay/testkit/growth.ts';
import { describe, expect, it } from 'vitest';
import { type CompareRule, type Comparison, compareBytes, OutputComparison } from './compare.ts';
import { feedStreams } from './two-sided.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const ROWS: [CompareRule, string, expected: string, got: string, Comparison][] = [
  ['endBlanks', 'equal texts', '1 2\n3\n', '1 2\n3\n', 'same'],
  ['endBlanks', 'blanks at the end of a line do not count', '1 2\n3\n', '1 2  \t\n3\n', 'same'],
  ['endBlanks', 'nor does a missing last line end', '1\n', '1', 'same'],
  ['endBlanks', 'nor do empty lines at the end', '1\n', '1\n\n \n', 'same'],
  ['endBlanks', 'CRLF from the program is a blank at the end of a line', '1\n2\n', '1\r\n2\r\n', 'same'],
  ['endBlanks', 'CRLF in the answer likewise', '1\r\n2\r\n', '1\n2\n', 'same'],
  ['endBlanks', 'empty and blank are the same', '', ' \n\n', 'same'],
  ['endBlanks', 'blanks before a word count', '1\n', ' 1\n', 'different'],
  ['endBlanks', 'blanks between words count', '1 2\n', '1  2\n', 'different'],
  ['endBlanks', 'empty lines between lines count', '1\n2\n', '1\n\n2\n', 'different'],
  ['endBlanks', 'a missing word is a wrong answer, never a presentation error', '1 2\n', '12\n', 'different'],
  ['endBlanks', 'nothing written', '1\n', '', 'different'],
  ['endBlanks', 'more written than asked', '1\n', '1\n2\n', 'different'],
  ['exact', 'equal texts', '1 2\n', '1 2\n', 'same'],
  ['exact', 'a missing last line end is a presentation error', '1\n', '1', 'blanksDiffer'],
  ['exact', 'blanks at the end of a line are a presentation error', '1\n', '1 \n', 'blanksDiffer'],
  ['exact', 'words run together are a presentation error', '1 2\n', '12\n', 'blanksDiffer'],
  ['exact', 'blanks alone where nothing was asked', '', '\n', 'blanksDiffer'],
  ['exact', 'another word is a wrong answer', '1 2\n', '1 3\n', 'different'],
  ['exact', 'CRLF in the answer is LF', '1\r\n2\r\n', '1\n2\n', 'same'],
  ['exact', 'CRLF from the program is a presentation error', '1\n', '1\r\n', 'blanksDiffer'],
  ['exact', 'a lone CR in the answer is kept', 'a\rb', 'a\rb', 'same'],
  ['exact', 'a CR at the very end of the answer is kept', 'a\r', 'a\r', 'same'],
];

describe('compare', () => {
  it.each(ROWS)('%s: %s', (rule, _sentence, expected, got, result) => {
    expect(compareBytes(bytes(expected), bytes(got), rule)).toBe(result);
  });

  it('answers the same however the streams are cut, as a plain implementation over strings', async () => {
    const ALPHABET = ['1', '2', ' ', '\n', '\t', '\r\n', '\r'];
    let seed = 7;
    const dice = (sides: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * sides);
    };
    const text = () => Array.from({ length: dice(8) }, () => ALPHABET[dice(ALPHABET.length)]).join('');
    const cut = async function* (whole: Uint8Array) {
      for (let at = 0; at < whole.length; ) {
        const size = 1 + dice(3);
        yield whole.subarray(at, at + size);
        at += size;
      }
    };
    const seen = new Set<string>();
    for (let round = 0; round < 4000; round++) {
      const expected = text();
      const got = dice(2)
        ? expected.replace(/ |\n/g, (one) => (dice(3) ? one : '')) + ['', ' ', '\n'][dice(3)]
        : text();
      for (const rule of ['endBlanks', 'exact'] as const) {
        const streamed = (await feedStreams(new OutputComparison(rule), cut(bytes(expected)), cut(bytes(got)))).result;
        expect([expected, got, rule, streamed]).toEqual([expected, got, rule, plainly(expected, got, rule)]);
        expect(compareBytes(bytes(expected), bytes(got), rule)).toBe(streamed);
        seen.add(`${rule} ${streamed}`);
      }
    }
    expect(seen.size).toBe(5);
  });

  it('is linear in pathological blanks', () => {
    const spaces = new Uint8Array(8 << 20).fill(32);
    const lines = new Uint8Array(8 << 20).fill(10);
    const tookMs = processorMs(() => {
      expect(compareBytes(spaces, lines, 'endBlanks')).toBe('same');
      expect(compareBytes(spaces, lines, 'exact')).toBe('blanksDiffer');
    });
    expect(tookMs).toBeLessThan(3_000);
  });
});

function plainly(expected: string, got: string, rule: CompareRule): Comparison {
  const stripped = (whole: string) =>
    whole
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trimEnd();
  if (rule === 'endBlanks') return stripped(expected) === stripped(got) ? 'same' : 'different';
  if (expected.replaceAll('\r\n', '\n') === got) return 'same';
  return expected.replace(/\s/g, '') === got.replace(/\s/g, '') ? 'blanksDiffer' : 'different';
}
