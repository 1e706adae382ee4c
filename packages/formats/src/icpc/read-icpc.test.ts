import { describe, expect, test } from 'vitest';
import { codesOf, resolveFiles } from '../testing/packages.ts';
import { LEGACY, read, readWith } from './testing/package.ts';

test('a small legacy package', async () => {
  const { problem, format, notes } = await readWith({});
  expect(format?.id).toBe('icpc-legacy');
  expect(codesOf(notes, 'error')).toEqual([]);
  expect(problem).toMatchObject({
    titles: { en: 'Different' },
    statements: { en: { description: 'Story ![cat](<file://cat.png>)', input: 'Two numbers.', output: 'One.' } },
    samples: [{ input: '1 2\n', output: '3\n', interaction: null }],
    source: 'A contest',
    licence: 'cc by-sa',
    tags: ['easy', 'math'],
    scoring: 'acm',
    judging: {
      mode: 'default',
      limits: { timeMs: 1500, memoryMb: 512 },
      comparison: { by: 'tokens', caseSensitive: false },
    },
    solutions: [{ name: 'sol.cpp', language: 'C++ 20 With O2', expected: ['accepted'] }],
  });
  expect(problem.cases.map(({ name, isSample }) => [name, isSample])).toEqual([
    ['sample-1', true],
    ['01', false],
  ]);
  expect(await resolveFiles(problem.cases.map(({ input, output }) => [input, output]))).toEqual([
    ['1 2\n', '3\n'],
    ['3 4\n', '7\n'],
  ]);
});

describe('traps of detection', () => {
  test('a folder around everything gives the short name', async () => {
    const wrapped = Object.fromEntries(Object.entries(LEGACY).map(([path, content]) => [`different/${path}`, content]));
    const { packages } = await read({ ...wrapped, '__MACOSX/x': '', 'different/.DS_Store': '' });
    expect(packages[0]?.key).toBe('different');
  });

  test('problem.yaml of Hydro is not one of ICPC', async () => {
    const { format } = await read({
      'problem.yaml': 'pid: P1\ntitle: A+B\ntag: [x]\n',
      'problem.md': 'x',
      'testdata/1.in': '',
      'testdata/1.out': '',
    });
    expect(['icpc-legacy', 'icpc-2025-09', 'domjudge']).not.toContain(format?.id);
  });

  test.each([
    ['problem_format_version: 2025-09\nname: {en: X}\nuuid: u', 'icpc-2025-09'],
    ['problem_format_version: 2023-07-draft\nname: {en: X}', 'icpc-2025-09'],
    ['problem_format_version: legacy-icpc\nname: X', 'icpc-legacy'],
    ['name: X', 'icpc-legacy'],
  ])('%j is %s', async (yaml, id) => {
    expect((await readWith({ 'problem.yaml': yaml })).format?.id).toBe(id);
  });

  test('domjudge-problem.ini makes it DOMjudge, with or without problem.yaml', async () => {
    const ini = "name='Hello'\ntimelimit='2.5'\nshort-name = A\ncolor=\"#ff0000\"\n; comment\n";
    const { problem, format } = await readWith({ 'domjudge-problem.ini': ini, 'problem.yaml': null });
    expect(format?.id).toBe('domjudge');
    expect(problem).toMatchObject({ key: 'A', titles: { en: 'Hello' }, judging: { limits: { timeMs: 2500 } } });
  });

  test('several problems in one archive', async () => {
    const both = ['a', 'b'].flatMap((name) =>
      Object.entries(LEGACY).map(([path, content]) => [`${name}/${path}`, content]),
    );
    expect((await read(Object.fromEntries(both))).packages.map(({ key }) => key)).toEqual(['a', 'b']);
  });
});

