import { readdir, stat } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { crc32, createDeflateRaw } from 'node:zlib';
import { uploadTestcaseZip } from '@assay/contract/authoring/testdata.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildZip, type ZipEntry } from '@assay/testkit/build/zip.ts';
import { upload } from '@assay/testkit/upload.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadFolder } from './upload.ts';

let site: TestSite;
let root: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  root = await buildUser(site, { role: 'root' });
});
afterAll(() => site.close());

const send = (content: Buffer) =>
  upload(site, root, uploadTestcaseZip, {} as never, { content }) as unknown as Promise<{
    status: number;
    msg: string;
    data: { code: string };
  }>;

async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const kinds = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).isFile()));
  return names.filter((_name, at) => kinds[at]).sort();
}

let before: string[];
beforeEach(async () => {
  before = await filesBelow(site.services.config.dataDir);
});

/** Nothing of a refused archive is left, neither where it was read nor anywhere else. */
async function expectNothingLeft() {
  expect(await readdir(uploadFolder(site.services.config.dataDir))).toEqual([]);
  expect(await readdir(join(site.services.config.dataDir, 'blobs/staging'))).toEqual([]);
  expect(await filesBelow(site.services.config.dataDir)).toEqual(before);
}

const good: ZipEntry[] = [
  { name: '1.in', content: '1' },
  { name: '1.out', content: '1' },
];

describe('T-ZIP-1: entries that are no plain files of ours', () => {
  test.each<[string, ZipEntry[], string]>([
    ['a way up', [{ name: '../../x' }], 'testdata.badName'],
    ['a way up inside', [{ name: 'a/../../x.in' }], 'testdata.badName'],
    ['an absolute path', [{ name: '/etc/x' }], 'testdata.badName'],
    ['backslashes', [{ name: '..\\x' }], 'testdata.badName'],
    ['dots', [{ name: '....//x' }], 'testdata.badName'],
    ['a drive letter', [{ name: 'C:/x.in' }], 'testdata.badName'],
    ['a drive letter alone', [{ name: 'C:x.in' }], 'testdata.badName'],
    ['a NUL', [{ name: 'a\0.in' }], 'testdata.badName'],
    ['a line break', [{ name: 'a\n.in' }], 'testdata.badName'],
    ['a right-to-left override', [{ name: '\u202eni.1' }], 'testdata.badName'],
    ['an endless name', [{ name: `${'x'.repeat(300)}.in` }], 'testdata.badName'],
    ['no name', [{ name: '' }], 'testdata.badName'],
    [
      'bytes that are no UTF-8 though said to be',
      [{ name: Buffer.from([0xff, 0x2e, 0x69, 0x6e]), lies: { flags: 0x800 } }],
      'testdata.badName',
    ],
    ['a symbolic link', [{ name: '1.in', content: '/etc/passwd', lies: { unixMode: 0o120777 } }], 'testdata.notPlain'],
    ['a device', [{ name: '1.in', lies: { unixMode: 0o020666 } }], 'testdata.notPlain'],
    ['a pipe', [{ name: '1.in', lies: { unixMode: 0o010666 } }], 'testdata.notPlain'],
    ['a socket', [{ name: '1.in', lies: { unixMode: 0o140666 } }], 'testdata.notPlain'],
    ['the same name twice', [{ name: '1.in' }, { name: '1.in' }], 'testdata.nameTwice'],
    ['a twin in letter case', [{ name: 'a.in' }, { name: 'A.IN' }], 'testdata.nameTwice'],
    ['a twin in composition', [{ name: 'e\u0301.in' }, { name: '\u00e9.in' }], 'testdata.nameTwice'],
    ['a file and a folder of one name', [{ name: 'a.in/' }, { name: 'a.in' }], 'testdata.nameTwice'],
  ])('%s', async (_name, entries, code) => {
    const answer = await send(buildZip([...good, ...entries]));
    expect(answer.data.code).toBe(code);
    expect(answer.status).toBe(400);
    expect(answer.msg).toContain('entry');
    await expectNothingLeft();
  });
});

