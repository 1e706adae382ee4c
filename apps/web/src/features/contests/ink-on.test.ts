import { expect, it } from 'vitest';
import { inkOn } from './ink-on.ts';

it.each([
  ['yellow', '#fdd835', '#000000'],
  ['white', '#FFFFFF', '#000000'],
  ['red', '#d32f2f', '#ffffff'],
  ['slate', '#607d8b', '#ffffff'],
])('on %s', (_name, color, ink) => {
  expect(inkOn(color)).toBe(ink);
});
