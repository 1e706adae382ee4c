import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { describe, expect, it } from 'vitest';
import { familyOf, likelyLanguage } from './language-shape.ts';

const C = { name: 'C', contentType: 'text/x-csrc' };
const CPP = { name: 'C++17', contentType: 'text/x-c++src' };
const JAVA = { name: 'Java', contentType: 'text/x-java' };
const PY = { name: 'Python3', contentType: 'text/x-python' };
const JS = { name: 'JavaScript Node', contentType: 'text/javascript' };
const GO = { name: 'Golang', contentType: 'text/x-go' };
const ALL = [C, CPP, JAVA, PY, JS, GO];

describe('likelyLanguage', () => {
  it.each([
    ['#include <bits/stdc++.h>\nint main(){}', PY, 'C++17'],
    ['#include <stdio.h>\nint main(){}', PY, 'C'],
    ['#include <iostream>\nint main(){}', C, 'C++17'],
    ['import java.util.*;\nclass Main { public static void main(String[] a){} }', CPP, 'Java'],
    ['def f(x):\n  return x\nprint(f(1))', CPP, 'Python3'],
    ['package main\nfunc main(){}', CPP, 'Golang'],
  ])('%s', (code, chosen, likely) => expect(likelyLanguage(code, chosen, ALL)).toBe(likely));

  it.each([
    ['#include <stdio.h>\nint main(){}', CPP],
    ['#include <stdio.h>\nint main(){}', C],
    ['print(1)', PY],
    ['int a, b;', PY],
    ['', CPP],
    ['console.log(1)', JS],
  ])('says nothing of %s', (code, chosen) => expect(likelyLanguage(code, chosen, ALL)).toBeNull());

  it.each(LANGUAGES.map((language) => [language.name, language] as const))('knows its own %s', (_name, language) => {
    for (const code of [language.template, language.codeTemplate, language.selfTest.code])
      expect(likelyLanguage(code, language, LANGUAGES)).toBeNull();
  });

  it.each([
    ['console.log(1)', 'TypeScript'],
    ['print(1)', 'Lua'],
    ['print(1)', 'R'],
    ['print("a")', 'Swift'],
  ])('%s may be %s as well', (code, name) => {
    const chosen = LANGUAGES.find((language) => language.name === name)!;
    expect(likelyLanguage(code, chosen, LANGUAGES)).toBeNull();
  });

  it('proposes only what the problem offers', () => {
    expect(likelyLanguage('#include <bits/stdc++.h>', PY, [PY, JAVA])).toBeNull();
    expect(likelyLanguage('#include <stdio.h>', PY, [PY, CPP])).toBe('C++17');
  });
});

it.each([
  ['text/x-c++src', 'cpp'],
  ['text/x-csrc', 'c'],
  ['text/javascript', 'javascript'],
  ['text/x-rustsrc', 'rust'],
  ['text/x-python', 'python'],
  ['text/x-pascal', 'pascal'],
])('%s is of the family %s', (contentType, family) => expect(familyOf(contentType)).toBe(family));
