import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { expect, test } from 'vitest';
import { extensionOfLanguage, icpcOfLanguage, languageOfFile, languagesOfIcpc } from './source-language.ts';

test.each([
  ['a/b.cpp', 'C++ 20 With O2'],
  ['b.cc', 'C++ 20 With O2'],
  ['b.c', 'C With O2'],
  ['Main.java', 'Java'],
  ['x.py', 'Python3'],
  ['x.py2', 'Python2'],
  ['X.PAS', 'Pascal'],
  ['testlib.h', null],
  ['Makefile', null],
])('%s is in %s', (file, language) => expect(languageOfFile(file)).toBe(language));

test('a language that a file is said to be in is one of the product, and its extension leads back to it', () => {
  const names = LANGUAGES.map(({ name }) => name);
  for (const name of names) {
    const language = languageOfFile(`x.${extensionOfLanguage(name)}`);
    if (language !== null) expect(names).toContain(language);
  }
});

test('cpp stands for every C++, and every C++ is cpp', () => {
  const all = languagesOfIcpc('cpp');
  expect(all).toContain('C++ 17');
  expect(all).toContain('C++ 20');
  for (const name of all) expect(icpcOfLanguage(name)).toBe('cpp');
  expect(languagesOfIcpc('algol68')).toEqual([]);
});