/** Zeros, deflated without ever holding them. */
async function deflatedZeros(megabytes: number) {
  const deflate = createDeflateRaw({ level: 9 });
  const chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  const zeros = Buffer.alloc(1024 * 1024);
  let crc = 0;
  for (let turn = 0; turn < megabytes; turn += 1) {
    crc = crc32(zeros, crc);
    if (!deflate.write(zeros)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  await new Promise((resolve) => deflate.end(resolve));
  return { data: Buffer.concat(chunks), bytes: megabytes * 1024 * 1024, crc };
}

/** Sends, and checks that the refusal cost little. */
async function sendCheaply(content: Buffer) {
  const [cpu, rss] = [process.cpuUsage(), process.memoryUsage().rss];
  const answer = await send(content);
  const { user, system } = process.cpuUsage(cpu);
  expect((user + system) / 1e6, 'seconds of work').toBeLessThan(5);
  expect(process.memoryUsage().rss - rss, 'memory').toBeLessThan(200 * 1024 * 1024);
  await expectNothingLeft();
  return answer;
}

describe('T-ZIP-2: bombs and damage', () => {
  test('a bomb that says how large it is', async () => {
    const deflated = await deflatedZeros(512);
    const answer = await sendCheaply(buildZip([...good, { name: '2.in', deflated }]));
    expect(answer).toMatchObject({ status: 400, data: { code: 'testdata.bomb' } });
  }, 60_000);

  test('10 GB in pieces of which none is a bomb by itself', async () => {
    const lies = { bytes: 0xf0000000, compressedBytes: 0x02000000, offset: 0 };
    const pieces = [1, 2, 3].map((n) => ({ name: `${n}.in`, lies: { ...lies, offset: n * 0x03000000 } }));
    const answer = await sendCheaply(buildZip(pieces));
    expect(answer).toMatchObject({ status: 413, data: { code: 'testdata.tooLarge' } });
  });

  test('a bomb that lies about its size is stopped where the lie ends', async () => {
    const deflated = await deflatedZeros(512);
    const answer = await sendCheaply(buildZip([{ name: '1.in', deflated, lies: { bytes: 1000 } }]));
    expect(answer).toMatchObject({ status: 400, data: { code: 'testdata.corrupt' } });
  }, 60_000);

  test('a file that is shorter than it says', async () => {
    const answer = await sendCheaply(buildZip([{ name: '1.in', content: 'abc', lies: { bytes: 1000 } }]));
    expect(answer).toMatchObject({ status: 400, data: { code: 'testdata.corrupt' } });
  });

  test('a million entries', async () => {
    const answer = await sendCheaply(buildZip(good, { entryCount: 65_000 }));
    expect(answer).toMatchObject({ status: 400, data: { code: 'testdata.tooManyEntries' } });
    const many = Array.from({ length: 2001 }, (_one, at) => ({ name: `${at}.in` }));
    expect((await sendCheaply(buildZip(many))).data.code).toBe('testdata.tooManyEntries');
  });

  test('archives in archives are not opened', async () => {
    const inner = buildZip(good);
    const answer = await sendCheaply(buildZip([{ name: '42.zip', content: inner }]));
    expect(answer.data.code).toBe('testdata.noPairs');
  });

  test('entries that share bytes', async () => {
    const answer = await sendCheaply(
      buildZip([
        { name: '1.in', content: 'shared' },
        { name: '2.in', content: 'shared', lies: { offset: 0 } },
      ]),
    );
    expect(answer).toMatchObject({ status: 400, data: { code: 'testdata.overlap' } });
  });

  test('a wrong checksum', async () => {
    const answer = await sendCheaply(buildZip([{ name: '1.in', content: 'abc', lies: { crc: 1 } }]));
    expect(answer).toMatchObject({ status: 400, data: { code: 'testdata.corrupt' } });
    expect(answer.msg).toContain('1.in');
  });

  test('a cipher', async () => {
    const answer = await sendCheaply(buildZip([{ name: '1.in', lies: { flags: 0x801 } }]));
    expect(answer).toMatchObject({ status: 400, data: { code: 'testdata.encrypted' } });
  });

  test('an unknown compression', async () => {
    const answer = await sendCheaply(buildZip([{ name: '1.in', content: 'x', lies: { method: 93 } }]));
    expect(answer).toMatchObject({ status: 400, data: { code: 'testdata.badMethod' } });
  });

  test.each<[string, () => Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['no zip', () => Buffer.from('PK is how it starts')],
    ['zeros', () => Buffer.alloc(100_000)],
    ['half of a zip', () => buildZip(good).subarray(0, 60)],
    [
      'a directory that points outside',
      () => {
        const zip = buildZip(good);
        zip.writeUInt32LE(0x7fffffff, zip.length - 6);
        return zip;
      },
    ],
    ['an entry that points outside', () => buildZip([{ name: '1.in', content: 'x', lies: { offset: 0x7ffffff0 } }])],
    [
      'deflated rubbish',
      () => {
        const zip = buildZip([{ name: '1.in', content: 'abcdef'.repeat(50) }]);
        zip.fill(0xff, 34, 44);
        return zip;
      },
    ],
  ])('%s', async (_name, content) => {
    const answer = await sendCheaply(content());
    expect(answer.status).toBe(400);
    expect(answer.data.code).toMatch(/^testdata\.(notZip|corrupt)$/);
  });

  test('any flipped byte is an answer below 500', async () => {
    const zip = buildZip(good);
    for (let at = 0; at < zip.length; at += 1) {
      const broken = Buffer.from(zip);
      broken[at] = broken[at]! ^ 0xff;
      expect((await send(broken)).status, `byte ${at}`).toBeLessThan(500);
    }
  }, 60_000);
});

test('a body that breaks off leaves nothing behind', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: uploadTestcaseZip.path,
    headers: { authorization: root.token, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK and no end',
  });
  expect(answer.statusCode).toBe(400);
  await expectNothingLeft();
});

test('a client that goes away in the middle leaves nothing behind', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const folder = uploadFolder(site.services.config.dataDir);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  // more than is held in memory, so that the file has been begun
  socket.write(
    `POST ${uploadTestcaseZip.path} HTTP/1.1\r\nhost: x\r\nauthorization: ${root.token}\r\ncontent-length: 20000000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n${'PK'.repeat(5_000_000)}`,
  );
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), { timeout: 5000 });
  socket.destroy();
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), { timeout: 5000 });
});

test('a body that is no form is refused', async () => {
  for (const type of ['application/zip', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=']) {
    const answer = await site.app.inject({
      method: 'POST',
      url: uploadTestcaseZip.path,
      headers: { authorization: root.token, 'content-type': type },
      payload: 'x',
    });
    expect(answer.statusCode, type).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, type).toBeLessThan(500);
  }
});
