import { addProblem, getAdminProblem } from '@assay/contract/authoring/editor.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type Asker, as } from '@assay/testkit/ask.ts';
import { buildCatalogue, buildTag } from '@assay/testkit/build/catalogue.ts';
import { type ProblemOptions, problemSave } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: TestSite;
let rootUser: BuiltUser;
let root: Asker;
beforeAll(async () => {
  site = await openTestSite();
  await buildCatalogue(site);
  rootUser = await buildUser(site, { role: 'root' });
  root = as(site, rootUser);
});
afterAll(() => site.close());

const add = async (asker: Asker, options: ProblemOptions = {}) =>
  (await asker(addProblem, problemSave(options))).data.pid;
const open = async (pid: number) => (await root(getAdminProblem, { pid })).data;
const versions = (pid: number) =>
  site.services.db.selectFrom('problem_data').selectAll().where('pid', '=', pid).orderBy('id').execute();

describe('creating', () => {
  test('stores everything the editor sends and gives it back', async () => {
    const tag = await buildTag(site);
    const save = problemSave({
      problemId: 'round-trip',
      type: 1,
      judgeCaseMode: 'subtask_lowest',
      difficulty: 2,
      source: 'Assay',
      timeLimit: 2500,
      isFileIO: true,
      ioReadFileName: 'a.in',
      ioWriteFileName: 'a.out',
      isRemoveEndBlank: false,
      openCaseResult: false,
      codeShare: false,
      userExtraFile: [{ name: '__proto__', content: 'x' }],
      judgeExtraFile: [{ name: 'constructor', content: 'y' }],
      tags: [tag.id],
      languages: ['Java', 'C'],
      codeTemplates: [{ language: 'C', code: 'int x;', status: true }],
      cases: [
        { input: '1', output: '1', score: 30, groupNum: 1 },
        { input: '2', output: '2', score: 70, groupNum: 2 },
      ],
    });
    const { status, data } = await root(addProblem, save);
    expect(status).toBe(200);
    expect(data.problemId).toBe('ROUND-TRIP');
    const edited = await open(data.pid);
    expect(edited).toMatchObject({
      version: 0,
      problem: save.problem,
      tags: [tag.id],
      languages: ['C', 'Java'],
      codeTemplates: save.codeTemplates,
      author: rootUser.username,
    });
    const shown = await as(site)(getProblemDetail, { problemId: 'round-trip' } as never);
    expect(shown.data.problem.ioScore).toBe(100);
    const [version] = await versions(data.pid);
    expect(version?.cases).toMatchObject([
      { index: 1, inputName: '1.in', outputName: '1.out', score: 30, groupNum: 1 },
      { index: 2, score: 70, groupNum: 2 },
    ]);
  });

  test('a display id is unique, in any letter case', async () => {
    await add(root, { problemId: 'TWICE' });
    const answer = await root.refused(addProblem, problemSave({ problemId: 'twice' }));
    expect(answer).toMatchObject({ status: 409, data: { code: 'problem.idTaken' } });
    expect(answer.msg).toContain('TWICE');
  });

  test.each<[string, ProblemOptions | (() => object), string]>([
    ['no cases', { cases: [] }, 'problem.noData'],
    ['an empty case', { cases: [{ input: '', output: '' }] }, 'problem.caseEmpty'],
    ['OI without scores', { type: 1 }, 'problem.scoreNeeded'],
    ['a special judge without code', { judgeMode: 'spj' }, 'problem.checkerNeeded'],
    ['a case mode of the other type', { judgeCaseMode: 'subtask_lowest' }, 'problem.caseModeMismatch'],
    ['file IO without names', { isFileIO: true }, 'problem.fileNamesNeeded'],
    ['no language', { languages: [] }, 'problem.languageNeeded'],
    ['an unknown language', { languages: ['__proto__'] }, 'language.unknown'],
    [
      'a template of an unknown language',
      { codeTemplates: [{ language: 'constructor', code: 'x', status: true }] },
      'language.unknown',
    ],
    ['an empty template', { codeTemplates: [{ language: 'C', code: '', status: true }] }, 'problem.templateEmpty'],
    ['a tag twice', { tags: [1, 1] }, 'problem.tagTwice'],
    ['an unknown tag', { tags: [999_999] }, 'tag.unknown'],
    ['an unknown difficulty', { difficulty: 999 }, 'difficulty.unknown'],
    ['kept cases', () => ({ ...problemSave(), cases: { from: 'keep' } }), 'problem.noData'],
    [
      'an unknown upload',
      () => ({ ...problemSave(), cases: { from: 'upload', uploadKey: 'x', samples: [{ input: 'a', output: 'b' }] } }),
      'testdata.stagingUnknown',
    ],
  ])('refuses %s and stores nothing', async (_name, options, code) => {
    const save = typeof options === 'function' ? options() : problemSave(options);
    const before = await site.services.db.selectFrom('problems').select('id').execute();
    const answer = await root.refused(addProblem, save);
    expect(answer.data.code).toBe(code);
    expect(answer.status).toBeLessThan(500);
    expect(await site.services.db.selectFrom('problems').select('id').execute()).toHaveLength(before.length);
  });

  const statement = { title: 'T', description: '', input: 'i', output: 'o', hint: '' };
  test.each<[string, object, string]>([
    ['display id', { problemId: ' ' }, 'problem.problemId'],
    ['display id with signs', { problemId: 'a/b' }, 'problem.problemId'],
    ['title', { texts: { zh: { ...statement, title: ' ' }, en: null } }, 'problem.texts.zh.title'],
    ['input description', { texts: { zh: null, en: { ...statement, input: ' \n' } } }, 'problem.texts.en.input'],
    ['output description', { texts: { zh: { ...statement, output: '' }, en: null } }, 'problem.texts.zh.output'],
    ['a statement at all', { texts: { zh: null, en: null } }, 'problem.texts'],
    ['time limit', { timeLimit: 0 }, 'problem.timeLimit'],
    ['memory limit', { memoryLimit: 4097 }, 'problem.memoryLimit'],
    ['extra file name', { userExtraFile: [{ name: '../x', content: 'y' }] }, 'problem.userExtraFile.0.name'],
    ['extra file content', { judgeExtraFile: [{ name: 'x', content: '' }] }, 'problem.judgeExtraFile.0.content'],
    ['NUL in a text', { source: 'a\u0000b' }, 'problem.source'],
    ['a lone surrogate', { source: '\ud800' }, 'problem.source'],
  ])('T-SQL-2: names the field: %s', async (_name, fields, field) => {
    const save = problemSave();
    const answer = await root.refused(addProblem, { ...save, problem: { ...save.problem, ...fields } });
    expect(answer).toMatchObject({ status: 400, data: { code: 'request.invalid' } });
    expect(Object.keys(answer.data.fields ?? {})).toContain(field);
  });
});

