import { describe, expect, it } from 'vitest';
import { argumentsOfText, textOfArguments } from './argument-words.ts';

describe('arguments in one line', () => {
  it.each<[text: string, words: string[] | null | undefined]>([
    ['', null],
    ['  ', null],
    ['""', []],
    ['--eps 1e-6', ['--eps', '1e-6']],
    [' a\t b ', ['a', 'b']],
    ['"two words" c', ['two words', 'c']],
    ['"say \\"hi\\"" "C:\\\\x y"', ['say "hi"', 'C:\\x y']],
    ['C:\\x', ['C:\\x']],
    ["it's", ["it's"]],
    ['"open', undefined],
    ['a"b', undefined],
    ['"a"b', undefined],
    ['a ""', undefined],
    ['"  "', undefined],
  ])('%j is %j', (text, words) => expect(argumentsOfText(text)).toEqual(words));

  it.each([[null], [[]], [['--eps', '1e-6']], [['two words', 'a"b', 'C:\\x', 'C:\\x y']]])(
    'come back from the text of %j',
    (words) => expect(argumentsOfText(textOfArguments(words))).toEqual(words),
  );
});
