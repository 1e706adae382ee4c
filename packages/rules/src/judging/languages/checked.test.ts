import { expect, it } from 'vitest';
import { LANGUAGES } from './all.ts';
import { checkedLanguage, hasChecks, unsetVariables, warnedLanguage } from './checked.ts';
import { WHOLE_FLAGS } from './native/linking.ts';

const cpp = LANGUAGES.find(({ name }) => name === 'C++ 17 With O2')!;

it('knows which languages have checks', () => {
  const names = LANGUAGES.filter(hasChecks).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['C', 'C 17 With O2', 'C++', 'C++ 23 With O2']));
  expect(names.every((name) => /^C(?:\+\+)?(?: |$)/.test(name))).toBe(true);
});

it('compiles with the checks, the chosen standard and no optimisation of its own', () => {
  const { argv, prepare } = checkedLanguage(cpp).compile!;
  expect(argv).toEqual(
    expect.arrayContaining(['/usr/bin/g++', '-fsanitize=address,undefined', '-std=c++17', 'main.cpp']),
  );
  expect(argv).not.toContain('-O2');
  const whole = { ...cpp, compile: { ...cpp.compile!, argv: [...cpp.compile!.argv, ...WHOLE_FLAGS] } };
  expect(checkedLanguage(whole).compile!.argv).toEqual(argv);
  // Precompiled headers were made with other flags.
  expect(prepare).toBeUndefined();
});

it('lets the compiler speak where it warns', () => {
  expect(warnedLanguage(cpp).compile!.argv).not.toContain('-w');
});

it('takes what is said of unset variables alone', () => {
  const said =
    "main.cpp:3:9: error: 'x' is used uninitialized [-Werror=uninitialized]\nmain.cpp:4:1: error: expected ';'";
  expect(unsetVariables(said)).toBe("main.cpp:3:9: error: 'x' is used uninitialized [-Werror=uninitialized]");
  expect(unsetVariables("main.cpp:4:1: error: expected ';'")).toBeNull();
});
