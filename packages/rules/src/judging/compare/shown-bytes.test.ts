import { expect, it } from 'vitest';
import { shownBytes, shownEnds, shownWindow } from './shown-bytes.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ['plain text', bytes('abc'), 'abc'],
  ['a byte order mark stays', bytes('\ufeffa'), '\ufeffa'],
  ['NUL becomes a symbol', Uint8Array.of(97, 0, 98), 'a␀b'],
  ['what is not UTF-8 becomes U+FFFD', Uint8Array.of(97, 0xff), 'a\ufffd'],
  ['cut to length', bytes('abcdefghijk'), 'abcdefghij'],
  ['never through a character', bytes('abcdefghi😀'), 'abcdefghi'],
])('shows bytes: %s', (_sentence, given, shown) => {
  expect(shownBytes(given, 10)).toBe(shown);
});

it('shows the lines around a place', () => {
  const text = bytes(Array.from({ length: 1000 }, (_, line) => `line ${line}\n`).join(''));
  const place = new TextDecoder().decode(text).indexOf('line 500\n');
  const shown = shownWindow(text, place, 100);
  expect(shown).toContain('line 500\n');
  expect(shown.startsWith('line ')).toBe(true);
  expect(shown.length).toBeLessThanOrEqual(100);
  expect(shownWindow(bytes('short'), 3, 100)).toBe('short');
});

it.each([
  ['all of a short text', 'one\ntwo\n', 'one\ntwo\n'],
  ['the first and the last line of a long one', `first\n${'noise\n'.repeat(50)}last: 7\n`, 'first\nno\n…\nlast: 7\n'],
  ['both ends of a single long line', `${'a'.repeat(50)}${'b'.repeat(50)}\n`, 'aaaaaaaa\n…\nbbbbbbb\n'],
])('shows the ends: %s', (_sentence, given, shown) => {
  expect(shownEnds(bytes(given), 20)).toBe(shown);
});
