import { expect, it } from 'vitest';
import { isOldVersion } from './page-error.tsx';

it.each([
  ['Failed to fetch dynamically imported module: https://judge.test/assets/page-1.js', true],
  ['error loading dynamically imported module', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for https://judge.test/assets/page-1.css', true],
  ['Cannot read properties of undefined', false],
])('%s: the site was updated: %s', (message, expected) => {
  expect(isOldVersion(new Error(message))).toBe(expected);
});
