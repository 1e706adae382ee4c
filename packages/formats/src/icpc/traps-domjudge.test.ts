import { describe, expect, test } from 'vitest';
import { codesOf } from '../testing/packages.ts';
import { readWith } from './testing/package.ts';

/** Traps of the format, a test for each. */
const INI = { 'domjudge-problem.ini': "; made there\ntimelimit='1.5'\n" };

describe('traps of a DOMjudge zip', () => {
  test.each([
    ["'1.5'", 1500],
    ['"2"', 2000],
    ['0.75', 750],
  ])('timelimit=%s in the ini are seconds, quoted or not', async (value, timeMs) => {
    const files = { 'problem.yaml': 'name: X', 'domjudge-problem.ini': `timelimit=${value}\n` };
    expect((await readWith(files)).problem.judging.limits.timeMs).toBe(timeMs);
  });

  test('the ini and problem.yaml must agree about the time', async () => {
    const { notes } = await readWith({ 'domjudge-problem.ini': "timelimit='3'\n" });
    expect(codesOf(notes, 'error')).toEqual(['timeLimitsDiffer']);
  });

  test.each(['special_compare', 'special_run'])('%s names a program of that server, which is told', async (key) => {
    const { notes } = await readWith({ ...INI, 'domjudge-problem.ini': `${key}='cmp-x'\n` });
    expect(notes.filter(({ code }) => code === 'executableRef')).toMatchObject([{ severity: 'warning' }]);
  });

  test('the name of the ini counts where problem.yaml has none, and its colour is kept', async () => {
    const { problem } = await readWith({
      'problem.yaml': 'limits: {time_limit: 1.5}',
      'domjudge-problem.ini': "name='Ash'\ncolor='#ff0000'\nexternalid='ash-1'\n",
    });
    expect([problem.titles, problem.extra.domjudge, problem.origin.id]).toEqual([
      { en: 'Ash' },
      { color: '#ff0000' },
      'ash-1',
    ]);
  });

  test.each([
    ['problem.html', '<html><body><h1>X</h1><p>Story</p></body></html>', /^Story$/],
    ['problem.txt', 'a < b', /a &lt; b/],
  ])('the statement is %s at the root', async (name, content, shown) => {
    const { problem } = await readWith({ ...INI, 'problem_statement/problem.en.md': null, [name]: content });
    expect(problem.statements.en?.description.trim()).toMatch(shown);
  });

  test('any folder whose name begins with output_validator holds the validator', async () => {
    const { problem } = await readWith({
      ...INI,
      'problem.yaml': 'name: X\nvalidation: custom',
      'output_validator_cmp/v.py': 'exit(42)',
    });
    expect(problem.judging.checker?.name).toBe('v.py');
  });

  test('@EXPECTED_SCORE@ in a source is what it must get', async () => {
    const { problem } = await readWith({ ...INI, 'submissions/mixed/s.py': '# @EXPECTED_SCORE@: 42.5\n' });
    expect(problem.solutions.find(({ name }) => name === 's.py')?.score).toEqual({ min: 42.5, max: 42.5 });
  });

  test('what lies beside a case describes it; a picture of it is kept', async () => {
    const files = { 'data/secret/01.desc': 'largest\n', 'data/secret/01.png': 'PNG' };
    const { problem } = await readWith({ ...INI, ...files });
    expect(problem.cases.at(-1)!.description).toBe('largest');
    expect(problem.juryFiles.map(({ name }) => name)).toContain('data/secret/01.png');
  });

  test('groups may be described by test_group.yaml, with the keys of testdata.yaml', async () => {
    const { problem } = await readWith({
      ...INI,
      'problem.yaml': 'name: X\ntype: scoring',
      'data/secret/test_group.yaml': 'accept_score: 70\ngrader_flags: min',
    });
    expect(problem.groups.at(-1)).toMatchObject({ score: 70, rule: 'min' });
  });

  test('submissions.json at the root is no solution', async () => {
    const { problem } = await readWith({
      ...INI,
      'submissions.json': '{"submissions/accepted/sol.cpp":{"langid":"cpp"}}',
    });
    expect(problem.solutions.map(({ name }) => name)).toEqual(['sol.cpp']);
  });
});
