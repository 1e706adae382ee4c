import { expect, test } from 'vitest';
import { type GraderFile, layGrader, solutionFileOf } from './grader.ts';

const CPP = { sourceFile: 'main.cpp' };
const PYTHON = { sourceFile: 'main.py' };
const file = (name: string): GraderFile => ({ name, content: `// ${name}` });

test('a grader that links the solution', () => {
  const grader = [file('grader.cpp'), file('lib.h'), file('main.py')];
  expect(layGrader(CPP, 'mine', grader)).toEqual({
    code: 'mine',
    extraFiles: [
      { name: 'grader.cpp', content: '// grader.cpp' },
      { name: 'lib.h', content: '// lib.h' },
    ],
    alsoCompiled: ['grader.cpp'],
    wraps: false,
  });
});

test('a grader that is the program and links the solution', () => {
  expect(layGrader(CPP, 'mine', [file('main.cpp')])).toEqual({
    code: '// main.cpp',
    extraFiles: [{ name: 'solution.cpp', content: 'mine' }],
    alsoCompiled: ['solution.cpp'],
    wraps: true,
  });
});

test('a grader that imports the solution', () => {
  expect(layGrader(PYTHON, 'mine', [file('main.py'), file('tools.py')])).toEqual({
    code: '// main.py',
    extraFiles: [
      { name: 'tools.py', content: '// tools.py' },
      { name: 'solution.py', content: 'mine' },
    ],
    alsoCompiled: [],
    wraps: true,
  });
});

test("a file that has the solution's name gives way to it", () => {
  const laid = layGrader(PYTHON, 'mine', [file('main.py'), file('solution.py')]);
  expect(laid?.extraFiles).toEqual([{ name: 'solution.py', content: 'mine' }]);
});

test('there may be none for a language', () => {
  expect(layGrader(PYTHON, 'mine', [file('main.cpp')])).toBeNull();
});

test.each([
  ['main.cpp', 'solution.cpp'],
  ['Main.java', 'Solution.java'],
])('beside %s a solution is called %s', (source, solution) => {
  expect(solutionFileOf(source)).toBe(solution);
});
