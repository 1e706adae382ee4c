import { expect, expectTypeOf, it } from 'vitest';
import { type PlainKey, rows, type Say, wordsOf } from './text.ts';

const TEXT = rows({
  plain: { zh: '你好', en: 'Hello' },
  holes: { zh: '{n} 道题', en: '{n} {n:problem|problems} by {name}' },
});

it('fills holes and picks the word for a number', () => {
  expect(wordsOf(TEXT.holes, 'en', { n: 1, name: 'Ada' })).toBe('1 problem by Ada');
  expect(wordsOf(TEXT.holes, 'en', { n: 0, name: 'Ada' })).toBe('0 problems by Ada');
  expect(wordsOf(TEXT.holes, 'zh', { n: 2, name: 'Ada' })).toBe('2 道题');
});

it('asks the compiler for every hole and both languages', () => {
  const say = ((key: string) => key) as unknown as Say<typeof TEXT>;
  expect(say('plain')).toBe('plain');
  // @ts-expect-error a hole is unfilled
  say('holes');
  // @ts-expect-error a hole is unfilled
  say('holes', { n: 1 });
  // @ts-expect-error there is no such row
  say('none');
  // @ts-expect-error a language is missing
  rows({ half: { zh: '半' } });
  expectTypeOf<PlainKey<typeof TEXT>>().toEqualTypeOf<'plain'>();
});
