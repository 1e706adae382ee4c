import { expect, it } from 'vitest';
import { LANGUAGES, languageNamed } from './all.ts';

it('has each name once, other names included', () => {
  const names = LANGUAGES.flatMap((one) => [one.name, ...(one.aliases ?? [])]);
  expect(new Set(names).size).toBe(names.length);
});

it.each([
  ['C', 'C'],
  ['C 11', 'C'],
  ['C++ 14 With O2', 'C++ With O2'],
  ['Python 3', 'Python3'],
  ['Go', 'Golang'],
  ['Brainfuck', 'Brainfuck'],
  ['__proto__', '__proto__'],
])('stores %s as %s', (name, stored) => expect(languageNamed(name)).toBe(stored));

it('doubles time and memory for all but C and C++ (Jython more)', () => {
  const single = LANGUAGES.filter((one) => one.timeFactor === 1 && one.memoryFactor === 1).map((one) => one.name);
  expect(single).toEqual(LANGUAGES.map((one) => one.name).filter((name) => /^C(\+\+)?( |$)/.test(name)));
  expect(LANGUAGES.filter((one) => one.timeFactor > 2).map((one) => one.name)).toEqual(['Python2']);
});

it('offers each standard of C and C++ with and without optimisation', () => {
  const flags = Object.fromEntries(
    LANGUAGES.filter((one) => one.timeFactor === 1).map(({ name, compile }) => [
      name,
      compile!.argv.filter((word) => /^-(O|std)/.test(word)).join(' '),
    ]),
  );
  expect(flags).toEqual({
    C: '-std=c11',
    'C With O2': '-O2 -std=c11',
    'C 17': '-std=c17',
    'C 17 With O2': '-O2 -std=c17',
    'C++': '-std=c++14',
    'C++ With O2': '-O2 -std=c++14',
    'C++ 17': '-std=c++17',
    'C++ 17 With O2': '-O2 -std=c++17',
    'C++ 20': '-std=c++20',
    'C++ 20 With O2': '-O2 -std=c++20',
    'C++ 23': '-std=c++23',
    'C++ 23 With O2': '-O2 -std=c++23',
  });
});

it.each(LANGUAGES.map((one) => [one.name, one] as const))('%s says what a node must have', (_name, one) => {
  for (const argv of [one.versionArgv, one.run.argv, ...(one.compile ? [one.compile.argv] : [])]) {
    if (!argv[0]!.startsWith('/app/'))
      expect([...one.tools, '/usr/bin/javac', '/usr/bin/java', '/bin/sh']).toContain(argv[0]);
  }
  expect(one.packages.length > 0 || one.origin !== undefined).toBe(true);
  expect(one.template).not.toBe('');
});
