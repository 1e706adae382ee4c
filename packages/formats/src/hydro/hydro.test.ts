import { describe, expect, test } from 'vitest';
import { codesOf, readPackage, resolveFiles, zipFiles } from '../testing/packages.ts';

const HEAD = 'pid: P1\ntitle: Sum\ntag:\n- math\n';
const CASES = { '1.in': '1 2\n', '1.out': '3\n', '2.in': '3 4\n', '2.out': '7\n' };
const FLAT = 'cases:\n- {input: 1.in, output: 1.out}\n- {input: 2.in, output: 2.out}\n';

type Files = Record<string, string | Uint8Array>;
async function read(config: string | null, files: Files = {}, cases: Files = CASES, head = HEAD) {
  const { packages, notes, format } = await readPackage(
    await zipFiles({
      'P1/problem.yaml': head,
      'P1/problem.md': 'Add $a$ and $b$.',
      ...Object.fromEntries(Object.entries(cases).map(([name, text]) => [`P1/testdata/${name}`, text])),
      ...(config === null ? {} : { 'P1/testdata/config.yaml': config }),
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`P1/${name}`, text])),
    }),
  );
  return { problem: packages[0]!, packages, notes, format };
}

describe('a Hydro package', () => {
  test('times stay texts, whatever a YAML 1.1 reader would see in them', async () => {
    const { problem, notes } = await read(`time: 1s\nmemory: 1:30\n${FLAT}`);
    expect(problem.judging.limits.timeMs).toBe(1000);
    expect(notes.find(({ code }) => code === 'badLimit')).toMatchObject({
      severity: 'error',
      file: 'testdata/config.yaml',
    });
  });

  test('is recognised by what problem.yaml says', async () => {
    const { problem, notes, format } = await read(`type: default\ntime: 2000ms\nmemory: 256m\n${FLAT}`);
    expect(format?.id).toBe('hydro');
    expect(codesOf(notes)).toEqual(['noPoints']);
    expect(problem).toMatchObject({
      key: 'P1',
      titles: { en: 'Sum' },
      tags: ['math'],
      scoring: 'acm',
      judging: { mode: 'default', comparison: { by: 'lines' }, limits: { timeMs: 2000, memoryMb: 256 } },
    });
    expect(await resolveFiles(problem.cases)).toMatchObject([
      { name: '1', input: '1 2\n', output: '3\n', score: null },
      { name: '2', input: '3 4\n', output: '7\n' },
    ]);
  });

  test('a header among the test data lies beside the programs of the jury', async () => {
    const { problem, notes } = await read(`checker: c.cc\n${FLAT}`, {
      'testdata/c.cc': '#include "testlib.h"',
      'testdata/testlib.h': '// header',
    });
    expect(problem.judging.judgeExtraFiles).toEqual([{ name: 'testlib.h', content: '// header' }]);
    expect(codesOf(notes)).toContain('headerTaken');
  });

  test('a validator ends with 0 for inputs that may be', async () => {
    const { problem, notes } = await read(`validator: val.py\n${FLAT}`, { 'testdata/val.py': 'input()' });
    expect(problem.inputValidators).toMatchObject([{ name: 'val.py', language: 'Python3', convention: 'testlib' }]);
    expect(problem.juryFiles.map(({ name }) => name)).toContain('testdata/val.py');
    expect(codesOf(notes)).toContain('inputValidator');
    const missing = await read(`validator: val.py\n${FLAT}`);
    expect(codesOf(missing.notes)).toContain('inputValidatorLost');
  });

  test('a problem.yaml with name and limits is not one', async () => {
    const content = await zipFiles({ 'a/problem.yaml': 'name: X\nlimits:\n  memory: 1\n', 'a/data/secret/1.in': '' });
    expect((await readPackage(content)).format?.id).not.toBe('hydro');
  });

  test('a byte order mark, Windows line ends, GBK', async () => {
    const gbk = Buffer.concat([
      Buffer.from('pid: P1\r\ntitle: '),
      Buffer.from([0xcc, 0xe2, 0xc4, 0xbf]),
      Buffer.from('\r\n'),
    ]);
    const { packages } = await readPackage(
      await zipFiles({
        'problem.yaml': gbk,
        'testdata/1.in': '',
        'testdata/1.out': '',
        'testdata/config.yaml': '\uFEFFtime: 1s\r\n',
      }),
    );
    expect(packages[0]).toMatchObject({ titles: { zh: '题目' }, judging: { limits: { timeMs: 1000 } } });
  });

  test('several problems', async () => {
    const { packages } = await readPackage(
      await zipFiles(
        Object.fromEntries(
          ['a', 'b'].flatMap((name) => [
            [`${name}/problem.yaml`, `pid: ${name}\ntitle: T\n`],
            [`${name}/testdata/1.in`, ''],
            [`${name}/testdata/1.out`, ''],
          ]),
        ),
      ),
    );
    expect(packages.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  test('subtasks with points, limits, dependencies', async () => {
    const { problem, notes } = await read(
      [
        'subtasks:',
        '- {id: 1, type: sum, score: 30, cases: [{input: 1.in, output: 1.out}, {input: 2.in, output: 2.out, time: 3s}]}',
        '- {id: 7, type: min, time: 500ms, if: [1, 9], cases: [{input: 2.in, output: 2.out}]}',
        '- {id: 8, type: max, cases: [{input: 1.in, output: 1.out}]}',
      ].join('\n'),
    );
    expect(problem.scoring).toBe('oi');
    expect(problem.groups).toEqual([
      { num: 1, name: '1', score: 30, rule: 'sum', dependsOn: [] },
      { num: 2, name: '7', score: 35, rule: 'min', dependsOn: [1] },
      { num: 3, name: '8', score: 35, rule: 'max', dependsOn: [] },
    ]);
    expect(problem.cases.map(({ group, score, limits }) => [group, score, limits?.timeMs])).toEqual([
      [1, 15, undefined],
      [1, 15, 3000],
      [2, 35, 500],
      [3, 35, undefined],
    ]);
    expect(codesOf(notes)).toEqual(['pointsShared', 'dependencyUnknown']);
  });

  test('a flat problem with points', async () => {
    const { problem } = await read(`score: 10\n${FLAT}`);
    expect(problem.cases.map(({ score }) => score)).toEqual([5, 5]);
  });

  test('without config.yaml, by the names of files', async () => {
    const { problem, notes } = await read(null);
    expect(problem.cases.map(({ name }) => name)).toEqual(['1', '2']);
    expect(codesOf(notes, 'warning')).toEqual(['noConfig']);
    const grouped = await read(
      null,
      {},
      { '1-1.in': '', '1-1.out': '', '2-1.in': '', '2-1.out': '', '2-2.in': '', '2-2.out': '' },
    );
    expect(grouped.problem.groups.map(({ score, rule }) => [score, rule])).toEqual([
      [50, 'min'],
      [50, 'min'],
    ]);
    expect(codesOf(grouped.notes)).toContain('groupsGuessed');
  });

  test.each([
    ['2 goes before 10', ['10.in', '10.out', '2.in', '2.out'], ['2', '10']],
    ['upper case', ['A1.IN', 'A1.OUT'], ['A1']],
    ['.ans', ['1.in', '1.ans'], ['1']],
    ['.in1 with .ou1', ['a.in1', 'a.ou1'], ['a']],
    ['input1.txt with output1.txt', ['input1.txt', 'output1.txt'], ['input1']],
  ])('names of files: %s', async (_sentence, files, names) => {
    const { problem, notes } = await read(null, {}, Object.fromEntries(files.map((name) => [name, name])));
    expect(problem.cases.map(({ name }) => name)).toEqual(names);
    expect(await resolveFiles(problem.cases.map(({ output }) => output))).not.toContain(null);
    expect(codesOf(notes, 'warning')).toEqual(['noConfig']);
  });

  test('an old config.ini, with its folders in any case', async () => {
    const { problem } = await read(
      null,
      {},
      {
        'Config.ini': '2\r\n0.in|0.out|1.5|40|65536\r\n1.in|1.out|1|60|1000\r\n',
        'Input/0.in': 'a',
        'Output/0.out': 'b',
        'Input/1.in': 'c',
        'Output/1.out': 'd',
      },
    );
    expect(await resolveFiles(problem.cases)).toMatchObject([
      { input: 'a', output: 'b', score: 40, limits: { timeMs: 1500, memoryMb: 64 } },
      { input: 'c', output: 'd', score: 60, limits: { timeMs: 1000, memoryMb: 1 } },
    ]);
  });

  test('statements in several languages, samples taken out, files told apart', async () => {
    const { problem, notes } = await read(FLAT, {
      'problem_zh.md':
        '求和 ![](file://a.png)\n\n## 输入格式\n\n两个数\n\n## 样例\n\n```input1\n1 2\n```\n\n```output1\n3\n```\n',
      'problem_en.md': '@[PDF](file://b.pdf)\n\n```input1\nx\n```\n![](file://gone.png)',
      'additional_file/a.png': 'PNG',
      'additional_file/b.pdf': 'PDF',
      'additional_file/c.zip': 'ZIP',
    });
    expect(problem.titles).toEqual({ zh: 'Sum', en: 'Sum' });
    expect(problem.statements.zh).toMatchObject({ description: '求和 ![](<file://a.png>)', input: '两个数' });
    expect(problem.statements.en!.description).toBe('[PDF](file://b.pdf)\n\n![](<file://gone.png>)');
    expect(problem.samples).toMatchObject([{ input: '1 2\n', output: '3\n' }]);
    expect(problem.statementFiles.map(({ name }) => name)).toEqual(['a.png', 'b.pdf']);
    expect(problem.attachments.map(({ name }) => name)).toEqual(['c.zip']);
    expect(notes.find(({ code }) => code === 'pictureMissing')?.en).toContain('gone.png');
  });

  test('a statement file that holds JSON of languages', async () => {
    const { problem } = await read(FLAT, { 'problem.md': JSON.stringify({ zh: '中文', zh_TW: '繁體', en: 'text' }) });
    expect(Object.keys(problem.statements)).toEqual(['zh', 'zh-tw', 'en']);
  });

  test('a statement that is a PDF', async () => {
    const { problem } = await read(FLAT, { 'problem_en.pdf': '%PDF' });
    expect(problem.statements.en!.document).toBe('problem_en.pdf');
  });

  test.each([
    ['testlib', 'checker.cc', '', { convention: 'testlib', points: 'percent', name: 'checker.cc' }],
    ['kattis', 'checker.cc', '', { convention: 'icpc' }],
    ['hustoj', 'checker.cc', 'checkerAdapted', { convention: 'assay' }],
    ['qduoj', 'checker.cc', 'checkerAdapted', { convention: 'assay' }],
    ['testlib', 'ncmp', '', { convention: 'testlib', points: 'percent', name: 'ncmp.cpp' }],
  ])('checker_type %s, checker %s', async (type, checker, code, expected) => {
    const { problem, notes } = await read(
      `checker_type: ${type}\nchecker: ${checker}\nscore: 1\n${FLAT}`,
      {},
      { ...CASES, 'checker.cc': 'int main(){}' },
    );
    expect(problem.judging).toMatchObject({ mode: 'spj', checker: expected });
    expect(codesOf(notes)).toEqual(code === '' ? [] : [code]);
  });

  test.each([
    ['checker_type: strict', { mode: 'default', comparison: { by: 'exact' } }],
    [
      'checker: {file: c.txt, lang: cc.cc17o2}',
      { mode: 'spj', checker: { language: 'C++ 17 With O2', convention: 'testlib' } },
    ],
    [
      'type: interactive\ninteractor: i.cc',
      { mode: 'interactive', interactor: { convention: 'testlib' }, checker: null },
    ],
    ['type: submit_answer', { mode: 'submit_answer' }],
    ['multi_pass: 3\ntype: interactive\ninteractor: i.cc', { mode: 'interactive', passes: 3 }],
    ['multi_pass: 2', { mode: 'multi_pass', passes: 2 }],
    ['filename: road', { fileIo: { read: 'road.in', write: 'road.out' } }],
    ['user_extra_files: [c.txt]', { userExtraFiles: [{ name: 'c.txt', content: 'C' }] }],
  ])('%s', async (config, judging) => {
    const { problem } = await read(`${config}\n${FLAT}`, {}, { ...CASES, 'c.txt': 'C', 'i.cc': 'int main(){}' });
    expect(problem.judging).toMatchObject(judging);
  });

  test.each([
    ['type: communication\nmanager: m.cc', 'typeUnknown'],
    ['type: remote_judge', 'typeUnknown'],
    ['checker_type: lemon\nchecker: c.cc', 'checkerUnsupported'],
    ['checker_type: syzoj\nchecker: c.cc', 'checkerUnsupported'],
    ['checker_type: testlib\nchecker: gone.cc', 'checkerMissing'],
    ['checker_type: testlib\nchecker: nosuch', 'bundledMissing'],
    ['type: interactive', 'checkerMissing'],
    ['redirect: system/P1', 'redirect'],
    ['time: soon', 'badLimit'],
  ])('%s is an error', async (config, code) => {
    expect(codesOf((await read(`${config}\n${FLAT}`)).notes, 'error')).toContain(code);
  });

  test('a case whose input is not there', async () => {
    const { notes } = await read('cases:\n- {input: 9.in, output: 9.out}\n- {input: 1.in, output: 9.out}');
    expect(notes.filter(({ severity }) => severity !== 'info').map(({ code, file }) => [code, file])).toEqual([
      ['inputMissing', 'testdata/9.in'],
      ['answerMissing', 'testdata/9.out'],
    ]);
  });

  test('objective questions', async () => {
    const config =
      'type: objective\nanswers:\n  "1": [B, 5]\n  "2": [[A, C], 5]\n  "3": [42, 10]\n  "4": {yes: 2, sure: 3}\n';
    const { problem, notes } = await read(config, {
      'problem.md': '{{ select(1) }}\n{{ multiselect(2) }}\n{{ input(3) }}\n{{ input(4) }}\n',
    });
    expect(problem.judging.mode).toBe('objective');
    expect(await resolveFiles(problem.cases)).toMatchObject([
      { output: 'choice: B\n', score: 5 },
      { output: 'choices: A C\n', score: 5 },
      { output: 'blank: 42\n', score: 10 },
      { output: 'blank: sure\n', score: 3 },
    ]);
    expect(problem.statements.en!.description).toContain('**[1]**');
    expect(codesOf(notes)).toEqual(['answerPoints']);
    const holes = await read('type: objective\nanswers: {"1-2": [A, 5]}');
    expect(codesOf(holes.notes, 'error')).toContain('answerUnknown');
  });

  test('languages, templates, solutions, editorials', async () => {
    const { problem, notes } = await read(
      `langs: [cc, cc.cc17o2, py.py3, bf]\ntemplate: {cc: "int f();"}\ntime_limit_rate: {py: 2}\n${FLAT}`,
      { 'std/std.cpp': 'int main(){}', 'std/readme.txt': 'x', 'solution/1.md': 'easy' },
    );
    expect(problem.languages).toEqual(['C++ 17 With O2', 'Python3']);
    expect(problem.templates).toMatchObject([{ body: 'int f();' }]);
    expect(problem.solutions).toMatchObject([{ name: 'std.cpp', expected: ['accepted'], isModel: true }]);
    expect(problem.juryFiles.map(({ name }) => name)).toEqual(['solution/1.md']);
    expect(codesOf(notes, 'warning')).toEqual(['languageUnknown', 'ratesLost', 'languageUnknown']);
  });

  test('difficulty out of ten, owner and counters', async () => {
    const { problem } = await read(FLAT, {}, CASES, `${HEAD}difficulty: 7\nowner: 2\nhidden: true\n`);
    expect(problem).toMatchObject({
      difficulty: 2,
      settings: { auth: 2 },
      extra: { hydro: { difficulty: '7', owner: '2' } },
    });
  });

  test.each([
    ['no YAML', 'pid: [', 'notReadable'],
    ['neither title nor id', 'tag: [x]\n', 'badField'],
  ])('a problem.yaml that is %s leaves the problem out', async (_name, head, code) => {
    const report = await readPackage(
      await zipFiles({ 'a/problem.yaml': HEAD, 'a/testdata/1.in': '', 'a/testdata/1.out': '', 'b/problem.yaml': head }),
    );
    expect(report.packages).toHaveLength(1);
    expect(codesOf(report.notes, 'error')).toEqual([code]);
  });

  test('a configuration of anchors that multiply is refused', async () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x,x]',
      ...'bcdefghij'
        .split('')
        .map((one, at) => `${one}: &${one} [${Array(10).fill(`*${'abcdefghij'[at]}`).join(',')}]`),
    ];
    expect(codesOf((await read(bomb.join('\n'))).notes, 'error')).toEqual(['notReadable']);
  });
});
