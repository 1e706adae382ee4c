import { expect, test } from 'vitest';
import { excerptOf, marksIn } from './excerpt.ts';
import { termsOf, tsqueryOf } from './query.ts';
import { tokensOf, vectorOf } from './tokens.ts';

const written = (text: string) => tokensOf(text).map(({ word, at }) => `${word}@${at}`);

test.each<[text: string, tokens: string[]]>([
  ['', []],
  ['图', ['图@1']],
  ['动态规划', ['动态@1', '态规@2', '规划@3', '划@4']],
  ['动态，规划', ['动态@1', '态@2', '规划@4', '划@5']],
  ['Dynamic programming', ['dynamic@1', 'programming@3']],
  ['C++ 与 C#', ['c++@1', '与@3', 'c#@5']],
  ['P1001', ['p1001@1', '1001@1']],
  ['std::sort', ['std@1', 'sort@3']],
  ['Ｆｕｌｌ', ['full@1']],
  ['线段树seg', ['线段@1', '段树@2', '树@3', 'seg@5']],
])('SEARCH-1 tokens of %j', (text, tokens) => {
  expect(written(text)).toEqual(tokens);
});

test('SEARCH-1 words of the title weigh most, and nothing escapes its quotation', () => {
  expect(vectorOf('图论', "it's")).toBe("'图论':1A '论':2A 'it':4 's':6");
});

test.each<[words: string, query: string | null]>([
  ['', null],
  ['!?', null],
  ['图', "'图':*"],
  ['动态', "'动态'"],
  ['动态规划', "('动态' <-> '态规' <-> '规划')"],
  ['dyn', "'dyn':*"],
  ['a', "'a'"],
  ['graph tree', "'graph' & 'tree':*"],
  ['"shortest path"', "('shortest' <2> 'path':*)"],
  ['"动态 规划"', "('动态' <3> '规划')"],
  ['图论 -最短路', "'图论' & !('最短' <-> '短路')"],
  ['-图论', null],
  ['c++', "'c++':*"],
  ["o'brien & | ! ( ) :*", "'o' & 'brien':*"],
  ['a b c d e f g h i j', "'a' & 'b' & 'c' & 'd' & 'e' & 'f' & 'g' & 'h'"],
])('SEARCH-2 %j asks for %s', (words, query) => {
  expect(tsqueryOf(words)).toBe(query);
});

test('SEARCH-2 a sentence of letters and ideographs is taken apart', () => {
  expect(termsOf('用dp求解').map(({ runs }) => runs.map(({ text }) => text).join('+'))).toEqual(['用', 'dp', '求解']);
});

test.each<[text: string, words: string, found: string[]]>([
  ['A + B Problem', 'problem', ['Problem']],
  ['最短路与次短路', '短路', ['短路', '短路']],
  ['rearrange a range', 'range', ['range']],
  ['aaa', 'b', []],
  ['图图', '图', ['图图']],
  ['A shortest path', '"shortest path"', ['shortest', 'path']],
  ['no such', 'x -such', []],
])('SEARCH-5 in %j, %j marks %j', (text, words, found) => {
  expect(marksIn(text, words).map(([from, to]) => text.slice(from, to))).toEqual(found);
});

test('SEARCH-5 an excerpt lies around the first found word, in one line', () => {
  const { text, marks } = excerptOf(`${'前'.repeat(100)}\n\n最短路${'后'.repeat(300)}`, '最短路');
  expect(text.startsWith('…前')).toBe(true);
  expect(text.endsWith('后…')).toBe(true);
  expect(text.length).toBeLessThanOrEqual(162);
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['最短路']);
  expect(excerptOf('short', 'x')).toEqual({ text: 'short', marks: [] });
});
