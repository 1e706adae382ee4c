import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { expect, test } from 'vitest';
import { refuseGrader } from './refuse-grader.ts';

const files = (...names: string[]) => names.map((name) => ({ name, content: '//' }));

test.each<[sentence: string, mode: string, names: string[] | undefined, languages: string[], lacking: string | null]>([
  ['one file serves all versions of a language', 'grader', ['grader.cpp'], ['C++', 'C++ 17', 'C++ 20'], null],
  ['a language without a file', 'grader', ['grader.cpp', 'lib.h'], ['C++ 17', 'Python3'], 'Python3'],
  ['a header alone is no grader', 'grader', ['lib.h'], ['C++ 17'], 'C++ 17'],
  ['a file for each', 'grader', ['main.cpp', 'main.py', 'Main.java'], ['C++ 17', 'Python3', 'Java'], null],
  ['files that are stored', 'grader', undefined, ['C'], null],
  ['other modes need none', 'default', [], ['C'], null],
])('%s', (_sentence, judgeMode, names, languages, lacking) => {
  const problem = { judgeMode, graderFiles: names && files(...names) } as ProblemSave['problem'];
  expect(refuseGrader({ problem, languages })?.params ?? null).toEqual(lacking && { language: lacking });
});
