import { expect, test } from 'vitest';
import { caseFinder, readAnswers, writeAnswers } from './answer-files.ts';

const NAMES = ['1.out', '2.out', '3.out'];
const json = (answers: object) => JSON.stringify(answers);

test.each<[sentence: string, code: string, names: string[], expected: unknown]>([
  ['answers by file name', json({ '1.out': 'a', '3.out': 'c' }), NAMES, { answers: ['a', null, 'c'] }],
  ['… by name without ending', json({ 1: 'a', 2: 'b' }), NAMES, { answers: ['a', 'b', null] }],
  ['… by name with another ending', json({ '2.txt': 'b' }), NAMES, { answers: [null, 'b', null] }],
  ['an empty answer is one', json({ 1: '' }), NAMES, { answers: ['', null, null] }],
  ['no answers at all', '{}', NAMES, { answers: [null, null, null] }],
  ['a file that no case asks for', json({ '4.out': 'x' }), NAMES, { refusal: { why: 'unknownFile', name: '4.out' } }],
  ['two files for one case', json({ '1.out': 'a', '1.txt': 'b' }), NAMES, { refusal: { why: 'twice', name: '1.txt' } }],
  ['plain text for several cases', '42', NAMES, { refusal: { why: 'unreadable' } }],
  ['values that are no text', json({ 1: 5 }), NAMES, { refusal: { why: 'unreadable' } }],
  ['broken JSON', '{"1": ', NAMES, { refusal: { why: 'unreadable' } }],
  ['plain text for the only case', '42\n', ['a.out'], { answers: ['42\n'] }],
  ['an object for the only case', json({ 'a.out': '42' }), ['a.out'], { answers: ['42'] }],
  ['an object that is itself the answer', json({ x: 'y' }), ['a.out'], { answers: [json({ x: 'y' })] }],
  [
    'names of an object are never those of a prototype',
    '{"__proto__": "x"}',
    NAMES,
    { refusal: { why: 'unknownFile', name: '__proto__' } },
  ],
])('%s', (_sentence, code, names, expected) => {
  expect(readAnswers(code, names)).toEqual(expected);
});

test('what was written is read', () => {
  const files = [
    { name: '1.out', text: 'a "b"\n' },
    { name: '3.out', text: '\u0001{}' },
  ];
  expect(readAnswers(writeAnswers(files), NAMES)).toEqual({ answers: ['a "b"\n', null, '\u0001{}'] });
});

test('a name that fits two cases fits none', () => {
  expect(caseFinder(['1.out', '1.ans'])('1')).toBe(-1);
  expect(caseFinder(['1.out', '1.ans'])('1.ans')).toBe(1);
});
