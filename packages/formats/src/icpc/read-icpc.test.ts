import { describe, expect, test } from 'vitest';
import { codesOf, resolveFiles } from '../testing/packages.ts';
import { type Files, LEGACY, read, readWith } from './testing/package.ts';

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

describe('statements', () => {
  test('LaTeX becomes Markdown, the original stays with the jury', async () => {
    const tex =
      '\\problemname{Two \\& two}\n\\illustration{0.3}{cat}{A cat}\nGiven $n < 5$.\n\\section*{Input}\nOne \\textbf{line}.\n\\begin{Output}\nA word.\n\\end{Output}\n\\nextsample\n';
    const { problem, notes } = await readWith({
      'problem.yaml': 'limits: {time_limit: 1}',
      'problem_statement/problem.en.md': null,
      'problem_statement/problem.tex': tex,
    });
    expect(problem.titles).toEqual({ en: 'Two & two' });
    expect(problem.statements.en).toMatchObject({ input: 'One **line**.', output: 'A word.' });
    expect(problem.statements.en?.description).toContain('file://cat.png');
    expect(problem.statements.en?.description).toContain('$n < 5$');
    expect(problem.juryFiles.map(({ name }) => name)).toContain('problem_statement/problem.tex');
    expect(codesOf(notes)).toContain('texStatement');
  });

  test('a PDF alone is the document of the statement', async () => {
    const { problem, notes } = await readWith({
      'problem_statement/problem.en.md': null,
      'problem_statement/problem.sv.pdf': '%PDF',
    });
    expect(problem.statements.sv?.document).toBe('problem.sv.pdf');
    expect(codesOf(notes)).toContain('pdfStatement');
  });

  test('constants are put in, but not into data', async () => {
    const { problem } = await readWith({
      'problem.yaml':
        'problem_format_version: 2025-09\nname: {en: X}\nconstants: {max_n: 100, eps: {value: 0.1, tex: "10^{-1}"}}',
      'problem_statement/problem.en.md': 'n up to {{max_n}}, {{eps.tex}}, {{unknown}}',
      'data/secret/01.in': '{{max_n}}',
    });
    expect(problem.statements.en?.description).toBe('n up to 100, 10^{-1}, {{unknown}}');
    expect(await resolveFiles(problem.cases[1]?.input)).toBe('{{max_n}}');
  });
});

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

  test('no secret case is an error', async () => {
    const { notes } = await readWith({
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

describe('validators', () => {
  test('float tolerances of the standard one', async () => {
    const { problem } = await readWith({
      'problem.yaml': 'name: X\nvalidator_flags: float_tolerance 1e-6 case_sensitive',
    });
    expect(problem.judging).toMatchObject({
      mode: 'default',
      comparison: { by: 'tokens', caseSensitive: true, floatAbsolute: 1e-6, floatRelative: 1e-6 },
    });
  });

  test('two validators are an error: all must accept', async () => {
    const { notes } = await readWith({
      'problem.yaml': 'name: X\nvalidation: custom',
      'output_validators/a.py': '',
      'output_validators/b.py': '',
    });
    expect(codesOf(notes, 'error')).toEqual(['severalValidators']);
  });

  test('a custom validator that is not there is an error', async () => {
    expect(codesOf((await readWith({ 'problem.yaml': 'name: X\nvalidation: custom' })).notes, 'error')).toEqual([
      'noValidator',
    ]);
  });

  test('several units of C++ become one, with the others beside it', async () => {
    const { problem } = await readWith({
      'problem.yaml': 'name: X\nvalidation: custom score',
      'output_validators/v/validator.cpp': 'main',
      'output_validators/v/util.cc': 'util',
      'output_validators/v/util.h': 'header',
    });
    expect(problem.judging.checker?.code).toBe('main\n#include "util.cc"');
    expect(problem.judging.judgeExtraFiles.map(({ name }) => name).sort()).toEqual(['util.cc', 'util.h']);
  });

  test('multi-pass', async () => {
    const { problem } = await readWith({
      'problem.yaml':
        'problem_format_version: 2025-09\nname: {en: X}\ntype: multi-pass\nlimits: {validation_passes: 3}',
      'output_validator/v.cpp': 'int main(){}',
    });
    expect(problem.judging).toMatchObject({ mode: 'multi_pass', passes: 3, checker: { convention: 'icpc' } });
  });
});

describe('submissions', () => {
  test('folders promise verdicts', async () => {
    const { problem } = await readWith({
      'submissions/wrong_answer/w.py': '',
      'submissions/time_limit_exceeded/t/t.java': '',
      'submissions/run_time_error/r.c': '',
      'submissions/partially_accepted/p.py': '',
    });
    expect(problem.solutions.map(({ name, expected }) => [name, expected])).toEqual([
      ['sol.cpp', ['accepted']],
      ['w.py', ['wrongAnswer']],
      ['t/t.java', ['timeLimit']],
      ['r.c', ['runtimeError', 'memoryLimit']],
      ['p.py', ['partial']],
    ]);
  });

  test('submissions.yaml says more', async () => {
    const { problem } = await readWith({
      'submissions/submissions.yaml':
        '"*/slow*.{py,cpp}": {permitted: [AC, TLE], required: TLE, authors: [Ann], score: [10, 20]}\n"accepted/*": {model_solution: true}\n',
      'submissions/brute_force/slow1.py': '',
    });
    expect(problem.solutions).toMatchObject([
      { name: 'sol.cpp', isModel: true, expected: ['accepted'] },
      { name: 'slow1.py', expected: ['timeLimit'], author: 'Ann', score: { min: 10, max: 20 } },
    ]);
  });

  test('@EXPECTED_RESULTS@ in the source narrows the folder', async () => {
    const { problem, notes } = await readWith({
      'submissions/rejected/x.py': '# @EXPECTED_RESULTS@: WRONG-ANSWER, CORRECT\n',
    });
    expect(problem.solutions[1]?.expected).toEqual(['wrongAnswer']);
    expect(codesOf(notes, 'warning')).toContain('expectationCut');
  });

  test('an unknown language and several files stay with the jury', async () => {
    const { problem, notes } = await readWith({
      'submissions/accepted/x.cob': '',
      'submissions/accepted/many/a.java': '',
      'submissions/accepted/many/b.java': '',
    });
    expect(problem.solutions).toHaveLength(1);
    expect(problem.juryFiles.map(({ name }) => name)).toEqual([
      'submissions/accepted/x.cob',
      'submissions/accepted/many/a.java',
      'submissions/accepted/many/b.java',
    ]);
    expect(codesOf(notes, 'warning')).toEqual(expect.arrayContaining(['solutionLanguage', 'solutionFolder']));
  });
});

test('include, templates and attachments', async () => {
  const { problem } = await readWith({
    'include/cpp/grader.h': 'h',
    'attachments/templates/python3/start.py': 'pass',
    'attachments/tool.zip': 'PK',
    'input_validators/v.py': '',
  });
  expect(problem.judging.mode).toBe('grader');
  expect(new Set(problem.judging.graderFiles.map(({ name }) => name))).toEqual(new Set(['grader.h']));
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

const FLAGS = (flags: string) => `input_validator_flags: ${flags}`;

describe('input validators', () => {
  const validator = (changes: Record<string, string>) => readWith({ 'input_validators/v.py': 'exit(42)', ...changes });

  test('are read with their arguments and files beside them, and stay with the jury', async () => {
    const { problem, notes } = await readWith({
      'input_validators/v.py': 'exit(42)',
      'input_format_validators/range/range.cpp': 'int main() {}',
      'input_format_validators/range/validate.h': '// h',
      'data/secret/testdata.yaml': 'input_validator_flags: --max 10',
    });
    expect(problem.inputValidators).toEqual([
      {
        name: 'v.py',
        language: 'Python3',
        code: 'exit(42)',
        convention: 'icpc',
        arguments: ['--max', '10'],
        caseArguments: { 'sample-1.in': [] },
        files: [],
      },
      {
        name: 'range.cpp',
        language: 'C++ 20 With O2',
        code: 'int main() {}',
        convention: 'icpc',
        arguments: ['--max', '10'],
        caseArguments: { 'sample-1.in': [] },
        files: [{ name: 'validate.h', content: '// h' }],
      },
    ]);
    expect(codesOf(notes)).toContain('inputValidator');
    expect(problem.juryFiles.map(({ name }) => name)).toContain('input_format_validators/range/validate.h');
  });

  test('arguments by name are those of the validator', async () => {
    const { problem } = await validator({ 'data/testdata.yaml': 'input_validator_flags: {v: --big, w: --small}' });
    expect(problem.inputValidators.map((one) => one.arguments)).toEqual([['--big']]);
  });

  test.each<[string, Record<string, string>, string[], Record<string, string[]>]>([
    [
      'of a group are those of its inputs',
      {
        'data/secret/small/1.in': '1',
        'data/secret/small/1.ans': '1',
        'data/secret/small/testdata.yaml': FLAGS('small'),
      },
      [],
      { 'small-1.in': ['small'] },
    ],
    [
      'of a group go before those around it',
      {
        'data/testdata.yaml': FLAGS('all'),
        'data/secret/small/1.in': '1',
        'data/secret/small/1.ans': '1',
        'data/secret/small/deep/2.in': '1',
        'data/secret/small/deep/2.ans': '1',
        'data/secret/small/testdata.yaml': FLAGS('small'),
      },
      ['all'],
      { 'small-1.in': ['small'], 'small-deep-2.in': ['small'] },
    ],
    [
      'of the samples are those of the samples',
      { 'data/secret/testdata.yaml': FLAGS('--max 10'), 'data/sample/testdata.yaml': FLAGS('--max 5') },
      ['--max', '10'],
      { 'sample-1.in': ['--max', '5'] },
    ],
    [
      'of a case go before all others, constants put in',
      {
        'data/secret/testdata.yaml': FLAGS('--max 10'),
        'data/secret/01.yaml': 'input_validator_args: [--max, "{{n}}"]',
      },
      ['--max', '10'],
      { '01.in': ['--max', '7'] },
    ],
  ])('arguments %s', async (_what, files, usual, ofCases) => {
    const { problem, notes } = await validator({
      'problem.yaml': 'name: Add\nlimits: {time_limit: 1}\nconstants: {n: 7}\n',
      'data/sample/1.in': '1',
      'data/sample/1.ans': '1',
      'data/secret/01.in': '1',
      'data/secret/01.ans': '1',
      ...files,
    });
    expect(codesOf(notes, 'error')).toEqual([]);
    expect(problem.inputValidators).toMatchObject([{ arguments: usual, caseArguments: ofCases }]);
    const names = problem.cases.map(({ inputName }) => inputName);
    expect(names).toEqual(expect.arrayContaining(Object.keys(ofCases)));
  });

  test('what cannot be run here is named and kept; others run', async () => {
    const { problem, notes } = await validator({ 'input_validators/grammar.ctd': 'INT(1,2)' });
    expect(problem.inputValidators.map(({ name }) => name)).toEqual(['v.py']);
    expect(notes.filter(({ code }) => code === 'inputGrammar')).toMatchObject([
      { severity: 'warning', file: 'input_validators/grammar.ctd' },
    ]);
  });
});
