import { describe, expect, test } from 'vitest';
import { readFixture } from '../testing/fixtures.ts';
import { codesOf, readPackage, resolveFiles, zipFiles } from '../testing/packages.ts';

const BASE = {
  display_id: 'A1',
  title: 'Sum',
  description: { format: 'html', value: '<p>Add $a$ and $b$.</p>' },
  input_description: { format: 'html', value: '<p>Two numbers.</p>' },
  output_description: { format: 'html', value: '<p>Their sum.</p>' },
  hint: { format: 'html', value: '' },
  samples: [{ input: '1 2\n', output: '3\n' }],
  time_limit: 1000,
  memory_limit: 256,
  test_case_score: [{ score: 100, input_name: '1.in', output_name: '1.out' }],
  template: {},
  spj: null,
  rule_type: 'ACM',
  source: 'home',
  answers: [],
  tags: ['easy'],
};

const CASE = { '1.in': '1 2\n', '1.out': '3\n' };

type Files = Record<string, string>;
const inFolder = (folder: string, json: unknown, cases: Files = CASE): Files => ({
  [`${folder}/problem.json`]: typeof json === 'string' ? json : JSON.stringify(json),
  ...Object.fromEntries(Object.entries(cases).map(([name, text]) => [`${folder}/testcase/${name}`, text])),
});
const read = async (files: Files) => readPackage(await zipFiles(files));
const readOne = async (change: object, cases: Files = CASE) => {
  const { packages, notes, format } = await read(inFolder('1', { ...BASE, ...change }, cases));
  return { problem: packages[0]!, notes, format };
};

