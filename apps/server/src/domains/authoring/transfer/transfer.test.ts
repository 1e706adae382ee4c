import { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import { deleteJurySolution, getJurySolutions, saveJurySolution } from '@assay/contract/authoring/jury-solutions.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import {
  exportProblem,
  getPackageFormats,
  getProblemImport,
  importProblem,
  importProblemPackage,
  previewProblemExport,
  previewProblemPackage,
  uploadProblemPackage,
} from '@assay/contract/authoring/transfer.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { readPackage, resolveFiles, zipFiles } from '@assay/formats/testing/packages.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { upload } from '@assay/testkit/upload.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: TestSite;
let root: BuiltUser;
let admin: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  await buildCatalogue(site);
  root = await buildUser(site, { role: 'root' });
  admin = await buildUser(site, { role: 'admin' });
});
afterAll(() => site.close());

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const uuidOf = (name: string) => `11111111-2222-4333-8444-${Buffer.from(name.padStart(6).slice(-6)).toString('hex')}`;

const icpc = (name: string, changes: Record<string, string | Uint8Array> = {}) => ({
  'problem.yaml': `name: ${name}\ntype: scoring\nlimits: {time_limit: 2, memory: 512}\nkeywords: [graphs-${name.toLowerCase()}]\nlicense: cc by-sa\nuuid: ${uuidOf(name)}\n`,
  'problem_statement/problem.en.md': 'Look ![](map.png).\n\n## Input\nA number.\n\n## Output\nAnother.\n',
  'problem_statement/map.png': PNG,
  'attachments/tool.py': 'print()',
  'data/sample/1.in': '1\n',
  'data/sample/1.ans': '1\n',
  'data/testdata.yaml': 'grader_flags: ignore_sample\n',
  'data/secret/a/testdata.yaml': 'grader_flags: min\naccept_score: 40\n',
  'data/secret/a/1.in': '2\n',
  'data/secret/a/1.ans': '4\n',
  'data/secret/b/testdata.yaml': 'grader_flags: sum\naccept_score: 30\n',
  'data/secret/b/1.in': '3\n',
  'data/secret/b/1.ans': '9\n',
  'data/secret/b/2.in': '4\n',
  'data/secret/b/2.ans': '16\n',
  'submissions/accepted/sol.py': 'print(int(input())**2)',
  'submissions/wrong_answer/bad.cpp': 'int main(){}',
  'input_validators/v.py': 'exit(42)',
  ...changes,
});

const send = async (content: Buffer, who: BuiltUser = root, name = 'squares.zip') =>
  upload(site, who, uploadProblemPackage, {}, { content, name });

async function staged(files: Record<string, string | Uint8Array>, who?: BuiltUser, name?: string) {
  const { status, data } = await send(await zipFiles(files), who, name);
  expect(status).toBe(200);
  return data.packageKey;
}

