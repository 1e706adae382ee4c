import { expect, it } from 'vitest';
import { alignOutputs } from './align-window.ts';

const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `line ${from + at}`);

it('takes a short output as a whole', () => {
  const aligned = alignOutputs(['1', '2', '3', ''], 1, '1\n2\n4\n', 3);
  expect(aligned).toEqual({ expected: '1\n2\n3\n', got: '1\n2\n4\n', firstLine: 1, cut: false });
});

it('finds the lines beside a piece from the middle, and ends both at the same line', () => {
  const answer = lines(1, 2000);
  const got = [...lines(801, 999), 'wrong', ...lines(1001, 1200)].join('\n');
  const aligned = alignOutputs(answer, 1, got, 1000)!;
  expect(aligned.firstLine).toBe(801);
  expect(aligned.expected.split('\n')[199]).toBe('line 1000');
  expect(aligned.got.split('\n')[199]).toBe('wrong');
  expect(aligned.expected.split('\n')).toHaveLength(aligned.got.split('\n').length);
  expect(aligned.cut).toBe(true);
});

it('is not led astray by lines that repeat', () => {
  const answer = Array.from({ length: 3000 }, () => '0');
  const got = Array.from({ length: 2000 }, (_, at) => (at === 700 ? '1' : '0')).join('\n');
  const aligned = alignOutputs(answer, 1, got, 1500)!;
  expect(aligned.firstLine).toBe(800);
  expect(aligned.got.split('\n').indexOf('1')).toBe(700);
});

it('knows a first line that lost its beginning', () => {
  const got = ['e 10', ...lines(11, 300), 'wrong', ...lines(302, 400)].join('\n');
  expect(alignOutputs(lines(1, 500), 1, got, 301)).toMatchObject({ firstLine: 10 });
});

it('shows what is missing behind an output that ends early', () => {
  expect(alignOutputs(['1', '2', '3', ''], 1, '1\n', 2)).toMatchObject({ expected: '1\n2\n3\n', got: '1\n' });
});

it('finds a line that differs in whitespace alone', () => {
  const answer = lines(1, 2000);
  const got = [...lines(801, 999), 'line  1000', ...lines(1001, 1200)].join('\n');
  expect(alignOutputs(answer, 1, got, 1000)).toBeNull();
  expect(alignOutputs(answer, 1, got, 1000, true)).toMatchObject({ firstLine: 801 });
});

it('says nothing where the piece has no such place', () => {
  const got = lines(1, 300).join('\n');
  expect(alignOutputs(lines(1001, 1300), 1001, got, 1100)).toBeNull();
});
