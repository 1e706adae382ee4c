import { expectLinear, repeated } from '@assay/testkit/growth.ts';
import { expect, test } from 'vitest';
import { findNames, namesMeant } from './mentions.ts';

const PEOPLE = new Set(['anna', 'anna.b', 'bela-2', '张三', 'c_d', 'zoë']);
const named = (text: string) => findNames(text, (key) => PEOPLE.has(key)).map(({ name }) => name);

test.each([
  ['one at the beginning', '@anna thanks', ['anna']],
  ['one in the middle, written large', 'thanks @ANNA!', ['ANNA']],
  ['the longest name that somebody has', 'see @anna.b', ['anna.b']],
  ['the end of a sentence is no part of it', 'ask @anna. She knows', ['anna']],
  ['nor is a hyphen', '@anna-marie', ['anna']],
  ['a longer word is somebody else', '@annabel', []],
  ['a mail address names nobody', 'write to me@anna or me.@anna', []],
  ['Chinese needs no blank before', '谢谢@anna', ['anna']],
  ['nor after a name', '@anna你好', ['anna']],
  ['nor after a Chinese one', '@张三你好', ['张三']],
  ['Latin right after a Chinese name', '@张三hello', ['张三']],
  ['letters with marks', '@zoë?', ['zoë']],
  ['several, also the same twice', '@anna @bela-2 @anna', ['anna', 'bela-2', 'anna']],
  ['two side by side', '@anna@bela-2', ['anna']],
  ['nobody', 'a @ b @nobody @', []],
])('DISC-15 %s', (_sentence, text, expected) => {
  expect(named(text)).toEqual(expected);
});

test('DISC-15 places are where the name stands', () => {
  expect(findNames('𠮷 @anna!', (key) => key === 'anna')).toEqual([{ from: 3, to: 8, name: 'anna' }]);
});

test('DISC-15 what may be meant is bounded, however many stand there', () => {
  const texts = Array.from({ length: 1000 }, (_, at) => `@someone${at} `);
  expect(namesMeant(texts).size).toBe(30);
  expect(namesMeant([texts.join('')]).size).toBe(30);
  expect(namesMeant([`@${'字'.repeat(10_000)}`]).size).toBe(20);
});

test.each(['@', '@a', '@字', '@a.', 'a@', '.'])('DISC-15 texts of %s cost by their length', async (piece) => {
  await expectLinear((text) => [namesMeant([text]), findNames(text, () => false)], repeated(piece, '@'));
});
