import { describe, expect, test } from 'vitest';
import { readFixture } from '../testing/fixtures.ts';
import { codesOf, readPackage, resolveFiles, zipFiles } from '../testing/packages.ts';

const PROBLEM = {
  problemId: 'H1',
  title: '求和',
  author: 'root',
  type: 0,
  judgeMode: 'default',
  judgeCaseMode: 'default',
  timeLimit: 1000,
  memoryLimit: 256,
  stackLimit: 128,
  description: '给定 $a$ 和 $b$',
  input: 'x',
  output: 'y',
  examples: '<input>1 < 2 & 3</input><output></output><input>a\nb</input><output>c</output>',
  source: '<a style="color:red" href="http://x.y/1">Finals</a>',
  difficulty: 2,
  hint: '',
  auth: 1,
  ioScore: 100,
  codeShare: false,
  isRemoveEndBlank: true,
  openCaseResult: true,
  isFileIO: false,
  ioReadFileName: null,
  ioWriteFileName: null,
  isRemote: false,
  spjCode: null,
  spjLanguage: null,
  caseVersion: '0',
  isGroup: false,
};

const BASE = {
  judgeMode: 'default',
  languages: ['C++', 'Golang'],
  samples: [{ input: '1.in', output: '1.out' }] as object[],
  tags: ['easy'],
  codeTemplates: [],
  userExtraFile: {},
  judgeExtraFile: {},
};

const CASES = { '1.in': '1 2\n', '1.out': '3\n' };

async function readOne(change: object = {}, beside: object = {}, cases: Record<string, string> = CASES, prefix = '') {
  const json = { ...BASE, ...beside, problem: { ...PROBLEM, ...change } };
  const { packages, notes, format } = await readPackage(
    await zipFiles({
      [`${prefix}problem_1.json`]: JSON.stringify(json),
      ...Object.fromEntries(Object.entries(cases).map(([name, text]) => [`${prefix}problem_1/${name}`, text])),
    }),
  );
  return { problem: packages[0]!, notes, format };
}

