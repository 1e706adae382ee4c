import { addProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { downloadTestcase, getProblemCases, uploadTestcaseZip } from '@assay/contract/authoring/testdata.ts';
import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type Asker, as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { buildProblem, problemSave } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildZip, type ZipEntry } from '@assay/testkit/build/zip.ts';
import { upload } from '@assay/testkit/upload.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import yauzl from 'yauzl';

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

const send = (entries: ZipEntry[], query: object = {}, who = rootUser) =>
  upload(site, who, uploadTestcaseZip, query as never, { content: buildZip(entries) });

const pair = (name: string, input = '1\n', output = '1\n'): ZipEntry[] => [
  { name: `${name}.in`, content: input },
  { name: `${name}.out`, content: output },
];

describe('uploading an archive', () => {
  test('pairs inputs with answers, shares the points, and says what it left out', async () => {
    const { status, data } = await send([
      ...pair('10'),
      ...pair('9'),
      { name: '11.in', content: 'x\n' },
      { name: 'readme.md', content: '' },
      { name: '__MACOSX/._9.in', content: '' },
      { name: '.DS_Store', content: '' },
    ]);
    expect(status).toBe(200);
    expect(data.fileList.map(({ input, output, score }) => [input, output, score])).toEqual([
      ['9.in', '9.out', 33],
      ['10.in', '10.out', 33],
      ['11.in', '11.out', 34],
    ]);
    expect(data.fileList[2]).toMatchObject({ outputBytes: 0, warnings: ['answerMissing'], groupNum: null });
    expect(data.unpaired).toEqual(['readme.md']);
    expect(data.ignored).toEqual(['__MACOSX/._9.in', '.DS_Store']);
    expect(data.fileListDir).toBe(data.uploadKey);
  });

  test('warns of CRLF, of last lines without an end and of byte order marks', async () => {
    const { data } = await send([
      ...pair('1', 'a\r\nb\r\n'),
      ...pair('2', '1\n', '2'),
      ...pair('3', '1\n', '\ufeff2\n'),
    ]);
    expect(data.fileList.map(({ warnings }) => warnings)).toEqual([['crlf'], ['noFinalNewline'], ['byteOrderMark']]);
  });

  test('guesses groups in the subtask modes, and shares the points over them', async () => {
    const { data } = await send([...pair('1-1'), ...pair('1-2'), ...pair('2-1')], { mode: 'subtask_lowest' });
    expect(data.fileList.map(({ groupNum, score }) => [groupNum, score])).toEqual([
      [1, 50],
      [1, 50],
      [2, 50],
    ]);
  });

  test('strips one folder that everything lies in', async () => {
    const { data } = await send([{ name: 'data/' }, ...pair('data/1'), ...pair('data/2')]);
    expect(data.fileList.map(({ input }) => input)).toEqual(['1.in', '2.in']);
  });

  test('reads names of a Chinese Windows, and UTF-8 names without the flag', async () => {
    const gb18030 = Buffer.from([0xb2, 0xe2, 0xca, 0xd4]); // 测试
    const { data } = await send([
      { name: Buffer.concat([gb18030, Buffer.from('1.in')]), content: '1' },
      { name: Buffer.from('数据2.in'), content: '1' },
    ]);
    expect(data.fileList.map(({ input }) => input)).toEqual(['数据2.in', '测试1.in']);
  });

  test('T-PP-2: names of a prototype are names', async () => {
    const { status, data } = await send([...pair('__proto__'), ...pair('constructor')]);
    expect(status).toBe(200);
    expect(data.fileList.map(({ input }) => input)).toEqual(['__proto__.in', 'constructor.in']);
  });

  test('an archive without cases is refused', async () => {
    const answer = await send([{ name: 'readme.txt', content: 'x' }]);
    expect(answer).toMatchObject({ status: 400, data: { code: 'testdata.noPairs' } });
  });

  test('for a problem is for those who may edit it', async () => {
    const user = await buildUser(site);
    const { pid: closed } = await buildProblem(site, { auth: 2 });
    expect((await send(pair('1'), { pid: closed }, user)).data).toMatchObject({ code: 'problem.unknown' });
    expect((await send(pair('1'), {}, { ...user, token: '' })).status).toBe(401);
    const admin = await buildUser(site, { role: 'admin' });
    const { pid } = await buildProblem(site);
    for (const who of [user, admin]) {
      expect((await send(pair('1'), { pid }, who)).data).toMatchObject({ code: 'access.denied' });
    }
    expect((await send(pair('1'), {}, admin)).status).toBe(200);
  });
});

