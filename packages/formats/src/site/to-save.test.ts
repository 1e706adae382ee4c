import { describe, expect, test } from 'vitest';
import { readWith } from '../icpc/testing/package.ts';
import { Report } from '../report.ts';
import { codesOf } from '../testing/packages.ts';
import { toSave } from './to-save.ts';

describe('the languages of a problem with grader files', () => {
  const savedWith = async (yaml: string, grader = 'include/cpp/grader.cpp') => {
    const { problem } = await readWith({
      'problem.yaml': `name: X\nlimits: {time_limit: 1}\n${yaml}`,
      [grader]: 'int main() {}',
      'include/cpp/f.h': 'int f();',
    });
    const report = new Report();
    const languages = ['C', 'C++ 17', 'C++ 20 With O2', 'Python3'];
    const { save } = toSave(problem, { problemId: 'X', auth: 2, languages }, report);
    return { mode: save.problem.judgeMode, languages: save.languages, codes: codesOf(report.notes) };
  };

  test('are those that have one, where the package names none', async () => {
    const { mode, languages, codes } = await savedWith('');
    expect([mode, languages]).toEqual(['grader', ['C++ 17', 'C++ 20 With O2']]);
    expect(codes).toContain('graderLanguages');
    expect(codes).not.toContain('noGrader');
  });

  test('and those that it names without one are told', async () => {
    const { languages, codes } = await savedWith('languages: cpp python3\n');
    expect(languages).toEqual(['C++ 17', 'C++ 20 With O2']);
    expect(codes).toContain('noGrader');
  });

  test('stay as they are where none has one: the save says what is missing', async () => {
    const { languages } = await savedWith('languages: c python3\n');
    expect(languages).toEqual(['C', 'Python3']);
  });
});
