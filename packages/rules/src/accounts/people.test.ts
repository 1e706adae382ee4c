import { describe, expect, it } from 'vitest';
import { prefixKey, questionsOf, readUsernames } from './people.ts';

describe('user names as people paste them', () => {
  it.each([
    ['a list by lines', 'ada\nbob\r\neve', ['ada', 'bob', 'eve']],
    [
      'commas and semicolons of both languages',
      'ada, bob;eve，dan；kim、lee',
      ['ada', 'bob', 'eve', 'dan', 'kim', 'lee'],
    ],
    ['blanks around and between', '  ada\t bob ', ['ada', 'bob']],
    ['one twice, in another case', 'Ada ada ADA', ['Ada']],
    ['nothing', ' \n', []],
  ])('%s', (_what, text, names) => expect(readUsernames(text)).toEqual(names));
});

describe('the beginning of a name', () => {
  it.each([
    ['is compared without case', ' AdA', 'ada'],
    ['of one letter tells nobody apart', 'a', null],
    ['of one letter beyond the first plane neither', '𝒶', null],
    ['of blanks is none', '   ', null],
  ])('%s', (_what, prefix, key) => expect(prefixKey(prefix)).toBe(key));
});

it('counts a long list as many questions', () => {
  expect([0, 1, 50, 51, 500].map(questionsOf)).toEqual([1, 1, 1, 2, 10]);
});
