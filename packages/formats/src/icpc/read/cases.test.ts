import { describe, expect, test } from 'vitest';
import { codesOf, resolveFiles } from '../../testing/packages.ts';
import { type Files, readWith } from '../testing/package.ts';

describe('traps of test data', () => {
  test('a missing .ans is an error of a problem that compares, and a warning of one with a validator', async () => {
    const plain = await readWith({ 'data/secret/01.ans': null });
    expect(plain.notes).toContainEqual(
      expect.objectContaining({ code: 'answerMissing', severity: 'error', file: 'data/secret/01.in' }),
    );
    const custom = await readWith({
      'problem.yaml': 'name: X\nvalidation: custom',
      'output_validators/v.py': 'print()',
      'data/secret/01.ans': null,
    });
    expect(codesOf(custom.notes, 'error')).toEqual([]);
    expect(codesOf(custom.notes, 'warning')).toContain('answerEmpty');
  });

  test('an answer without input is told', async () => {
    expect(codesOf((await readWith({ 'data/secret/02.ans': '' })).notes, 'warning')).toContain('inputMissing');
  });

  test('cases run in the order of the format: by name, byte by byte', async () => {
    const more = Object.fromEntries(
      ['2', '10', '1'].flatMap((name) => [
        [`data/secret/${name}.in`, name],
        [`data/secret/${name}.ans`, name],
      ]),
    );
    const { problem } = await readWith({ ...more, 'data/secret/01.in': null, 'data/secret/01.ans': null });
    expect(problem.cases.map(({ name }) => name)).toEqual(['sample-1', '1', '10', '2']);
  });

  test('samples alone are judged, and told', async () => {
    const { problem, notes } = await readWith({ 'data/secret/01.in': null, 'data/secret/01.ans': null });
    expect(codesOf(notes, 'error')).toEqual([]);
    expect(codesOf(notes, 'warning')).toContain('samplesOnly');
    expect(problem.cases.map(({ name }) => name)).toEqual(['sample-1']);
  });

  test('no case at all is an error', async () => {
    const { notes } = await readWith({
      'data/sample/1.in': null,
      'data/sample/1.ans': null,
      'data/secret/01.in': null,
      'data/secret/01.ans': null,
      'data/secret/x.txt': '',
    });
    expect(codesOf(notes, 'error')).toEqual(['noCases']);
  });

  test('what is shown may differ from what is judged (2025-09)', async () => {
    const { problem } = await readWith({
      'problem.yaml': 'problem_format_version: 2025-09\nname: {en: X}',
      'data/sample/1.in.statement': 'shown',
      'data/sample/1.ans.statement': 'answer',
      'data/sample/1.in.download': 'down',
      'data/sample/1.ans.download': 'down',
    });
    expect(problem.samples).toMatchObject([{ input: 'shown', output: 'answer' }]);
    expect(await resolveFiles(problem.cases[0]?.input)).toBe('1 2\n');
  });

  test('a conversation of an interactive sample', async () => {
    const { problem } = await readWith({
      'problem.yaml': 'name: X\nvalidation: custom interactive\nvalidator_flags: --fast 3',
      'output_validators/v/interactor.cpp': 'int main(){}',
      'output_validators/v/validate.h': '// h',
      'data/sample/1.interaction': '<1\n>2\n',
    });
    expect(problem.samples).toMatchObject([{ interaction: '<1\n>2\n', input: '' }]);
    expect(problem.judging).toMatchObject({
      mode: 'interactive',
      checker: null,
      interactor: {
        convention: 'icpc',
        name: 'interactor.cpp',
        arguments: ['--fast', '3'],
        language: 'C++ 20 With O2',
      },
      judgeExtraFiles: [{ name: 'validate.h', content: '// h' }],
    });
  });
});

describe('groups', () => {
  const cases = (folder: string, ...names: string[]): Files =>
    Object.fromEntries(
      names.flatMap((name) => ['in', 'ans'].map((kind) => [`data/secret/${folder}/${name}.${kind}`, name])),
    );
  const noLoose = { 'data/secret/01.in': null, 'data/secret/01.ans': null };

  test('testdata.yaml: inherited keys, min, sum, points of the samples', async () => {
    const { problem, notes } = await readWith({
      ...noLoose,
      'problem.yaml': 'name: X\ntype: scoring\nlimits: {time_limit: 1}',
      'data/testdata.yaml': 'on_reject: continue\nrange: 0 100\ngrader_flags: ignore_sample\n',
      'data/secret/testdata.yaml': 'on_reject: continue\nrange: 0 100\ngrader_flags: first_error\n',
      'data/secret/group1/testdata.yaml': 'on_reject: break\naccept_score: 30\nrange: 0 30\ngrader_flags: min\n',
      'data/secret/group2/testdata.yaml': 'on_reject: continue\naccept_score: 35\nrange: 0 70\ngrader_flags: sum\n',
      ...cases('group1', '1', '2'),
      ...cases('group2', '3', '4'),
    });
    expect(codesOf(notes, 'error')).toEqual([]);
    expect(problem.groups).toEqual([
      { num: 1, name: 'sample', score: 0, rule: 'min', dependsOn: [] },
      { num: 2, name: 'group1', score: 30, rule: 'min', dependsOn: [] },
      { num: 3, name: 'group2', score: 70, rule: 'sum', dependsOn: [] },
    ]);
    expect(problem.cases.map(({ name, group, score }) => [name, group, score])).toEqual([
      ['sample-1', 1, 0],
      ['group1-1', 2, 30],
      ['group1-2', 2, 30],
      ['group2-3', 3, 35],
      ['group2-4', 3, 35],
    ]);
  });

  test('test_group.yaml: max_score, aggregation, require_pass', async () => {
    const { problem } = await readWith({
      ...noLoose,
      'problem.yaml': 'problem_format_version: 2025-09\nname: {en: X}\ntype: scoring',
      'data/secret/a/test_group.yaml': 'max_score: 40\nrequire_pass: sample',
      'data/secret/b/test_group.yaml': 'max_score: 60\nscore_aggregation: sum\nrequire_pass: [secret/a, sample]',
      ...cases('a', '1'),
      ...cases('b', '1', '2', '3'),
    });
    expect(problem.groups).toMatchObject([
      { name: 'sample', score: 0 },
      { name: 'a', score: 40, rule: 'min', dependsOn: [1] },
      { name: 'b', score: 60, rule: 'sum', dependsOn: [2, 1] },
    ]);
    expect(problem.cases.filter(({ group }) => group === 3).map(({ score }) => score)).toEqual([20, 20, 20]);
  });

  test('folders of a pass-fail problem only order its cases', async () => {
    const { problem, notes } = await readWith({ ...noLoose, ...cases('b', '1'), ...cases('a', '2') });
    expect(problem.groups).toEqual([]);
    expect(problem.cases.map(({ name }) => name)).toEqual(['sample-1', 'a-2', 'b-1']);
    expect(codesOf(notes, 'info')).toContain('groupsFlat');
  });
});
