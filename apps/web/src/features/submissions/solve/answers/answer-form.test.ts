import { expect, test } from 'vitest';
import { fileForm, fillBoxes, questionForm } from './answer-form.ts';

const NAMES = ['1.out', '2.out'];

test('boxes of files are written and read, an empty one is no answer', () => {
  const form = fileForm(NAMES);
  expect(form.write(['', 'b\n'])).toBe('{\n"2.out": "b\\n"\n}\n');
  expect(form.read(form.write(['', 'b\n']))).toEqual(['', 'b\n']);
  expect(form.read('int main() {}')).toEqual(['', '']);
});

test('boxes of questions are written and read', () => {
  const form = questionForm(3);
  expect(form.write(['B', '', ' two  words\n'])).toBe('1: B\n3: two words\n');
  expect(form.read('1: B\n3: two words\n')).toEqual(['B', '', 'two words']);
  expect(form.read('nothing of the kind')).toEqual(['', '', '']);
});

test('files find their boxes by name', () => {
  const files = [
    { name: 'answers/2.txt', text: 'two' },
    { name: '3.out', text: 'three' },
  ];
  expect(fillBoxes(['one', ''], NAMES, files)).toEqual({ boxes: ['one', 'two'], unknown: ['3.out'] });
});