describe('traps of problem.yaml', () => {
  test('a name map', async () => {
    const { problem } = await readWith({ 'problem.yaml': 'name: {en: One, sv: Ett, zh: 一}' });
    expect(problem.titles).toEqual({ en: 'One', sv: 'Ett', zh: '一' });
  });

  test('scalars keep their text: a title of digits, a date', async () => {
    const { problem } = await readWith({ 'problem.yaml': 'name: 007\nsource: 2014-06-25' });
    expect([problem.titles, problem.source]).toEqual([{ en: '007' }, '2014-06-25']);
  });

  test('unknown keys are told and kept', async () => {
    const { problem, notes } = await readWith({ 'problem.yaml': 'name: X\nfancy: {a: 1}' });
    expect(codesOf(notes)).toContain('unknownKeys');
    expect(problem.extra.icpc).toEqual({ fancy: { a: '1' } });
  });

  test('memory in bytes against MiB', async () => {
    const { problem, notes } = await readWith({ 'problem.yaml': 'name: X\nlimits: {memory: 268435456}' });
    expect(problem.judging.limits.memoryMb).toBe(256);
    expect(codesOf(notes, 'warning')).toContain('memoryInBytes');
  });

  test('no time limit anywhere is told; .timelimit is one', async () => {
    const without = await readWith({ 'problem.yaml': 'name: X' });
    expect(without.problem.judging.limits.timeMs).toBeNull();
    expect(codesOf(without.notes, 'warning')).toContain('noTimeLimit');
    const { problem } = await readWith({ 'problem.yaml': 'name: X', '.timelimit': '3\n' });
    expect(problem.judging.limits.timeMs).toBe(3000);
  });

  test('.timelimit against yaml: they must agree', async () => {
    const { notes } = await readWith({ '.timelimit': '3' });
    expect(notes.find(({ code }) => code === 'timeLimitsDiffer')).toMatchObject({ severity: 'error' });
    expect(codesOf((await readWith({ '.timelimit': '1.5' })).notes)).not.toContain('timeLimitsDiffer');
  });

  test('a type list', async () => {
    const yaml = 'problem_format_version: 2025-09\nname: {en: X}\ntype: [scoring, interactive]';
    const { problem } = await readWith({ 'problem.yaml': yaml, 'output_validator/v.cpp': 'int main(){}' });
    expect(problem).toMatchObject({ scoring: 'oi', judging: { mode: 'interactive' } });
  });

  test('YAML that cannot be read is an error that names the file', async () => {
    const { packages, notes } = await read({ ...LEGACY, 'problem.yaml': 'name: [' });
    expect(packages).toEqual([]);
    expect(notes).toMatchObject([{ code: 'notReadable', severity: 'error', file: 'problem.yaml' }]);
  });

  test('CRLF and a byte order mark', async () => {
    const { problem } = await readWith({ 'problem.yaml': '\ufeffname: X\r\nlimits:\r\n  time_limit: 2\r\n' });
    expect(problem).toMatchObject({ titles: { en: 'X' }, judging: { limits: { timeMs: 2000 } } });
  });
});

test('headers alone are no grader: they lie beside the solutions', async () => {
  const { problem } = await readWith({ 'include/cpp/lib.h': 'h' });
  expect(problem.judging).toMatchObject({ mode: 'default', graderFiles: [] });
  expect(problem.judging.userExtraFiles).toContainEqual({ name: 'lib.h', content: 'h' });
});

test('a grader stands beside an output validator, an interactor and several passes', async () => {
  const grader = { 'include/cpp/grader.cpp': 'int main() {}', 'output_validators/v.cpp': 'int main() {}' };
  const modeOf = async (validation: string) => {
    const { problem } = await readWith({ 'problem.yaml': `name: x\nvalidation: ${validation}\n`, ...grader });
    expect(problem.judging.graderFiles.map(({ name }) => name)).toContain('grader.cpp');
    const { mode, passes, checker, interactor } = problem.judging;
    return { mode, passes, programs: [checker, interactor].map((one) => one !== null) };
  };
  expect(await modeOf('custom')).toEqual({ mode: 'spj', passes: null, programs: [true, false] });
  expect(await modeOf('custom interactive')).toEqual({ mode: 'interactive', passes: null, programs: [false, true] });
  expect(await modeOf('custom multi-pass')).toEqual({ mode: 'multi_pass', passes: 2, programs: [true, false] });
  expect(await modeOf('custom interactive multi-pass')).toEqual({
    mode: 'interactive',
    passes: 2,
    programs: [false, true],
  });
});

test('include, templates and attachments', async () => {
  const { problem } = await readWith({
    'include/cpp/grader.h': 'h',
    'include/cpp/grader.cpp': 'int main() {}',
    'attachments/templates/python3/start.py': 'pass',
    'attachments/tool.zip': 'PK',
    'input_validators/v.py': '',
  });
  expect(problem.judging.mode).toBe('grader');
  expect(new Set(problem.judging.graderFiles.map(({ name }) => name))).toEqual(new Set(['grader.h', 'grader.cpp']));
  expect(problem.judging.graderFiles.map(({ language }) => language)).toContain('C++ 17');
  expect(problem.templates.map(({ language, body }) => [language, body])).toEqual([
    ['Python3', 'pass'],
    ['PyPy3', 'pass'],
  ]);
  expect(problem.attachments.map(({ name }) => name)).toEqual(['tool.zip']);
  expect(problem.juryFiles.map(({ name }) => name)).toEqual(['input_validators/v.py']);
});

test('every note of a DOMjudge zip belongs to the problem by the id that the zip gives it', async () => {
  const { packages, notes } = await read(
    { ...LEGACY, 'domjudge-problem.ini': "short-name='ADD'\ntimelimit='1.5'\n", 'problem.pdf': '%PDF-1.4' },
    'some-file.zip',
  );
  expect(packages.map(({ key }) => key)).toEqual(['ADD']);
  expect(new Set(notes.map(({ problem }) => problem))).toEqual(new Set(['ADD']));
});
