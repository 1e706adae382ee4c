import {
  addProblem,
  changeProblemAuth,
  deleteProblem,
  getAdminProblem,
  getAdminProblemList,
  updateProblem,
} from '@assay/contract/authoring/editor.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type Asker, as } from '@assay/testkit/ask.ts';
import { buildCatalogue, buildTag } from '@assay/testkit/build/catalogue.ts';
import { buildProblem, type ProblemWishes, problemSave } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: TestSite;
let rootUser: BuiltUser;
let root: Asker;
let admin: Asker;
beforeAll(async () => {
  site = await openTestSite();
  await buildCatalogue(site);
  rootUser = await buildUser(site, { role: 'root' });
  root = as(site, rootUser);
  admin = as(site, await buildUser(site, { role: 'admin' }));
});
afterAll(() => site.close());

const add = async (asker: Asker, wishes: ProblemWishes = {}) => (await asker(addProblem, problemSave(wishes))).data.pid;
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
      mayEdit: true,
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

  test.each<[string, ProblemWishes | (() => object), string]>([
    ['no cases', { cases: [] }, 'problem.noData'],
    ['an empty case', { cases: [{ input: '', output: '' }] }, 'problem.caseEmpty'],
    ['OI without scores', { type: 1 }, 'problem.scoreNeeded'],
    ['a special judge', { judgeMode: 'spj' }, 'problem.modeNotReady'],
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
  ])('refuses %s and stores nothing', async (_name, wishes, code) => {
    const save = typeof wishes === 'function' ? wishes() : problemSave(wishes);
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
    ['memory limit', { memoryLimit: 1025 }, 'problem.memoryLimit'],
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

describe('saving', () => {
  const saveOf = async (pid: number, change: object = {}) => {
    const { version, problem, tags, languages, codeTemplates } = await open(pid);
    return { pid, version, problem, tags, languages, codeTemplates, cases: { from: 'keep' as const }, ...change };
  };

  test('keeps the cases and their version when nothing is said about them', async () => {
    const pid = await add(root);
    const save = await saveOf(pid);
    const answer = await root(updateProblem, { ...save, problem: { ...save.problem, source: 'new' } });
    expect(answer.data).toMatchObject({ version: 1 });
    expect((await open(pid)).problem.source).toBe('new');
    expect(await versions(pid)).toHaveLength(1);
  });

  test('new cases are a new version; the old one stays for what was judged with it', async () => {
    const pid = await add(root);
    await root(updateProblem, await saveOf(pid, { cases: { from: 'manual', samples: [{ input: '5', output: '6' }] } }));
    const [first, second] = await versions(pid);
    const { data_version } = await site.services.db
      .selectFrom('problems')
      .select('data_version')
      .where('id', '=', pid)
      .executeTakeFirstOrThrow();
    expect(data_version).toBe(second?.id);
    expect(first?.cases).not.toEqual(second?.cases);
  });

  test('scores and groups of kept cases may change, all of them at once', async () => {
    const pid = await add(root, {
      type: 1,
      cases: [
        { input: '1', output: '1', score: 40 },
        { input: '2', output: '2', score: 60 },
      ],
    });
    const scores = [{ score: 10 }, { score: 15 }];
    expect((await root(updateProblem, await saveOf(pid, { cases: { from: 'keep', scores } }))).status).toBe(200);
    const [, latest] = await versions(pid);
    expect(latest?.cases).toMatchObject([
      { score: 10, index: 1 },
      { score: 15, index: 2 },
    ]);
    const { io_score } = await site.services.db
      .selectFrom('problems')
      .select('io_score')
      .where('id', '=', pid)
      .executeTakeFirstOrThrow();
    expect(io_score).toBe(25);
    const answer = await root.refused(
      updateProblem,
      await saveOf(pid, { cases: { from: 'keep', scores: [{ score: 1 }] } }),
    );
    expect(answer.data.code).toBe('problem.caseCount');
  });

  test('a problem that becomes OI shares 100 points evenly', async () => {
    const cases = [1, 2, 3].map((n) => ({ input: `${n}`, output: `${n}` }));
    const pid = await add(root, { cases });
    const save = await saveOf(pid);
    await root(updateProblem, { ...save, problem: { ...save.problem, type: 1 } });
    const [, latest] = await versions(pid);
    expect(latest?.cases).toMatchObject([{ score: 33 }, { score: 33 }, { score: 34 }]);
  });

  test('a problem that gets subtasks needs to be told its groups', async () => {
    const pid = await add(root, { type: 1, cases: [{ input: '1', output: '1', score: 100 }] });
    const save = await saveOf(pid);
    const grouped = { ...save, problem: { ...save.problem, judgeCaseMode: 'subtask_lowest' as const } };
    expect((await root.refused(updateProblem, grouped)).data.code).toBe('problem.groupNeeded');
    const scores = [{ score: 100, groupNum: 3 }];
    expect((await root(updateProblem, { ...grouped, cases: { from: 'keep', scores } })).status).toBe(200);
    const { version } = await open(pid);
    expect((await root(updateProblem, { ...grouped, version })).status).toBe(200);
    expect((await versions(pid)).at(-1)?.cases).toMatchObject([{ groupNum: 3 }]);
  });

  test('T-RACE-10: of two that save the same version one is told that it is older, and no half of it is stored', async () => {
    const pid = await add(root);
    const tag = await buildTag(site);
    const save = await saveOf(pid);
    const sent = ['one', 'two', 'three', 'four'].map((source) =>
      root(updateProblem, {
        ...save,
        problem: { ...save.problem, source },
        tags: source === 'one' ? [tag.id] : [],
        cases: { from: 'manual', samples: [{ input: source, output: 'x' }] },
      }),
    );
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = ['one', 'two', 'three', 'four'][answers.findIndex(({ status }) => status === 200)];
    const after = await open(pid);
    expect(after).toMatchObject({ version: 1, problem: { source: winner }, tags: winner === 'one' ? [tag.id] : [] });
    expect(await versions(pid)).toHaveLength(2);
  });

  test('submissions follow a new display id and a new visibility', async () => {
    const { pid, problemId } = await buildProblem(site);
    await site.services.db
      .insertInto('submissions')
      .values({
        pid,
        uid: rootUser.uid,
        username: rootUser.username,
        display_id: problemId,
        display_pid: problemId,
        language: 'C',
        code: '',
        length: 0,
        listed: true,
      })
      .execute();
    const save = await saveOf(pid);
    await root(updateProblem, { ...save, problem: { ...save.problem, problemId: 'RENAMED', auth: 2 } });
    const row = () =>
      site.services.db.selectFrom('submissions').selectAll().where('pid', '=', pid).executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ display_id: 'RENAMED', display_pid: 'RENAMED', listed: false });
    await root(changeProblemAuth, { pid, auth: 1 });
    expect(await row()).toMatchObject({ listed: true });
  });

  test('a problem that does not exist', async () => {
    const save = await saveOf(await add(root));
    expect((await root.refused(updateProblem, { ...save, pid: 999_999 })).status).toBe(404);
  });
});