describe('a HOJ zip', () => {
  test('is recognised and read', async () => {
    const { problem, notes, format } = await readOne();
    expect(format?.id).toBe('hoj');
    expect(notes).toEqual([]);
    expect(problem).toMatchObject({
      key: 'H1',
      titles: { zh: '求和' },
      statements: { zh: { description: '给定 $a$ 和 $b$', input: 'x', output: 'y' } },
      author: 'root',
      source: 'Finals',
      sourceUrl: 'http://x.y/1',
      difficulty: 2,
      languages: ['C++', 'Golang'],
      judging: { mode: 'default', comparison: { by: 'lines' }, limits: { timeMs: 1000, memoryMb: 256, stackMb: 128 } },
      settings: { auth: 1, caseMode: 'default', openCaseResult: true, codeShare: false },
      // What this product has no place for goes back into the next export.
      extra: { hoj: { isGroup: false } },
    });
    expect(await resolveFiles(problem.cases)).toMatchObject([{ name: '1', input: '1 2\n', output: '3\n' }]);
  });

  test('examples are no XML', async () => {
    const { problem } = await readOne();
    expect(problem.samples.map(({ input, output }) => [input, output])).toEqual([
      ['1 < 2 & 3', ''],
      ['a\nb', 'c'],
    ]);
  });

  test('a wrapping folder, which HOJ itself refuses', async () => {
    const { problem, format } = await readOne({}, {}, CASES, 'export/hoj/');
    expect(format?.id).toBe('hoj');
    expect(problem.cases).toHaveLength(1);
  });

  test('absolute paths of the old server as names of samples', async () => {
    const samples = [{ input: '/judge/test_case/problem_1/1.in', output: '/judge/test_case/problem_1/1.out' }];
    const { problem, notes } = await readOne({}, { samples });
    expect(notes).toEqual([]);
    expect(problem.cases.map(({ inputName }) => inputName)).toEqual(['1.in']);
  });

  test('extra files of the judge that the export put beside those of the user', async () => {
    const { problem } = await readOne(
      { userExtraFile: '{"lib.h":"a"}', judgeExtraFile: '{"data.h":"b"}' },
      { userExtraFile: { 'data.h': 'b' }, judgeExtraFile: {} },
    );
    expect(problem.judging.userExtraFiles).toEqual([{ name: 'lib.h', content: 'a' }]);
    expect(problem.judging.judgeExtraFiles).toEqual([{ name: 'data.h', content: 'b' }]);
  });

  test('groups by number, each case with the points of its group', async () => {
    const samples = [
      { input: '1.in', output: '1.out', score: 40, groupNum: 1 },
      { input: '2.in', output: '2.out', score: 60, groupNum: 2 },
      { input: '3.in', output: '3.out', score: 60, groupNum: 2 },
    ];
    const cases = { ...CASES, '2.in': '', '2.out': '', '3.in': '', '3.out': '' };
    const { problem } = await readOne({ type: 1, judgeCaseMode: 'subtask_lowest' }, { samples }, cases);
    expect(problem.groups).toEqual([
      { num: 1, name: '1', score: 40, rule: 'min', dependsOn: [] },
      { num: 2, name: '2', score: 60, rule: 'min', dependsOn: [] },
    ]);
    expect(problem.cases.map(({ group, score }) => [group, score])).toEqual([
      [1, 40],
      [2, 60],
      [2, 60],
    ]);
  });

  test('a special judge, an interactor, one with testlib', async () => {
    const spj = await readOne({ judgeMode: 'spj', spjCode: 'int main(){}', spjLanguage: 'C++' });
    expect(spj.problem.judging).toMatchObject({ mode: 'spj', checker: { convention: 'assay', points: null } });
    const interactive = await readOne({
      judgeMode: 'interactive',
      spjCode: '#include "testlib.h"\nint main(){}',
      spjLanguage: 'C++',
    });
    expect(interactive.problem.judging).toMatchObject({
      mode: 'interactive',
      checker: null,
      interactor: { convention: 'testlib', points: 'percent' },
    });
  });

  test('file input and output, every byte compared', async () => {
    const { problem } = await readOne({
      isFileIO: true,
      ioReadFileName: 'a.in',
      ioWriteFileName: 'a.out',
      isRemoveEndBlank: false,
    });
    expect(problem.judging).toMatchObject({ fileIo: { read: 'a.in', write: 'a.out' }, comparison: { by: 'exact' } });
  });

  test('pictures of the old server are told', async () => {
    const { notes } = await readOne({ description: '题 ![p](/api/public/img/x.png)' });
    expect(notes.find(({ code }) => code === 'pictureElsewhere')?.en).toContain('/api/public/img/x.png');
  });

  test.each([
    ['a mode that is not known', { judgeMode: 'magic' }, {}, 'modeUnknown'],
    ['a problem of another site', { isRemote: true }, {}, 'remote'],
    ['a special judge without its code', { judgeMode: 'spj' }, {}, 'checkerMissing'],
    ['a special judge in no language', { judgeMode: 'spj', spjCode: 'x', spjLanguage: 'Foo' }, {}, 'checkerLanguage'],
    ['no cases', {}, { samples: [{ input: '9.in', output: '9.out' }] }, 'noCases'],
    ['a title that is none', { title: 7 }, {}, 'badField'],
  ])('%s is an error', async (_name, change, beside, code) => {
    const { notes } = await readOne(change, beside);
    expect(codesOf(notes, 'error')).toContain(code);
  });

  test('languages that are not known are told and left out', async () => {
    const { problem, notes } = await readOne({}, { languages: ['C++', 'Foo'] });
    expect(problem.languages).toEqual(['C++']);
    expect(codesOf(notes, 'warning')).toEqual(['languageUnknown']);
  });
});

describe('real zips', () => {
  test('elixir', async () => {
    const { packages, format, notes } = await readFixture('elixir-hoj.zip');
    expect(format?.id).toBe('hoj');
    expect(codesOf(notes, 'error')).toEqual([]);
    expect(packages[0]).toMatchObject({ key: 'ELIXIR', difficulty: 1 });
    expect(packages[0]!.cases).toHaveLength(36);
  });

  test('siffrid', async () => {
    const { packages } = await readFixture('siffrid-hoj.zip');
    expect(packages[0]!.groups).toMatchObject([
      { num: 1, score: 40, rule: 'min' },
      { num: 2, score: 60, rule: 'min' },
    ]);
  });
});