describe('saving with an upload', () => {
  const saveOf = (uploadKey: string, samples: object[], fields: object = {}) => ({
    ...problemSave(fields),
    cases: { from: 'upload' as const, uploadKey, samples: samples as { input: string; output: string }[] },
  });
  const dataOf = (pid: number) =>
    site.services.db.selectFrom('problem_data').selectAll().where('pid', '=', pid).executeTakeFirstOrThrow();

  test('takes the cases that the author kept, in the order given', async () => {
    const { data } = await send([...pair('1', 'one', 'I'), ...pair('2', 'two', 'II'), ...pair('3')]);
    const samples = [
      { input: '2.in', output: '2.out', score: 60 },
      { input: '1.in', output: '1.out', score: 40 },
    ];
    const { status, data: saved } = await root(addProblem, saveOf(data.uploadKey, samples, { type: 1 }));
    expect(status).toBe(200);
    const version = await dataOf(saved.pid);
    expect(version.is_upload).toBe(true);
    const [first] = version.cases as JudgeCase[];
    expect(first).toMatchObject({ index: 1, inputName: '2.in', score: 60, groupNum: 1 });
    expect((await site.services.blobs.read(first!.input.hash)).toString()).toBe('two');
    const preview = await root(getProblemCases, { pid: saved.pid });
    expect(preview.data).toMatchObject({
      isUploadCase: true,
      cases: [
        { index: 1, input: 'two', output: 'II', inputBytes: 3, cut: false, score: 60 },
        { index: 2, input: 'one', output: 'I' },
      ],
    });
  });

  test('an upload serves one save, by the one who made it, for a day', async () => {
    const samples = [{ input: '1.in', output: '1.out' }];
    const refusedFor = async (asker: Asker, key: string) =>
      (await asker.refused(addProblem, saveOf(key, samples))).data.code;
    const { data } = await send(pair('1'));
    const other = as(site, await buildUser(site, { role: 'root' }));
    expect(await refusedFor(other, data.uploadKey)).toBe('testdata.stagingUnknown');
    expect((await root(addProblem, saveOf(data.uploadKey, samples))).status).toBe(200);
    expect(await refusedFor(root, data.uploadKey)).toBe('testdata.stagingUnknown');
    const { data: late } = await send(pair('1'));
    const token = await site.services.sessions.open(site.services.db, { uid: rootUser.uid, ip: '', userAgent: '' });
    site.clock.advance(25 * 3600);
    const again = as(site, {
      token: await site.services.sessions.open(site.services.db, { uid: rootUser.uid, ip: '', userAgent: '' }),
    });
    expect(token).not.toBe('');
    expect(await refusedFor(again, late.uploadKey)).toBe('testdata.stagingUnknown');
    root = again;
    rootUser = {
      ...rootUser,
      token: await site.services.sessions.open(site.services.db, { uid: rootUser.uid, ip: '', userAgent: '' }),
    };
  });

  test('files that are not in the archive are refused by name, and the upload stays', async () => {
    const { data } = await send(pair('1'));
    for (const sample of [
      { input: '2.in', output: '2.out' },
      { input: '1.in', output: '../../etc/passwd' },
      { input: '__proto__', output: '1.out' },
    ]) {
      const answer = await root.refused(addProblem, saveOf(data.uploadKey, [sample]));
      expect(answer).toMatchObject({ status: 400, data: { code: 'testdata.fileUnknown' } });
    }
    expect((await root(addProblem, saveOf(data.uploadKey, [{ input: '1.in', output: '1.out' }]))).status).toBe(200);
  });

  test('T-RACE-11: the data of an earlier version stays whole when new data is uploaded', async () => {
    const { data } = await send(pair('1', 'old', 'old'));
    const first = await root(addProblem, saveOf(data.uploadKey, [{ input: '1.in', output: '1.out' }]));
    const before = await dataOf(first.data.pid);
    const { data: next } = await send(pair('1', 'new', 'new'));
    const save = saveOf(next.uploadKey, [{ input: '1.in', output: '1.out' }], { problemId: first.data.problemId });
    await root(updateProblem, { ...save, pid: first.data.pid, version: 0 });
    const kept = await site.services.db
      .selectFrom('problem_data')
      .selectAll()
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow();
    expect(kept.cases).toEqual(before.cases);
    expect((await site.services.blobs.read((kept.cases as JudgeCase[])[0]!.input.hash)).toString()).toBe('old');
  });
});