describe('T-BFLA-1: admins', () => {
  test('edit and publish their own problems only; problem admins and root edit all', async () => {
    const others = await add(root);
    const own = await add(admin);
    const problemAdmin = as(site, await buildUser(site, { role: 'problemAdmin' }));
    expect((await admin(getAdminProblem, { pid: others })).data.mayEdit).toBe(false);
    const { version, problem, tags, languages, codeTemplates } = await open(others);
    const save = { pid: others, version, problem, tags, languages, codeTemplates, cases: { from: 'keep' as const } };
    expect((await admin.refused(updateProblem, save)).data.code).toBe('access.denied');
    expect((await admin.refused(changeProblemAuth, { pid: others, auth: 2 })).data.code).toBe('access.denied');
    expect((await admin(changeProblemAuth, { pid: own, auth: 2 })).status).toBe(200);
    expect((await problemAdmin(updateProblem, save)).status).toBe(200);
    expect((await problemAdmin(changeProblemAuth, { pid: own, auth: 1 })).status).toBe(200);
    expect((await admin.refused(deleteProblem, { pid: own })).data.code).toBe('access.denied');
  });

  test('ordinary users reach none of it, whatever header they send', async () => {
    const user = await buildUser(site);
    const forged = as(site, { token: user.token, headers: { 'url-type': 'admin' } });
    for (const op of [
      getAdminProblemList,
      getAdminProblem,
      addProblem,
      updateProblem,
      changeProblemAuth,
      deleteProblem,
    ]) {
      expect((await forged.refused(op, { pid: 1000 })).status, op.name).toBe(403);
      expect((await as(site).refused(op, { pid: 1000 })).status, op.name).toBe(401);
    }
  });
});

describe('the back office list', () => {
  test('shows all problems, newest first, with what this admin may do', async () => {
    const hidden = await add(admin, { title: 'Only mine', auth: 2 });
    const { data } = await admin(getAdminProblemList, { keyword: 'only MINE' } as never);
    expect(data).toMatchObject({ total: 1, records: [{ id: hidden, auth: 2, caseCount: 1, mayEdit: true }] });
    const all = await admin(getAdminProblemList, { limit: 100 } as never);
    expect(all.data.records[0]?.id).toBe(hidden);
    expect(all.data.records.some(({ mayEdit }) => !mayEdit)).toBe(true);
    expect((await admin(getAdminProblemList, { auth: 2 } as never)).data.records.every(({ auth }) => auth === 2)).toBe(
      true,
    );
    expect((await admin(getAdminProblemList, { keyword: rootUser.username } as never)).data.total).toBeGreaterThan(0);
  });

  test('T-SQL-1: signs of patterns mean themselves', async () => {
    for (const keyword of ['%', '_', '\\', "' OR 1=1--"]) {
      expect((await admin(getAdminProblemList, { keyword } as never)).data.total, keyword).toBe(0);
    }
  });
});

test('deleting takes texts, data and submissions along and is noted', async () => {
  const { pid } = await buildProblem(site, { problemId: 'GONE' });
  await site.services.db
    .insertInto('submissions')
    .values({
      pid,
      uid: rootUser.uid,
      username: 'x',
      display_id: 'GONE',
      display_pid: 'GONE',
      language: 'C',
      code: '',
      length: 0,
      listed: true,
    })
    .execute();
  expect((await root(deleteProblem, { pid })).status).toBe(200);
  expect((await as(site).refused(getProblemDetail, { problemId: 'GONE' })).status).toBe(404);
  expect(await versions(pid)).toEqual([]);
  const note = await site.services.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', `problem ${pid}`)
    .execute();
  expect(note).toMatchObject([{ uid: rootUser.uid, action: 'deleteProblem', before: { problemId: 'GONE' } }]);
  expect((await root.refused(deleteProblem, { pid })).status).toBe(404);
});
