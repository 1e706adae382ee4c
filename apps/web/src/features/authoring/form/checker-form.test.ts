import { expect, it } from 'vitest';
import { blankChecker, type CheckerForm, withCode } from './checker-form.ts';

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
