import { processorMs } from '@assay/testkit/growth.ts';
import { describe, expect, it } from 'vitest';
import { diffOutput } from './diff-output.ts';

const kinds = (expected: string, got: string) => diffOutput(expected, got).rows.map(({ kind }) => kind);
const marked = (expected: string, got: string) =>
  diffOutput(expected, got).rows.map(({ expected: left, got: right }) => [
    left.filter((piece) => piece.differs).map((piece) => piece.text),
    right.filter((piece) => piece.differs).map((piece) => piece.text),
  ]);

describe('diffOutput', () => {
  it('finds nothing in equal texts', () => {
    expect(diffOutput('1 2\n3\n', '1 2\n3\n')).toMatchObject({
      first: null,
      rows: [{ kind: 'same' }, { kind: 'same' }],
    });
    expect(diffOutput('', '')).toEqual({ rows: [], first: null });
  });

  it('names the first differing word by line and place', () => {
    expect(diffOutput('1\n2\n5 17 9\n', '1\n2\n5 16 9\n').first).toEqual({
      kind: 'token',
      line: 3,
      token: 2,
      expected: '17',
      got: '16',
    });
    expect(marked('5 17 9', '5 16 9')).toEqual([[['17'], ['16']]]);
  });

  it('names a word that is not there', () => {
    expect(diffOutput('1 2', '1').first).toEqual({ kind: 'token', line: 1, token: 2, expected: '2', got: '' });
  });

  it.each([
    ['space at the end', 'a b\n', 'a b \n', [[[], [' ']]]],
    ['space in front', 'a\n', '  a\n', [[[], ['  ']]]],
    ['tab for a space', 'a b\n', 'a\tb\n', [[[' '], ['\t']]]],
    ['two spaces', 'a b\n', 'a  b\n', [[[' '], ['  ']]]],
    ['carriage return', 'a\n', 'a\r\n', [[[], ['\r']]]],
  ])('marks blanks only: %s', (_name, expected, got, marks) => {
    expect(kinds(expected, got)).toEqual(['blanks']);
    expect(marked(expected, got)).toEqual(marks);
    expect(diffOutput(expected, got).first).toEqual({ kind: 'blanks', line: 1 });
  });

  it.each([
    ['a byte order mark', '\ufeff3', '\\u{FEFF}3'],
    ['a full-width space', '3\u3000', '3\\u{3000}'],
    ['a no-break space', '3\u00a04', '3\\u{A0}4'],
  ])('counts %s as a part of the word, as the judge does, and names it', (_what, got, named) => {
    expect(diffOutput('3\n', `${got}\n`).first).toMatchObject({ kind: 'token', expected: '3', got: named });
  });

  it('says when only the end of the last line differs', () => {
    expect(diffOutput('a\n', 'a').first).toEqual({ kind: 'lineEnd' });
  });

  it('aligns lines around one that is missing or extra', () => {
    expect(kinds('a\nb\nc\nd', 'a\nc\nd')).toEqual(['same', 'missing', 'same', 'same']);
    expect(kinds('a\nc', 'a\nx\nc')).toEqual(['same', 'extra', 'same']);
    expect(diffOutput('a\nb\nc', 'a\nc').first).toEqual({ kind: 'missing', line: 2, text: 'b' });
    expect(diffOutput('a', 'debug\na').first).toEqual({ kind: 'extra', line: 1, text: 'debug' });
  });

  it('handles no output at all', () => {
    expect(kinds('1\n2\n', '')).toEqual(['missing', 'missing']);
  });

  it('compares long outputs without a quadratic table', () => {
    const numbers = Array.from({ length: 20_000 }, (_, at) => String(at));
    const other = numbers.map((text, at) => (at % 2 === 0 ? text : `${text}!`));
    const tookMs = processorMs(() => {
      const { rows } = diffOutput(numbers.join('\n'), other.join('\n'));
      expect(rows.filter(({ kind }) => kind === 'changed')).toHaveLength(10_000);
    });
    expect(tookMs).toBeLessThan(2000);
  });
});
