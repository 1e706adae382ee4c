import { expect, test } from 'vitest';
import { type CodeFile, codePaths, safePart } from './code-files.ts';

const at = Date.UTC(2026, 0, 2, 3, 4, 5);
const file = (change: Partial<CodeFile> = {}): CodeFile => ({
  submitId: 1,
  username: 'anna',
  displayId: 'A',
  language: 'C++ 17',
  atMs: at,
  ...change,
});

test('by user and by problem', () => {
  const files = [file(), file({ submitId: 2, username: 'bela', language: 'Python3' })];
  expect(codePaths(files, 'user', 'Asia/Shanghai')).toEqual([
    'anna/A_(20260102110405).cpp',
    'bela/A_(20260102110405).py',
  ]);
  expect(codePaths(files, 'problem', 'Asia/Shanghai')).toEqual([
    'A/anna_(20260102110405).cpp',
    'A/bela_(20260102110405).py',
  ]);
});

test('no path stands twice, whatever the letter case', () => {
  const files = [file(), file({ submitId: 2 }), file({ submitId: 3, username: 'ANNA' })];
  expect(codePaths(files, 'user', 'Asia/Shanghai')).toEqual([
    'anna/A_(20260102110405).cpp',
    'anna/A_(20260102110405)_2.cpp',
    'ANNA/A_(20260102110405)_3.cpp',
  ]);
});

test.each([
  ['anna', 'anna'],
  ['..', '_'],
  ['../../etc', '__.._etc'],
  ['a/b\\c', 'a_b_c'],
  ['.hidden', '_hidden'],
  ['con', '_con'],
  ['nul.txt', '_nul.txt'],
  ['team.', 'team_'],
  ['', '_'],
  ['队伍一', '队伍一'],
  ['a\u0000b', 'a_b'],
])('the part %j', (name, expected) => {
  expect(safePart(name)).toBe(expected);
});

test.each([
  ['C 17', 'c'],
  ['C++ 20 With O2', 'cpp'],
  ['Java', 'java'],
  ['Python3', 'py'],
  ['Text', 'txt'],
  ['A language of our own', 'txt'],
])('%s is kept as .%s', (language, extension) => {
  expect(codePaths([file({ language })], 'user', 'Asia/Shanghai')).toEqual([`anna/A_(20260102110405).${extension}`]);
});
