import { expect, it } from 'vitest';
import {
  blankChecker,
  type CheckerForm,
  checkerFormOf,
  checkerToSend,
  compiledKey,
  isCompiled,
  withCode,
} from './checker-form.ts';

const CODE = '#include "testlib.h"\nint main() {}\n';
const TESTLIB = { language: 'C++ 17', convention: 'testlib' };
const FIRST = { language: 'C', convention: 'assay' };

it.each<[string, Partial<CheckerForm>, string, string | undefined, object]>([
  ['one that includes testlib.h is called by its convention, in C++', {}, CODE, 'C++ 17', TESTLIB],
  ['others are not', {}, 'int main(void) {}', 'C++ 17', FIRST],
  ['nor where no C++ is offered', {}, CODE, undefined, FIRST],
  ['what was chosen stays', { convention: 'icpc' }, CODE, 'C++ 17', { language: 'C', convention: 'icpc' }],
  ['so does the language', { language: 'Python3' }, CODE, 'C++ 17', { language: 'Python3', convention: 'assay' }],
])('EDIT-5 %s', (_sentence, chosen, code, cpp, expected) => {
  expect(withCode({ ...blankChecker, ...chosen }, code, cpp)).toMatchObject({ code, ...expected });
});

const CHECKER: CheckerForm = {
  ...blankChecker,
  language: 'C++',
  code: 'int main() {}',
  compiledAs: 'C++\nint main() {}',
};

it.each<[string, Partial<CheckerForm>, boolean]>([
  ['as it was compiled', {}, true],
  ['with other arguments', { arguments: '-w' }, true],
  ['with a higher limit', { timeMs: 5000 }, true],
  ['with other code', { code: 'int main() { }' }, false],
  ['in another language', { language: 'C++ 20' }, false],
  ['never compiled', { compiledAs: null }, false],
])('a checker %s must be compiled again or not', (_what, changed, compiled) => {
  const checker = { ...CHECKER, ...changed };
  expect(isCompiled(checker)).toBe(compiled);
  expect(checkerToSend(checker)?.compiled).toBe(compiled);
});

it('what is sent comes back as the same form', () => {
  const checker: CheckerForm = {
    ...CHECKER,
    convention: 'testlib',
    points: 'points',
    arguments: 'a\nb',
    memoryMb: 256,
  };
  const sent = checkerToSend(checker)!;
  expect(sent).toMatchObject({ arguments: ['a', 'b'], timeMs: null, memoryMb: 256 });
  expect(checkerFormOf(sent)).toEqual({ ...checker, compiledAs: compiledKey(checker) });
});

it('blank lines are no arguments, and blank code is no checker', () => {
  expect(checkerToSend({ ...CHECKER, arguments: ' -w \n\n  \n-x' })?.arguments).toEqual(['-w', '-x']);
  expect(checkerToSend({ ...CHECKER, code: ' \n' })).toBeNull();
  expect(checkerFormOf(null)).toBe(blankChecker);
});
