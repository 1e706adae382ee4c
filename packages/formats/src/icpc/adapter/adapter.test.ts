import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Format } from '../../format.ts';
import type { JudgeProgram, ProblemPackage } from '../../problem-package.ts';
import { codesOf, unzipFiles, writePackages } from '../../testing/packages.ts';
import { domjudge, icpc2025, icpcLegacy } from '../icpc.ts';
import { fullPackage, scoring, throughFormat } from '../testing/full-package.ts';

describe('a checker of another convention', () => {
  const withChecker = (checker: Partial<JudgeProgram>, more: Partial<ProblemPackage> = {}): ProblemPackage => {
    const problem = { ...fullPackage(), ...more };
    const usual: JudgeProgram = {
      language: 'C++ 20 With O2',
      name: 'check.cpp',
      code: '#include <cstdio>\nint main(int argc, char *argv[]) { return argc == 4 ? 0 : 103; }\n',
      convention: 'assay',
      arguments: [],
      points: 'percent',
    };
    const judging = { ...problem.judging, mode: 'spj' as const, comparison: { by: 'lines' as const } };
    problem.judging = { ...judging, checker: { ...usual, ...checker } };
    return problem;
  };

  test.each([
    [icpcLegacy, 'assay', 'check.cpp', 'C++ 20 With O2'],
    [icpc2025, 'testlib', 'check.cpp', 'C++ 20 With O2'],
    [domjudge, 'testlib', 'check.py', 'Python3'],
  ] as const)(
    '$id: %s %s is written as an output validator and comes back as it was',
    async (format, convention, name, language) => {
      const problem = withChecker({ convention, name, language });
      const { content, notes } = await writePackages(format, [problem]);
      expect(codesOf(notes)).toContain('adapted');
      const written = Object.entries(await unzipFiles(content)).find(([path]) => path.endsWith(`/${name}`))!;
      expect(written[1]).not.toBe(problem.judging.checker!.code);
      const { after } = await throughFormat(format, problem);
      expect((after as ProblemPackage).judging.checker).toEqual(problem.judging.checker);
    },
  );

  test.each([
    ['a language without an adapter', { language: 'Java', name: 'Check.java' }],
    ['a line that must be the first', { language: 'Python3', code: 'from __future__ import annotations\n' }],
  ])('%s: the warning stays, and so does the source', async (_what, checker) => {
    const { notes } = await writePackages(icpcLegacy, [withChecker(checker)]);
    expect(codesOf(notes, 'warning')).toContain('convention');
    expect(codesOf(notes)).not.toContain('adapted');
  });

  test('partial points: lost and told where the format cannot say them', async () => {
    const partly = { code: 'int main() { return 99; }' };
    const groups = scoring().groups;
    const codes = async (format: Format, more: Partial<ProblemPackage>) =>
      codesOf((await writePackages(format, [withChecker(partly, more)])).notes, 'warning');
    expect(await codes(icpcLegacy, {})).not.toContain('partialPoints');
    expect(await codes(icpcLegacy, scoring())).toContain('partialPoints');
    // a subtask that others depend on must be passed or not
    expect(await codes(icpc2025, scoring())).toContain('partialPoints');
    const free = { ...scoring(), groups: groups.map((group) => ({ ...group, dependsOn: [] })).slice(1) };
    expect(await codes(icpc2025, free)).not.toContain('partialPoints');
    const { content } = await writePackages(icpc2025, [withChecker(partly, free)]);
    const settings = Object.entries(await unzipFiles(content)).find(([path]) =>
      path.endsWith('groupa/test_group.yaml'),
    )!;
    expect(parse(settings[1])).toMatchObject({ max_score: 40, score_aggregation: 'min' });
  });

  test('beside an interactor is lost, and told', async () => {
    const problem = withChecker({ convention: 'testlib' });
    problem.judging.mode = 'interactive';
    problem.judging.interactor = { ...problem.judging.checker!, name: 'talk.cpp' };
    const { after, written } = await throughFormat(icpcLegacy, problem);
    expect(codesOf(written, 'warning')).toContain('secondChecker');
    expect((after as ProblemPackage).judging).toMatchObject({
      mode: 'interactive',
      interactor: { name: 'talk.cpp', convention: 'testlib', code: problem.judging.interactor.code },
      checker: null,
    });
  });
});
