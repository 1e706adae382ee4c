import { expect, test } from 'vitest';
import { readPackage, zipFiles } from '../testing/packages.ts';
import { files } from './testing/package.ts';

test('GEN-13, GEN-14: tests of checker and validator come along; those that lack a file are told', async () => {
  const patterns = (folder: string, endings: Record<string, string>) =>
    Object.entries(endings)
      .map(([file, end]) => `<${file}-path-pattern>files/tests/${folder}/%02d${end}</${file}-path-pattern>`)
      .join('');
  const assets =
    `<validators><validator><source path="files/val.cpp" type="cpp.g++17"/><testset>${patterns('v', { input: '' })}` +
    '<tests><test verdict="INVALID"/><test verdict="valid" group="2"/></tests></testset></validator></validators>' +
    `<checker><source path="files/check.cpp" type="cpp.g++17"/><testset>${patterns('c', { input: '', output: '.o', answer: '.a' })}` +
    '<tests><test verdict="ok"/><test verdict="crashed"/></tests></testset></checker>';
  const tests = {
    'v/01': '0\r\n',
    'v/02': '1\n',
    'c/01': '1',
    'c/01.o': '2',
    'c/01.a': '2',
    'c/02': '1',
    'c/02.o': '',
  };
  const there = Object.fromEntries(Object.entries(tests).map(([path, text]) => [`files/tests/${path}`, text]));
  const all = { ...files({ assets }), 'files/val.cpp': 'int main() {}\n', ...there };
  const { packages, notes } = await readPackage(await zipFiles(all));
  const problem = packages[0]!;
  expect(problem.validatorTests).toEqual([{ input: '0\n', expected: 'invalid' }]);
  expect(problem.checkerTests).toEqual([{ input: '1', output: '2', answer: '2', expected: 'accepted' }]);
  expect(notes).toContainEqual(expect.objectContaining({ code: 'programTestsLost' }));
});
