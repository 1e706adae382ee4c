import { expectLinear, repeated } from '@assay/testkit/growth.ts';
import { expect, test } from 'vitest';
import { quoteOfDay, readQuote } from './quotes.ts';

test('a day has one quote in each language, and the next day another', () => {
  for (const lang of ['zh', 'en'] as const) {
    expect(quoteOfDay('2027-01-01', lang)).toEqual(quoteOfDay('2027-01-01', lang));
    expect(quoteOfDay('2027-01-02', lang)).not.toEqual(quoteOfDay('2027-01-01', lang));
    expect(quoteOfDay('2027-01-01', lang).text).not.toBe('');
  }
});

test.each([
  ['an object of a known service', '{"hitokoto":"Go on.","from":"A book"}', { text: 'Go on.', source: 'A book' }],
  ['another one', '{"content":"Go on.","author":"Ada"}', { text: 'Go on.', source: 'Ada' }],
  ['a list of them', '[{"quote":"Go on."},{"quote":"Stop."}]', { text: 'Go on.', source: '' }],
  ['plain text', ' Go\n on. ', { text: 'Go on.', source: '' }],
  ['a page of HTML is too long', `<html>${'x'.repeat(400)}</html>`, null],
  ['nothing', '', null],
  ['an object without a text', '{"error":"rate limited"}', null],
  ['a text that is none', '{"content":{"a":1}}', null],
  ['no object', '17', null],
])('a quote is read from %s', (_, body, quote) => {
  expect(readQuote(body)).toEqual(quote);
});

test('what is larger than a quote can be is refused, and time grows with the length', async () => {
  expect(() => readQuote('x'.repeat(16_385))).toThrow('reader.tooLarge');
  for (const shape of [repeated(' \n'), repeated('['), repeated('{"a":')]) await expectLinear(readQuote, shape);
});
