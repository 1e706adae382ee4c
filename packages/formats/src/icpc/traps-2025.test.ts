import { describe, expect, test } from 'vitest';
import { codesOf } from '../testing/packages.ts';
import { readWith } from './testing/package.ts';

/** Traps of the format, a test for each. */
const HEAD = 'problem_format_version: 2025-09\nname: {en: X}\nlimits: {time_limit: 1}\n';
const yaml = (more: string) => ({ 'problem.yaml': HEAD + more });

describe('traps of problem.yaml in 2025-09', () => {
  test.each([
    ['a text with an address', 'credits: Ann <ann@example.org>', 'Ann'],
    ['authors as a list', 'credits: {authors: [Ann, "Bo <bo@example.org>"]}', 'Ann, Bo'],
    ['a person as a map', 'credits: {authors: {name: Ann, kattis: ann}}', 'Ann'],
    ['others than authors', 'credits: {authors: Ann, testers: Bo, translators: {sv: Cy}}', 'Ann'],
  ])('credits: %s', async (_what, line, author) => {
    expect((await readWith(yaml(line))).problem.author).toBe(author);
  });

  test.each([
    ['a text', 'source: NCPC', 'NCPC', ''],
    ['a map', 'source: {name: NCPC, url: "https://x.org"}', 'NCPC', 'https://x.org'],
    ['a list', 'source: [NCPC, {name: Day 1, url: "https://x.org"}]', 'NCPC; Day 1', 'https://x.org'],
  ])('source: %s', async (_what, line, source, sourceUrl) => {
    expect((await readWith(yaml(line))).problem).toMatchObject({ source, sourceUrl });
  });

  test('a name without a language is that of the only statement', async () => {
    const text = 'problem_format_version: 2025-09\nname: Plain\nlimits: {time_limit: 1}';
    expect((await readWith({ 'problem.yaml': text })).problem.titles).toEqual({ en: 'Plain' });
  });

  test.each(['embargo_until: 2030-01-01', 'allow_file_writing: true'])('%s is told, and kept as text', async (line) => {
    const { problem, notes } = await readWith(yaml(line));
    const [key, value] = line.split(': ');
    expect(notes.find(({ code }) => code === 'unknownKeys')?.en).toContain(key);
    expect(problem.extra.icpc).toMatchObject({ [key!]: value });
  });

  test('passes are two unless stated', async () => {
    const { problem } = await readWith({ ...yaml('type: [multi-pass]'), 'output_validator/v.py': 'exit(42)' });
    expect(problem.judging).toMatchObject({ mode: 'multi_pass', passes: 2 });
  });

  test('a type may be words in one text, as DOMjudge wants it', async () => {
    const files = { ...yaml('type: scoring interactive'), 'output_validator/v.py': 'exit(42)' };
    expect((await readWith(files)).problem).toMatchObject({ scoring: 'oi', judging: { mode: 'interactive' } });
  });

  test('an output validator judges without a word about it in problem.yaml', async () => {
    const { problem } = await readWith({ ...yaml(''), 'output_validator/v.py': 'exit(42)' });
    expect(problem.judging).toMatchObject({ mode: 'spj', checker: { name: 'v.py', convention: 'icpc' } });
  });
});

describe('traps of test data in 2025-09', () => {
  const scoring = yaml('type: scoring');
  const inGroup = {
    'data/secret/01.in': null,
    'data/secret/01.ans': null,
    'data/secret/a/1.in': '',
    'data/secret/a/1.ans': '',
  };

  test('secret gives 100 points unless stated', async () => {
    const { problem } = await readWith(scoring);
    expect(problem.groups.at(-1)).toMatchObject({ name: 'secret', score: 100, rule: 'sum' });
  });

  test('a group has no bound unless stated: 100 points are taken, and told', async () => {
    for (const settings of ['score_aggregation: min', 'max_score: unbounded']) {
      const { problem, notes } = await readWith({ ...scoring, ...inGroup, 'data/secret/a/test_group.yaml': settings });
      expect(problem.groups.at(-1)).toMatchObject({ score: 100, rule: 'min' });
      expect(codesOf(notes, 'warning')).toContain('unboundedScore');
    }
  });

  test('secret that takes the lowest group is told: groups are added up here', async () => {
    const settings = { 'data/secret/test_group.yaml': 'score_aggregation: min' };
    const { notes } = await readWith({ ...scoring, ...inGroup, ...settings });
    expect(codesOf(notes, 'error')).toContain('aggregationLost');
  });

  test('a required group that comes later, or is none, is told', async () => {
    const settings = { 'data/secret/a/test_group.yaml': 'max_score: 10\nrequire_pass: [secret/b]' };
    const { problem, notes } = await readWith({ ...scoring, ...inGroup, ...settings });
    expect(problem.groups.at(-1)!.dependsOn).toEqual([]);
    expect(codesOf(notes, 'warning')).toContain('dependencyUnknown');
  });

  test('`.out` is shown instead of `.ans`, which is judged', async () => {
    const { problem } = await readWith({ ...yaml(''), 'data/sample/1.out': 'another right one\n' });
    expect(problem.samples).toMatchObject([{ output: 'another right one\n' }]);
  });

  test('files that a case lays beside the program are told as lost', async () => {
    const { problem, notes } = await readWith({ ...yaml(''), 'data/secret/01.files/map.txt': 'x' });
    expect(notes.filter(({ code }) => code === 'caseFiles')).toMatchObject([{ severity: 'warning' }]);
    expect(problem.juryFiles.map(({ name }) => name)).toContain('data/secret/01.files/map.txt');
  });

  test('a static validator, which could reject a source, is told as not asked', async () => {
    const { notes } = await readWith({ ...yaml(''), 'static_validator/v.py': 'exit(42)' });
    expect(notes.filter(({ code }) => code === 'staticValidator')).toMatchObject([{ severity: 'warning' }]);
  });

  test.each(['.01.in', '._01.in', '-01.in'])('%s is ignored as if it were absent', async (name) => {
    const { problem, notes } = await readWith({ [`data/secret/${name}`]: 'x' });
    expect(problem.cases.map((one) => one.name)).toEqual(['sample-1', '01']);
    expect(codesOf(notes, 'error')).toEqual([]);
  });

  test('invalid and valid examples for validators are kept and never judged', async () => {
    const { problem } = await readWith({
      ...yaml(''),
      'data/invalid_input/a.in': '',
      'data/invalid_output/b.in': '',
      'data/invalid_output/b.ans': '',
      'data/valid_output/c.in': '',
      'data/valid_output/c.ans': '',
    });
    expect(problem.cases.map(({ name }) => name)).toEqual(['sample-1', '01']);
    expect(problem.juryFiles).toHaveLength(5);
  });
});
