import { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import { getJurySolutions } from '@assay/contract/authoring/jury-solutions.ts';
import {
  getProblemImport,
  importProblem,
  importProblemPackage,
  previewProblemPackage,
} from '@assay/contract/authoring/transfer.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { emptyPackage } from '@assay/formats/empty-package.ts';
import { bytesFile } from '@assay/formats/file-ref.ts';
import { readPackage, resolveFiles, zipFiles } from '@assay/formats/testing/packages.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { upload } from '@assay/testkit/upload.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { draftOf } from './draft.ts';
import { icpc, icpcFolders, openTransferStage, PNG } from './testing/stage.ts';

const { site, root, admin, send, staged, finished, imported, exported, problemCount } = await openTransferStage();
afterAll(() => site.close());

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

  test('a file is what its content and its own name make it, whatever name the address gives it', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const { db } = site.services;
    const { pid } = await db.selectFrom('problem_files').select('pid').executeTakeFirstOrThrow();
    const store = async (name: string, content: string) => {
      const { hash, bytes } = await site.services.blobs.put(Buffer.from(content));
      await db.insertInto('problem_files').values({ pid, purpose: 'attachment', name, hash, bytes }).execute();
      return (asked: string) =>
        site.app.inject({ url: `/api/public/problem-file/${hash}/${encodeURIComponent(asked)}` });
    };
    const notes = await store('notes.txt', script);
    const drawing = await store('drawing.svg', `${script} `);
    for (const name of ['notes.txt', 'notes.svg', 'x.html']) {
      const { headers } = await notes(name);
      expect(headers['content-type']).toBe('application/octet-stream');
      expect(headers['content-disposition']).toContain('notes.txt');
      expect(headers['content-security-policy']).toContain('sandbox');
    }
    for (const name of ['drawing.svg', 'drawing']) {
      const { headers } = await drawing(name);
      expect(headers['content-type']).toBe('image/svg+xml');
      expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    }
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

  test('with a prefix before every id, too: the problem that came with it is found, by its package or by its id', async () => {
    const squares = icpc('Prefixed', { 'problem.yaml': 'name: Prefixed\nuuid: 0a1b2c\nlimits: {time_limit: 1}' });
    const look = async (content: Parameters<typeof staged>[0], options: object) => {
      const packageKey = await staged(content);
      const { data } = await as(site, root)(previewProblemPackage, { packageKey, ...options });
      return { packageKey, problem: data.problems[0]! };
    };
    const first = await look(squares, { prefix: 'C1-' });
    expect(first.problem).toMatchObject({ problemId: 'C1-SQUARES', existing: null });
    const { pid } = (await imported(first.packageKey, [{ index: 0, problemId: 'C1-SQUARES' }])).problems[0]!;
    const existing = { pid, problemId: 'C1-SQUARES', mayEdit: true };
    expect((await look(squares, { prefix: 'C1-' })).problem).toMatchObject({ problemId: 'C1-SQUARES-2', existing });
    expect((await look(squares, { prefix: 'C2-' })).problem).toMatchObject({ problemId: 'C2-SQUARES', existing });
    const other = icpc('Without a UUID');
    expect((await look(other, { prefix: 'C1-' })).problem).toMatchObject({ existing });
    expect((await look(other, { prefix: 'C2-' })).problem).toMatchObject({ existing: null });
    expect((await look(squares, { problemId: 'fresh' })).problem).toMatchObject({ problemId: 'FRESH', existing: null });
    expect((await look(other, { problemId: 'c1-squares' })).problem).toMatchObject({ existing });
  });

  test('several problems: all or none', async () => {
    const packageKey = await staged(icpcFolders('one', 'two'));
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
    const packageKey = await staged(icpcFolders('x', 'y'));
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

  test('more cases than the site takes are told by their number, before any is stored', () => {
    const text = bytesFile(Buffer.from('1'));
    const cases = Array.from({ length: 1_001 }, (_, at) => ({
      name: `${at}`,
      inputName: `${at}.in`,
      outputName: `${at}.ans`,
      input: text,
      output: text,
      score: null,
      group: null,
      limits: null,
      checkerArguments: null,
      isSample: false,
      description: '',
    }));
    const draftOfMany = (count: number) =>
      draftOf({ ...emptyPackage({ format: 'icpc' }), cases: cases.slice(0, count) }, { languages: ['C'] });
    expect(draftOfMany(1_001)).toMatchObject({ draft: null, notes: [{ code: 'tooManyCases', severity: 'error' }] });
    expect(draftOfMany(1_001).notes[0]!.en).toContain('1001 cases');
    expect(draftOfMany(1_000).notes.map(({ code }) => code)).not.toContain('tooManyCases');
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

  test('a byte order mark is told before the import and after it', async () => {
    const packageKey = await staged(icpc('Marked', { 'data/secret/a/1.ans': '\ufeff2\n' }));
    const note = expect.objectContaining({ code: 'byteOrderMark', file: 'a-1.ans' });
    const { data } = await as(site, root)(previewProblemPackage, { packageKey });
    expect(data.notes).toContainEqual(note);
    expect((await imported(packageKey, [{ index: 0, problemId: 'MARKED' }])).notes).toContainEqual(note);
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

describe('who may', () => {
  test('an upload belongs to its owner', async () => {
    const packageKey = await staged(icpc('Mine'));
    for (const op of [previewProblemPackage, importProblemPackage, getProblemImport]) {
      const refusal = await as(site, admin).refused(op, { packageKey, problems: [{ index: 0, problemId: 'X' }] });
      expect([refusal.status, refusal.data.code]).toEqual([404, 'package.unknown']);
    }
  });

  test('an admin saves over his own problems alone', async () => {
    const { problemId } = await buildProblem(site, { author: root });
    const packageKey = await staged(icpc('Over'), admin);
    const failed = await imported(packageKey, [{ index: 0, problemId, replace: true }], admin);
    expect(failed.state).toBe('failed');
  });
});
