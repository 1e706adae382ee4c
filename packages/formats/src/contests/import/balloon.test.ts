import { expect, test } from 'vitest';
import { balloonOf } from './balloon.ts';

test.each([
  ['a value', '#1A2b3C', null, '#1a2b3c'],
  ['one without its mark', '1a2b3c', null, '#1a2b3c'],
  ['a short one', '#f0a', null, '#ff00aa'],
  ['a name', null, 'Navy', '#000080'],
  ['one with its opacity', '#1a2b3c80', null, '#1a2b3c'],
  ['one of style sheets', 'rgb(16, 32, 255)', null, '#1020ff'],
  ['one of style sheets that lets shine through', 'rgba(9, 14, 14, 0.7)', null, '#090e0e'],
  ['in the newer spelling', 'rgb(9 14 14 / 70%)', null, '#090e0e'],
  ['one beyond what there is', 'rgb(300, 0, 0)', null, '#ff0000'],
  ['the value goes before the name', '#ffffff', 'red', '#ffffff'],
  ['a name beside a value that is none', 'url(x)', 'red', '#ff0000'],
  ['neither', null, 'mauve-ish', null],
  ['nothing', null, null, null],
])('%s', (_sentence, rgb, color, expected) => {
  expect(balloonOf({ rgb, color })).toBe(expected);
});