async function finished(packageKey: string, who: BuiltUser = root) {
  for (let turn = 0; turn < 200; turn += 1) {
    const { data } = await as(site, who)(getProblemImport, { packageKey });
    if (data.state !== 'importing') return data;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the import does not end');
}

async function imported(
  packageKey: string,
  problems: { index: number; problemId: string; replace?: boolean }[],
  who = root,
) {
  expect(await as(site, who)(importProblemPackage, { packageKey, problems })).toMatchObject({ status: 200 });
  return finished(packageKey, who);
}

const exported = async (pid: number, format: string, who = root) =>
  (
    await site.app.inject({
      method: 'GET',
      url: exportProblem.path,
      query: { pid: String(pid), format },
      headers: { authorization: who.token },
    })
  ).rawPayload;

const problemCount = async () =>
  Number(
    (
      await site.services.db
        .selectFrom('problems')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('a package comes in', () => {
  test('preview changes nothing and tells what was understood', async () => {
    const before = await problemCount();
    const packageKey = await staged(icpc('Squares'));
    const { data } = await as(site, root)(previewProblemPackage, { packageKey });
    expect(data.format).toBe('icpc-legacy');
    expect(data.problems).toMatchObject([
      {
        key: 'squares',
        problemId: 'SQUARES',
        existing: null,
        judgeMode: 'spj',
        type: 1,
        timeLimit: 2000,
        memoryLimit: 512,
        caseCount: 4,
        subtaskCount: 3,
        solutionCount: 2,
        importable: true,
      },
    ]);
    expect(data.notes.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(data.notes.map(({ code }) => code)).toEqual(expect.arrayContaining(['version', 'tokens', 'groupRead']));
    expect(await problemCount()).toBe(before);
  });

  test('import makes the problem with texts, files, data, subtasks, tags and solutions', async () => {
    const packageKey = await staged(icpc('Squares'));
    const { state, problems, done, total } = await imported(packageKey, [{ index: 0, problemId: 'sq' }]);
    expect([state, done <= total, problems.length]).toEqual(['imported', true, 1]);
    const [{ pid, problemId, isNew }] = problems as [(typeof problems)[number]];
    expect([problemId, isNew]).toEqual(['SQ', true]);
    const { data } = await as(site, root)(getAdminProblem, { pid });
    expect(data.problem).toMatchObject({
      type: 1,
      auth: 2,
      timeLimit: 2000,
      judgeMode: 'spj',
      judgeCaseMode: 'subtasks',
      checker: { convention: 'icpc' },
      examples: [{ input: '1\n', output: '1\n' }],
    });
    const address = /\]\((\/api\/public\/problem-file\/[^)]+)\)/.exec(data.problem.texts.en!.description)?.[1];
    const picture = await site.app.inject({ method: 'GET', url: address! });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.rawPayload.equals(PNG)).toBe(true);
    const solutions = await as(site, root)(getJurySolutions, { pid });
    expect(solutions.data.map(({ name, expected }) => [name, expected])).toEqual([
      ['sol.py', ['accepted']],
      ['bad.cpp', ['wrongAnswer']],
    ]);
    const detail = await as(site, root)(getProblemDetail, { problemId: 'SQ' });
    expect(detail.data.tags.map(({ nameEn }: { nameEn: string }) => nameEn)).toEqual(['graphs-squares']);
  });

  test('files of the jury leave the store through no address', async () => {
    const rows = await site.services.db.selectFrom('problem_files').selectAll().where('purpose', '=', 'jury').execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { hash, name } of rows) {
      const answer = await site.app.inject({ url: `/api/public/problem-file/${hash}/${encodeURIComponent(name)}` });
      expect(answer.statusCode).toBe(404);
    }
    const data = await site.services.db.selectFrom('problem_data').select('cases').execute();
    const [one] = data[0]!.cases as { input: { hash: string } }[];
    expect((await site.app.inject({ url: `/api/public/problem-file/${one!.input.hash}/x` })).statusCode).toBe(404);
  });

  test('a taken id is refused unless it is to be replaced; replacing makes a new version of the data', async () => {
    const { pid } = (await imported(await staged(icpc('Taken')), [{ index: 0, problemId: 'TAKEN' }])).problems[0]!;
    const again = await staged(icpc('Taken again', { 'data/secret/b/2.ans': 'changed\n' }));
    const { data } = await as(site, root)(previewProblemPackage, { packageKey: again });
    expect(data.problems[0]).toMatchObject({ problemId: 'SQUARES', existing: null });
    const refused = await imported(again, [{ index: 0, problemId: 'TAKEN' }]);
    expect(refused).toMatchObject({ state: 'failed', failure: { en: expect.stringContaining('TAKEN') } });
    const replaced = await imported(again, [{ index: 0, problemId: 'taken', replace: true }]);
    expect(replaced.problems).toEqual([{ pid, problemId: 'TAKEN', isNew: false }]);
    const { data: edited } = await as(site, root)(getAdminProblem, { pid });
    expect([edited.version, edited.problem.texts.en?.title]).toEqual([1, 'Taken again']);
  });

  test('a package finds the problem that it made before, under whatever id', async () => {
    const { pid } = (await imported(await staged(icpc('Moved')), [{ index: 0, problemId: 'ELSEWHERE' }])).problems[0]!;
    const again = await staged(icpc('Moved'), root, 'other-name.zip');
    const { data } = await as(site, root)(previewProblemPackage, { packageKey: again });
    expect(data.problems).toMatchObject([{ existing: { pid, problemId: 'ELSEWHERE', mayEdit: true } }]);
  });

  test('several problems: all or none', async () => {
    const two = Object.fromEntries(
      ['one', 'two'].flatMap((name) =>
        Object.entries(icpc(name)).map(([path, content]) => [`${name}/${path}`, content] as const),
      ),
    );
    const packageKey = await staged(two);
    const before = await problemCount();
    const failed = await imported(packageKey, [
      { index: 0, problemId: 'FRESH' },
      { index: 1, problemId: 'TAKEN' },
    ]);
    expect(failed.state).toBe('failed');
    expect(await problemCount()).toBe(before);
    const both = await imported(packageKey, [
      { index: 0, problemId: 'ONE' },
      { index: 1, problemId: 'TWO' },
    ]);
    expect(both.problems.map(({ problemId }) => problemId)).toEqual(['ONE', 'TWO']);
    expect(await problemCount()).toBe(before + 2);
  });

  test('all or none even when the database refuses the last one', async () => {
    const two = Object.fromEntries(
      ['x', 'y'].flatMap((name) =>
        Object.entries(icpc(name)).map(([path, content]) => [`${name}/${path}`, content] as const),
      ),
    );
    const packageKey = await staged(two);
    const before = await problemCount();
    await site.services.db.schema
      .alterTable('problems')
      .addCheckConstraint('refuses_the_last', (await import('kysely')).sql`problem_id <> 'LAST'`)
      .execute();
    const failed = await imported(packageKey, [
      { index: 0, problemId: 'FIRST' },
      { index: 1, problemId: 'LAST' },
    ]);
    await site.services.db.schema.alterTable('problems').dropConstraint('refuses_the_last').execute();
    expect(failed).toMatchObject({ state: 'failed', problems: [] });
    expect(await problemCount()).toBe(before);
  });

  test('what the editor would refuse is an error of the preview, and refuses the import', async () => {
    const packageKey = await staged(icpc('Broken', { 'problem.yaml': 'name: Broken\nvalidation: custom\n' }));
    const { data } = await as(site, root)(previewProblemPackage, { packageKey });
    expect(data.problems[0]?.importable).toBe(false);
    expect(data.notes.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toContain('noValidator');
    const failed = await imported(packageKey, [{ index: 0, problemId: 'BROKEN' }]);
    expect(failed).toMatchObject({ state: 'failed', failure: { en: expect.stringContaining('validator') } });
  });

  test('CRLF is told, and made LF when asked for', async () => {
    const packageKey = await staged(icpc('Crlf', { 'data/secret/a/1.in': 'a\r\nb\r\n' }));
    const { data } = await as(site, root)(previewProblemPackage, { packageKey });
    expect(data.notes).toContainEqual(expect.objectContaining({ code: 'crlf', file: 'a-1.in' }));
    await as(site, root)(importProblemPackage, {
      packageKey,
      normaliseLineEnds: true,
      problems: [{ index: 0, problemId: 'CRLF' }],
    });
    const { problems } = await finished(packageKey);
    const { packages } = await readPackage(await exported(problems[0]!.pid, 'assay'));
    expect(await resolveFiles(packages[0]!.cases[1]!.input)).toBe('a\nb\n');
  });

  test('a file of no known format', async () => {
    const { data } = await send(await zipFiles({ 'readme.md': 'x' }));
    expect(data.format).toBeNull();
    const refusal = await as(site, root).refused(previewProblemPackage, { packageKey: data.packageKey });
    expect([refusal.status, refusal.data.code]).toEqual([400, 'package.notRecognised']);
  });

  test('the call of HOJ imports every problem under its own id', async () => {
    const content = await zipFiles(icpc('Hoj'));
    const first = await upload(site, root, importProblem, {}, { content, name: 'hoj-face.zip' });
    expect(first.status).toBe(200);
    const again = await upload(site, root, importProblem, {}, { content, name: 'hoj-face.zip' });
    expect(again).toMatchObject({ status: 409, data: { code: 'problem.idTaken' } });
  });
});

describe('a problem goes out', () => {
  test('and comes in again the same: import(export(x)) = x on the site', async () => {
    const { pid } = (await imported(await staged(icpc('Round')), [{ index: 0, problemId: 'ROUND' }])).problems[0]!;
    const out = await exported(pid, 'assay');
    const { pid: copy } = (await importedFrom(out, 'ROUND2')).problems[0]!;
    const [before, after] = await Promise.all(
      [out, exported(copy, 'assay')].map(async (zip) => readPackage(await zip)),
    );
    const plain = async (read: typeof before) => ({ ...((await resolveFiles(read!.packages[0])) as object), key: '' });
    expect(await plain(after)).toEqual(await plain(before));
  });

  test('arguments of groups for the validator are stored with their cases and go out again', async () => {
    const flags = 'grader_flags: sum\naccept_score: 30\noutput_validator_flags: case_sensitive';
    const packageKey = await staged(icpc('Flags', { 'data/secret/b/testdata.yaml': flags }));
    const { pid } = (await imported(packageKey, [{ index: 0, problemId: 'FLAGS' }])).problems[0]!;
    const { data } = await as(site, root)(getProblemCases, { pid });
    const called = [null, null, ['case_sensitive'], ['case_sensitive']];
    expect(data.cases.map((one) => one.checkerArguments)).toEqual(called);
    for (const format of ['assay', 'icpc-legacy', 'icpc-2025-09']) {
      const [problem] = (await readPackage(await exported(pid, format))).packages;
      expect([format, problem!.cases.map((one) => one.checkerArguments)]).toEqual([format, called]);
    }
  });

  test.each(['icpc-legacy', 'icpc-2025-09', 'domjudge'])('in %s', async (format) => {
    const { pid } = await buildProblem(site, { cases: [{ input: '1\n', output: '2\n' }] });
    const { data } = await as(site, root)(previewProblemExport, { pids: [pid], format: format as 'domjudge' });
    expect(data.notes.filter(({ severity }) => severity === 'error')).toEqual([]);
    const read = await readPackage(await exported(pid, format));
    expect(read.format?.id).toBe(format);
    const secret = read.packages[0]!.cases.filter(({ isSample }) => !isSample);
    expect(await resolveFiles(secret.map(({ input, output }) => [input, output]))).toEqual([['1\n', '2\n']]);
  });
});

const importedFrom = async (content: Buffer, problemId: string) => {
  const { data } = await send(content);
  return imported(data.packageKey, [{ index: 0, problemId }]);
};

describe('who may', () => {
  test('an upload belongs to its owner', async () => {
    const packageKey = await staged(icpc('Mine'));
    for (const op of [previewProblemPackage, importProblemPackage, getProblemImport]) {
      const refusal = await as(site, admin).refused(op, { packageKey, problems: [{ index: 0, problemId: 'X' }] });
      expect([refusal.status, refusal.data.code]).toEqual([404, 'package.unknown']);
    }
  });

  test('an admin saves over his own problems alone, and takes out no others', async () => {
    const { pid, problemId } = await buildProblem(site, { author: root });
    const packageKey = await staged(icpc('Over'), admin);
    const failed = await imported(packageKey, [{ index: 0, problemId, replace: true }], admin);
    expect(failed.state).toBe('failed');
    for (const op of [previewProblemExport, exportProblem]) {
      const refusal = await as(site, admin).refused(op, { pids: [pid], pid, format: 'assay' });
      expect(refusal.status).toBe(403);
    }
    for (const op of [getJurySolutions, deleteJurySolution]) {
      expect((await as(site, admin).refused(op, { pid, id: 1 })).status).toBe(403);
    }
  });
});

test('formats are listed with what they can', async () => {
  const { data } = await as(site, admin)(getPackageFormats, {});
  expect(data).toContainEqual(expect.objectContaining({ id: 'assay', reads: true, writes: true }));
});

test('jury solutions are saved over by name, and deleted', async () => {
  const { pid } = await buildProblem(site);
  const ask = as(site, root);
  const solution = {
    pid,
    name: 'a.py',
    language: 'Python3',
    code: 'x',
    expected: ['accepted' as const],
    score: { min: 10, max: 20 },
    author: 'Ann',
    isModel: true,
  };
  const { data: first } = await ask(saveJurySolution, solution);
  const { data: second } = await ask(saveJurySolution, { ...solution, code: 'y' });
  expect(second.id).toBe(first.id);
  const { pid: _pid, ...fields } = solution;
  expect((await ask(getJurySolutions, { pid })).data).toEqual([{ id: first.id, ...fields, code: 'y' }]);
  expect((await ask.refused(saveJurySolution, { ...solution, language: 'Klingon' })).data.code).toBe(
    'language.unknown',
  );
  expect((await ask(deleteJurySolution, { pid, id: first.id })).status).toBe(200);
  expect((await ask.refused(deleteJurySolution, { pid, id: first.id })).status).toBe(404);
});