describe('a QDUOJ export', () => {
  test('is recognised and read', async () => {
    const { problem, notes, format } = await readOne({});
    expect(format?.id).toBe('qduoj');
    expect(codesOf(notes, 'error')).toEqual([]);
    expect(problem).toMatchObject({
      key: 'A1',
      titles: { en: 'Sum' },
      statements: { en: { description: 'Add $a$ and $b$.', input: 'Two numbers.', output: 'Their sum.' } },
      samples: [{ input: '1 2\n', output: '3\n' }],
      source: 'home',
      tags: ['easy'],
      scoring: 'acm',
      judging: { mode: 'default', limits: { timeMs: 1000, memoryMb: 256 }, checker: null },
    });
    expect(await resolveFiles(problem.cases)).toMatchObject([
      { name: '1', input: '1 2\n', output: '3\n', score: null },
    ]);
  });

  test('with several problems and a hole in their numbers', async () => {
    const { packages } = await read({
      ...inFolder('1', { ...BASE, display_id: 'A' }),
      ...inFolder('3', { ...BASE, display_id: 'C', title: '求和' }),
    });
    expect(packages.map(({ key }) => key)).toEqual(['A', 'C']);
    expect(Object.keys(packages[1]!.titles)).toEqual(['zh']);
  });

  test('two folders deep, with what macOS leaves behind', async () => {
    const files = inFolder('export/problems/1', BASE);
    const { packages, format } = await read({ ...files, '__MACOSX/export/problems/1/._problem.json': 'x' });
    expect(format?.id).toBe('qduoj');
    expect(packages).toHaveLength(1);
  });

  test('OI cases carry their points', async () => {
    const { problem } = await readOne(
      {
        rule_type: 'OI',
        test_case_score: [
          { score: 40, input_name: '1.in', output_name: '1.out' },
          { score: '60', input_name: '2.in', output_name: '2.out' },
        ],
      },
      { ...CASE, '2.in': '3 4\n', '2.out': '7\n' },
    );
    expect(problem.scoring).toBe('oi');
    expect(problem.cases.map(({ score }) => score)).toEqual([40, 60]);
  });

  test('a special judge gets the arguments it was made for, and cases without answers', async () => {
    const { problem, notes } = await readOne(
      {
        spj: { code: 'int main() {}', language: 'C++' },
        test_case_score: [{ score: 100, input_name: '1.in', output_name: '-' }],
      },
      { '1.in': '1 2\n' },
    );
    expect(codesOf(notes, 'info')).toContain('checkerAdapted');
    expect(codesOf(notes, 'warning')).toEqual([]);
    expect(problem.judging).toMatchObject({ mode: 'spj', checker: { language: 'C++', convention: 'assay' } });
    expect(problem.judging.checker!.code).toMatch(/^\/\* assay: called as qduoj[\s\S]*#line 1\nint main\(\) \{\}$/);
    expect(problem.cases[0]!.output).toBeNull();
  });

  test('a special judge in a language that cannot be one is an error', async () => {
    const { notes } = await readOne({ spj: { code: 'x', language: 'Pascal' } });
    expect(codesOf(notes, 'error')).toEqual(['checkerLanguage']);
  });

  test('templates in three parts, or as one text with markers', async () => {
    const { problem, notes } = await readOne({
      template: {
        'C++': { prepend: 'p', template: 't', append: 'a' },
        Python3:
          '//PREPEND BEGIN\nimport x\n//PREPEND END\n\n//TEMPLATE BEGIN\ndef f():\n    pass\n//TEMPLATE END\n\n//APPEND BEGIN\nf()\n//APPEND END',
        Brainfuck: { prepend: '', template: '+', append: '' },
      },
    });
    expect(problem.templates).toEqual([
      { language: 'C++', prepend: 'p', body: 't', append: 'a' },
      { language: 'Python3', prepend: 'import x\n', body: 'def f():\n    pass\n', append: 'f()\n' },
    ]);
    expect(notes.find(({ code }) => code === 'languageUnknown')?.en).toContain('Brainfuck');
  });

  test('answers become solutions that must be accepted', async () => {
    const { problem } = await readOne({ answers: [{ language: 'Golang', code: 'package main' }] });
    expect(problem.solutions).toMatchObject([{ language: 'Golang', expected: ['accepted'], isModel: true }]);
  });

  test('old exports: texts without a format, a source that is an object', async () => {
    const { problem } = await readOne({ description: '<p>bare</p>', source: { name: 'old' }, hint: null });
    expect(problem.statements.en!.description).toBe('bare');
    expect(problem.source).toBe('old');
  });

  test('texts in Markdown stay as they are', async () => {
    const { problem } = await readOne({ description: { format: 'markdown', value: '*a* <b>' } });
    expect(problem.statements.en!.description).toBe('*a* <b>');
  });

  test('backslashes are not unescaped twice', async () => {
    const { problem } = await readOne({ title: '\\u4e2d', samples: [{ input: '\\n', output: '\\u0041' }] });
    expect(problem.titles).toEqual({ en: '\\u4e2d' });
    expect(problem.samples).toMatchObject([{ input: '\\n', output: '\\u0041' }]);
  });

  test('pictures on the old server are told', async () => {
    const { notes } = await readOne({ description: '<p><img src="/public/upload/a.png"></p>' });
    expect(notes.find(({ code }) => code === 'pictureElsewhere')?.en).toContain('/public/upload/a.png');
  });

  test('pasted pictures become files', async () => {
    const { problem, notes } = await readOne({ description: '<p><img src="data:image/png;base64,aGVsbG8="/></p>' });
    expect(problem.statements.en!.description).toBe('![](<file://picture-1.png>)');
    expect(await resolveFiles(problem.statementFiles)).toEqual([{ name: 'picture-1.png', file: 'hello' }]);
    expect(codesOf(notes)).not.toContain('pictureElsewhere');
  });

  test('a missing input is an error, a missing answer a warning, a file too many a warning', async () => {
    const cases = [1, 2].map((at) => ({ score: 100, input_name: `${at}.in`, output_name: `${at}.out` }));
    const { notes } = await readOne({ test_case_score: cases }, { '1.in': 'x', '9.in': 'y' });
    expect(notes.map(({ code, file }) => [code, file])).toEqual([
      ['htmlStatement', 'problem.json'],
      ['notACase', 'testcase/9.in'],
      ['answerMissing', 'testcase/1.out'],
      ['inputMissing', 'testcase/2.in'],
    ]);
  });

  test('cases are found by their names when the description lists none', async () => {
    const { problem } = await readOne({ test_case_score: null }, { ...CASE, '10.in': 'x', '10.out': 'y' });
    expect(problem.cases.map(({ name }) => name)).toEqual(['1', '10']);
  });

  test('a byte order mark and Windows line ends in the description', async () => {
    const json = `\uFEFF${JSON.stringify(BASE, null, 2).replaceAll('\n', '\r\n')}`;
    const { packages } = await read(inFolder('1', json));
    expect(packages).toHaveLength(1);
  });

  test.each([
    ['no JSON', '{"display_id":1,"test_case_score":', 'notReadable'],
    ['a title that is none', { ...BASE, title: {} }, 'badField'],
    ['a limit that is none', { ...BASE, time_limit: 'soon' }, 'badField'],
  ])('%s leaves out that problem alone', async (_name, json, code) => {
    const { packages, notes } = await read({ ...inFolder('1', BASE), ...inFolder('2', json) });
    expect(packages).toHaveLength(1);
    expect(notes.filter(({ severity }) => severity === 'error')).toMatchObject([{ code, file: '2/problem.json' }]);
  });
});

describe('real exports', () => {
  test('elixir', async () => {
    const { packages, format, notes } = await readFixture('elixir-qduoj.zip');
    expect(format?.id).toBe('qduoj');
    expect(codesOf(notes, 'error')).toEqual([]);
    expect(packages).toMatchObject([{ key: 'elixir', judging: { limits: { timeMs: 2000, memoryMb: 256 } } }]);
    expect(packages[0]!.cases).toHaveLength(36);
    expect(packages[0]!.samples).toHaveLength(2);
    // LaTeX in <pre>, as whoever packed it left it.
    expect(codesOf(notes, 'warning')).toContain('texGuessed');
    const { description, input, output } = packages[0]!.statements.en!;
    expect(description).toContain('récoltes dépérissent');
    expect([input, output].every((text) => text.startsWith('L') || text.startsWith('Un'))).toBe(true);
  });

  test('siffrid', async () => {
    const { packages } = await readFixture('siffrid-qduoj.zip');
    expect(packages[0]!.scoring).toBe('oi');
    expect(packages[0]!.cases.map(({ score }) => score).slice(13, 16)).toEqual([40, 60, 60]);
  });
});
