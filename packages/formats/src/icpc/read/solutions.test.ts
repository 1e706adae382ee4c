import { describe, expect, test } from 'vitest';
import { codesOf } from '../../testing/packages.ts';
import { readWith } from '../testing/package.ts';

describe('submissions', () => {
  test('folders promise verdicts', async () => {
    const { problem } = await readWith({
      'submissions/wrong_answer/w.py': '',
      'submissions/time_limit_exceeded/t/t.java': '',
      'submissions/run_time_error/r.c': '',
      'submissions/partially_accepted/p.py': '',
    });
    expect(problem.solutions.map(({ name, expected }) => [name, expected])).toEqual([
      ['sol.cpp', ['accepted']],
      ['w.py', ['wrongAnswer']],
      ['t/t.java', ['timeLimit']],
      ['r.c', ['runtimeError', 'memoryLimit']],
      ['p.py', ['partial']],
    ]);
  });

  test('submissions.yaml says more', async () => {
    const { problem } = await readWith({
      'submissions/submissions.yaml':
        '"*/slow*.{py,cpp}": {permitted: [AC, TLE], required: TLE, authors: [Ann], score: [10, 20]}\n"accepted/*": {model_solution: true}\n',
      'submissions/brute_force/slow1.py': '',
    });
    expect(problem.solutions).toMatchObject([
      { name: 'sol.cpp', isModel: true, expected: ['accepted'] },
      { name: 'slow1.py', expected: ['timeLimit'], author: 'Ann', score: { min: 10, max: 20 } },
    ]);
  });

  test('@EXPECTED_RESULTS@ in the source narrows the folder', async () => {
    const { problem, notes } = await readWith({
      'submissions/rejected/x.py': '# @EXPECTED_RESULTS@: WRONG-ANSWER, CORRECT\n',
    });
    expect(problem.solutions[1]?.expected).toEqual(['wrongAnswer']);
    expect(codesOf(notes, 'warning')).toContain('expectationCut');
  });

  test('an unknown language and several files stay with the jury', async () => {
    const { problem, notes } = await readWith({
      'submissions/accepted/x.cob': '',
      'submissions/accepted/many/a.java': '',
      'submissions/accepted/many/b.java': '',
    });
    expect(problem.solutions).toHaveLength(1);
    expect(problem.juryFiles.map(({ name }) => name)).toEqual([
      'submissions/accepted/x.cob',
      'submissions/accepted/many/a.java',
      'submissions/accepted/many/b.java',
    ]);
    expect(codesOf(notes, 'warning')).toEqual(expect.arrayContaining(['solutionLanguage', 'solutionFolder']));
  });
});
