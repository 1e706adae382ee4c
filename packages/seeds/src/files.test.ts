import { describe, expect, it } from 'vitest';
import { readSolution } from './solution.ts';
import { parseStatement } from './statement.ts';

const WHOLE = '# Title\n\n## Description\n\nWords.\n\n### Inside\n\n## Input\n\nOne line.\n\n## Output\n\nOne.\n';

describe('parseStatement', () => {
  it('splits a statement into its sections', () => {
    expect(parseStatement(WHOLE, 'en.md')).toEqual({
      title: 'Title',
      description: 'Words.\n\n### Inside',
      input: 'One line.',
      output: 'One.',
      hint: '',
    });
  });

  it('knows the Chinese headings', () => {
    const text = '# 标题\n\n## 描述\n\n一\n\n## 输入\n\n二\n\n## 输出\n\n三\n\n## 提示\n\n四\n';
    expect(parseStatement(text, 'zh.md')).toEqual({
      title: '标题',
      description: '一',
      input: '二',
      output: '三',
      hint: '四',
    });
  });

  it.each([
    ['no title', WHOLE.replace('# Title\n', ''), 'must begin with one line "# title"'],
    ['text before the first section', WHOLE.replace('Title\n', 'Title\n\nStray.\n'), 'must begin with one line'],
    ['an unknown section', WHOLE.replace('## Output', '## Result'), 'unknown section "Result"'],
    ['a section twice', WHOLE.replace('## Output', '## Input'), 'section "Input" stands twice'],
    ['no output', WHOLE.replace(/## Output.*/s, ''), 'the section output is missing or empty'],
    ['an empty hint', `${WHOLE}\n## Hint\n`, 'the section hint is missing or empty'],
  ])('refuses %s and names the file', (_, text, message) => {
    expect(() => parseStatement(text, 'some/en.md')).toThrow(new RegExp(`^some/en.md: .*${message}`));
  });
});

describe('readSolution', () => {
  it.each([
    ['accepted-sort.cpp', 'C++ 17 With O2', 'AC', undefined],
    ['wrong-off-by-one.py', 'Python3', 'WA', undefined],
    ['slow-2-loops.java', 'Java', 'TLE', undefined],
    ['partial0-greedy.rs', 'Rust', 'PA', 0],
    ['partial55-no-coupons.c', 'C With O2', 'PA', 55],
  ] as const)('%s', (fileName, language, expected, expectedScore) => {
    expect(readSolution(fileName, 'code')).toEqual({
      fileName,
      language,
      code: 'code',
      expected,
      ...(expectedScore === undefined ? {} : { expectedScore }),
    });
  });

  it.each(['sort.cpp', 'accepted.cpp', 'accepted-sort.exe', 'good-sort.cpp', 'partial-half.py', 'wrong50-half.py'])(
    'refuses %s',
    (fileName) => {
      expect(() => readSolution(fileName, '')).toThrow(fileName);
    },
  );
});
