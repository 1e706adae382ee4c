import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { expect, test } from 'vitest';
import { languageOfName } from './languages.ts';

test.each([
  ['C', 'C'],
  ['C++', 'C++'],
  ['C++ 17 With O2', 'C++ 17 With O2'],
  ['Python', 'Python3'],
  ['Python2', 'Python2'],
  ['Python 3', 'Python3'],
  ['golang', 'Golang'],
  ['JavaScript', 'JavaScript Node'],
  ['Java', 'Java'],
  ['java8', 'Java'],
  ['java21', 'Java'],
  ['cpp.g++17', 'C++ 17 With O2'],
  ['cpp.gcc13-64-winlibs-g++20', 'C++ 20 With O2'],
  ['cpp.ms2017', 'C++ 20 With O2'],
  ['c.gcc', 'C'],
  ['python.3', 'Python3'],
  ['python.pypy3-64', 'PyPy3'],
  ['pas.fpc', 'Pascal'],
  ['pas.dpr', 'Pascal'],
  ['csharp.mono', 'C#'],
  ['kotlin', 'Kotlin'],
  ['d', 'D'],
  ['rust', 'Rust'],
  ['go', 'Golang'],
  ['cc.cc17o2', 'C++ 17 With O2'],
  ['py.pypy3', 'PyPy3'],
  ['Clang++', 'C++ 17'],
  ['Pascal', 'Pascal'],
  ['Scratch3', null],
  ['Obj-C', null],
  ['', null],
  ['constructor', null],
])('%s → %s', (name, ours) => expect(languageOfName(name)).toBe(ours));

test('every language of the product is called by its own name', () => {
  for (const { name } of LANGUAGES) expect(languageOfName(name)).toBe(name);
});
