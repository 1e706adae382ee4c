import { expect, it } from 'vitest';
import { LANGUAGES } from './all.ts';

it('has each name once', () => {
  expect(new Set(LANGUAGES.map((one) => one.name)).size).toBe(LANGUAGES.length);
});

it('doubles time and memory for all but C and C++ (Jython more)', () => {
  expect(LANGUAGES.filter((one) => one.timeFactor === 1).map((one) => one.name)).toEqual(['C', 'C++ 17', 'C++ 20']);
  expect(LANGUAGES.filter((one) => one.timeFactor > 2).map((one) => one.name)).toEqual(['Python 2']);
});

it.each(LANGUAGES.map((one) => [one.name, one] as const))('%s says what a node must have', (_name, one) => {
  expect(one.tools).toContain(one.versionArgv[0]!.startsWith('/usr/bin/java') ? '/usr/bin/java' : one.versionArgv[0]);
  expect(one.packages).not.toEqual([]);
  expect(one.template).not.toBe('');
});
