import { describe, expect, test } from 'vitest';
import { pairFiles } from './pair-files.ts';

/** Pairs as `input>output`, a missing answer as `input>`. */
const shown = (names: string[]) => {
  const { pairs, unpaired } = pairFiles(names, 'default');
  return {
    pairs: pairs.map(({ input, output, answerMissing }) => `${input}>${answerMissing ? '' : output}`),
    unpaired,
  };
};

test.each<[string, string[], string[], string[]]>([
  ['in with out', ['1.in', '1.out'], ['1.in>1.out'], []],
  ['in with ans', ['a.in', 'a.ans'], ['a.in>a.ans'], []],
  ['out is preferred to ans', ['1.ans', '1.in', '1.out'], ['1.in>1.out'], ['1.ans']],
  ['input with output, in .txt', ['input1.txt', 'output1.txt'], ['input1.txt>output1.txt'], []],
  ['the word may stand anywhere', ['01_input.txt', '01_output.txt'], ['01_input.txt>01_output.txt'], []],
  ['folders of inputs and outputs', ['input/1.txt', 'output/1.txt'], ['input/1.txt>output/1.txt'], []],
  ['both named', ['input/input1.txt', 'output/output1.txt'], ['input/input1.txt>output/output1.txt'], []],
  ['a missing answer is empty', ['1.in', '2.in', '2.out'], ['1.in>', '2.in>2.out'], []],
  ['a missing input leaves the answer alone', ['1.in', '1.out', '2.out'], ['1.in>1.out'], ['2.out']],
  ['sorted by length, then name', ['10.in', '9.in', 'b.in', 'a.in'], ['9.in>', 'a.in>', 'b.in>', '10.in>'], []],
  ['letter case does not matter', ['A.IN', 'a.Out'], ['A.IN>a.Out'], []],
  ['other files are listed', ['1.in', '1.out', 'readme.md', 'std.cpp'], ['1.in>1.out'], ['std.cpp', 'readme.md']],
  ['.txt alone is no input', ['1.txt', 'notes.txt'], [], ['1.txt', 'notes.txt']],
  ['folders keep pairs apart', ['a/1.in', 'b/1.out'], ['a/1.in>'], ['b/1.out']],
  ['names of a prototype are names', ['__proto__.in', '__proto__.out'], ['__proto__.in>__proto__.out'], []],
  ['the number may stand behind', ['a.in1', 'a.ou1', 'a.in2', 'a.out2'], ['a.in1>a.ou1', 'a.in2>a.out2'], []],
  [
    'endings seen in practice',
    ['1.in', '1.a', '2.in', '2.sol', '3.in', '3.ou'],
    ['1.in>1.a', '2.in>2.sol', '3.in>3.ou'],
    [],
  ],
  [
    'both end in .txt',
    ['1.in.txt', '1.out.txt', '2.in.txt', '2.ans.txt'],
    ['1.in.txt>1.out.txt', '2.in.txt>2.ans.txt'],
    [],
  ],
  ['folders of .in and .out, in any case', ['Input/1.in', 'Output/1.out'], ['Input/1.in>Output/1.out'], []],
  [
    'an answer beside goes before one in a folder',
    ['input/1.in', 'input/1.ans', 'output/1.out'],
    ['input/1.in>input/1.ans'],
    ['output/1.out'],
  ],
  ['nothing', [], [], []],
])('%s', (_sentence, names, pairs, unpaired) => expect(shown(names)).toEqual({ pairs, unpaired }));

test('a missing answer gets the name it should have had', () => {
  expect(pairFiles(['1.in', 'input2.txt'], 'default').pairs).toMatchObject([
    { input: '1.in', output: '1.out', answerMissing: true },
    { input: 'input2.txt', output: 'output2.txt', answerMissing: true },
  ]);
});

describe('group numbers', () => {
  test.each([
    ['2-3.in', 2],
    ['2_3.in', 2],
    ['12-1.in', 12],
    ['sub2_1.in', 2],
    ['subtask3-1.in', 3],
    ['group4.1.in', 4],
    ['Sub_5-1.in', 5],
    ['tests/2-1.in', 2],
    ['7.in', 1],
    ['data.in', 1],
    ['0-1.in', 1],
    ['2024_01.in', 1],
  ])('%s: %i', (name, group) => {
    expect(pairFiles([name], 'subtask_lowest').pairs[0]?.groupNum).toBe(group);
  });

  test('none outside the subtask modes', () => {
    expect(pairFiles(['2-3.in'], 'default').pairs[0]?.groupNum).toBeNull();
    expect(pairFiles(['2-3.in'], 'ergodic_without_error').pairs[0]?.groupNum).toBeNull();
  });
});