describe('T-JSON-1: hostile bodies', () => {
  const send = (payload: string | Buffer) =>
    site.app.inject({
      method: 'POST',
      url: '/api/admin/problem',
      headers: { authorization: rootUser.token, 'content-type': 'application/json' },
      payload,
    });

  test('100 MB are refused before they are parsed', async () => {
    const before = process.memoryUsage().rss;
    const answer = await send(Buffer.alloc(100 * 1024 * 1024, 0x20));
    expect(answer.statusCode).toBe(413);
    expect(process.memoryUsage().rss - before).toBeLessThan(250 * 1024 * 1024);
  });

  test.each<[string, string]>([
    ['a depth of 100,000', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['an unfinished depth', '{"problem":'.repeat(100_000)],
    ['a number past all numbers', '{"problem":{"timeLimit":1e309}}'],
    ['keys twice', '{"problem":1,"problem":2}'],
    ['a byte order mark', '\ufeff{}'],
    ['not an object', '"text"'],
  ])('%s', async (_name, body) => {
    const answer = await send(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().status).toBe(400);
  });

  test('T-PP-1: prototypes in a body change nothing', async () => {
    const save = JSON.stringify(problemSave({ problemId: 'PROTO' }));
    const answer = await send(
      `${save.slice(0, -1)},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`,
    );
    expect(answer.statusCode).toBe(200);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
