import { expect, test } from 'vitest';
import { balloonOf } from './balloon.ts';

test.each([
  ['a value', '#1A2b3C', null, '#1a2b3c'],
  ['one without its mark', '1a2b3c', null, '#1a2b3c'],
  ['a short one', '#f0a', null, '#ff00aa'],
  ['a name', null, 'Navy', '#000080'],
  ['the value goes before the name', '#ffffff', 'red', '#ffffff'],
  ['a name beside a value that is none', 'url(x)', 'red', '#ff0000'],
  ['neither', null, 'mauve-ish', null],
  ['nothing', null, null, null],
])('%s', (_sentence, rgb, color, expected) => {
  expect(balloonOf({ rgb, color })).toBe(expected);
});