describe('looking at test data', () => {
  const content = 'é'.repeat(40_000);

  test('long texts are cut, between characters', async () => {
    const { pid } = await buildProblem(site, { cases: [{ input: `a${content}`, output: '1' }] });
    const { data } = await root(getProblemCases, { pid });
    expect(data.cases[0]).toMatchObject({ inputBytes: 80_001, cut: true, output: '1', inputName: '1.in' });
    expect(data.cases[0]?.input).toBe(`a${'é'.repeat(32_767)}`);
  });

  const download = (pid: unknown, token = rootUser.token) =>
    site.app.inject({ url: downloadTestcase.path, query: { pid: String(pid) }, headers: { authorization: token } });

  test('the download is a zip of all files', async () => {
    const { pid } = await buildProblem(site, {
      problemId: 'DL',
      cases: [
        { input: 'in one', output: 'out one' },
        { input: '', output: 'out two' },
      ],
    });
    const answer = await download(pid);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toContain('problem_DL_testcase.zip');
    const zip = await yauzl.fromBufferPromise(answer.rawPayload, {});
    const files: Record<string, string> = {};
    for await (const entry of zip.eachEntry()) {
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      files[entry.fileName] = Buffer.concat(chunks).toString();
    }
    expect(files).toEqual({ '1.in': 'in one', '1.out': 'out one', '2.in': '', '2.out': 'out two' });
  });

  test('T-IDOR-5: visitors and users get neither the cases nor the download', async () => {
    const { pid } = await buildProblem(site);
    const user = await buildUser(site);
    expect((await download(pid, '')).statusCode).toBe(401);
    expect((await download(pid, user.token)).statusCode).toBe(403);
    expect((await as(site, user).refused(getProblemCases, { pid })).status).toBe(403);
  });

  test('T-TRAV-1: paths are no ids', async () => {
    for (const pid of ['../../etc/passwd', '%2e%2e/', '..%2f..%2fetc', '1;', '1 ', '0', '-1', '']) {
      const answer = await download(pid);
      expect(answer.statusCode, pid).toBe(400);
      expect(answer.json().data.code).toBe('request.invalid');
    }
    expect((await download(999_999)).statusCode).toBe(404);
  });

  test.each(['..%2f..%2fx', 'x'.repeat(300), 'CON', '\u202egnp.zip', 'a"b;c', '../../x.zip'])(
    'T-UP-3: the name of the uploaded file leads nowhere: %s',
    async (name) => {
      const { status } = await upload(site, rootUser, uploadTestcaseZip, {} as never, {
        content: buildZip(pair('1')),
        name: name.replaceAll('"', '%22'),
      });
      expect(status).toBe(200);
    },
  );

  test('T-UP-3: file names in the archive are labels, and come back as they were', async () => {
    const names = ['CON.in', '..%2f..%2fx.in', '名字.in'];
    const { status, data } = await send(names.map((name) => ({ name, content: '1' })));
    expect(status).toBe(200);
    expect(data.fileList.map(({ input }) => input).sort()).toEqual([...names].sort());
    const samples = data.fileList.map(({ input, output }) => ({ input, output }));
    const save = { ...problemSave(), cases: { from: 'upload' as const, uploadKey: data.uploadKey, samples } };
    const { data: saved } = await root(addProblem, save);
    expect((await download(saved.pid)).statusCode).toBe(200);
  });
});
