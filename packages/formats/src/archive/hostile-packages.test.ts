import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Failure } from '@assay/contract/failure.ts';
import { buildZip, type ZipEntry } from '@assay/testkit/build/zip.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { readBytes } from '../file-ref.ts';
import { openPackage } from './open-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(content: Buffer) {
  const path = join(folder, 'upload');
  await writeFile(path, content);
  return openPackage(path, 'upload.zip');
}

const refusalOf = async (content: Buffer): Promise<string> => {
  try {
    (await open(content)).close();
  } catch (error) {
    return (error as Failure).code;
  }
  return 'none';
};

const good: ZipEntry = { name: 'problem.yaml', content: 'name: X' };

describe('names', () => {
  test.each<[string, string]>([
    ['a way up', '../x'],
    ['a way up inside', 'data/../../x'],
    ['an absolute path', '/etc/passwd'],
    ['a drive', 'C:x'],
    ['a NUL', 'a\0b'],
    ['a text direction mark', 'data/\u202etxt.in'],
    ['a folder of dots', 'data/.../x'],
    ['a part of 300 characters', `${'x'.repeat(300)}/y`],
    ['a path of 2,000 characters', 'abcdefghi/'.repeat(200)],
  ])('%s', async (_name, name) => expect(await refusalOf(buildZip([good, { name }]))).toBe('testdata.badName'));

  test.each<[string, string, string]>([
    ['the same twice', 'data/a', 'data/a'],
    ['composed otherwise', 'data/e\u0301', 'data/\u00e9'],
  ])('twins: %s', async (_name, one, other) =>
    expect(await refusalOf(buildZip([good, { name: one }, { name: other }]))).toBe('testdata.nameTwice'),
  );

  test('a backslash, and letter case alone, change a name: nothing is written where it would lead', async () => {
    const names = ['data\\..\\x', 'sub/Sol.cpp', 'sub/sol.cpp', 'sub/SOL.cpp', 'sub/sol-2.cpp', 'Sub/y', 'sub/y'];
    const { archive, close } = await open(buildZip([good, ...names.map((name) => ({ name, content: name }))]));
    expect(archive.entries.map(({ path }) => path)).toEqual([
      'problem.yaml',
      'data_.._x',
      'sub/Sol.cpp',
      'sub/sol-3.cpp',
      'sub/SOL-4.cpp',
      'sub/sol-2.cpp',
      'Sub/y',
      'sub/y-2',
    ]);
    expect(archive.changedNames).toEqual(['data_.._x', 'sub/sol-3.cpp', 'sub/SOL-4.cpp', 'sub/y-2']);
    expect((await readBytes(archive.find('sub/sol-3.cpp')!, 100)).toString()).toBe('sub/sol.cpp');
    close();
  });

  test('a symbolic link', async () => {
    const link = { name: 'data/secret', content: '/etc', lies: { unixMode: 0o120777 } };
    expect(await refusalOf(buildZip([good, link]))).toBe('testdata.notPlain');
  });

  test('names of a Chinese Windows are read as what they are', async () => {
    const { archive, close } = await open(
      buildZip([good, { name: Buffer.from('b2e2cad42e696e', 'hex'), content: 'x' }]),
    );
    close();
    expect(archive.entries.map(({ path }) => path)).toEqual(['problem.yaml', '测试.in']);
  });
});

describe('sizes', () => {
  test('a million entries are refused by their number, before any is read', async () => {
    const started = process.memoryUsage().rss;
    const zip = buildZip([good], { entryCount: 0xffff });
    expect(await refusalOf(zip)).toBe('testdata.tooManyEntries');
    expect(process.memoryUsage().rss - started).toBeLessThan(64 * 1024 * 1024);
  });

  test('a bomb by its ratio', async () => {
    const bomb = { name: 'data/x', content: 'x', lies: { bytes: 3 * 1024 ** 3 } };
    expect(await refusalOf(buildZip([good, bomb]))).toBe('testdata.bomb');
  });

  test('many small bombs by their sum', async () => {
    const parts = Array.from({ length: 100 }, (_, at) => ({
      name: `data/${at}`,
      content: 'x',
      lies: { bytes: 60 * 1024 ** 2 },
    }));
    expect(await refusalOf(buildZip([good, ...parts]))).toBe('testdata.tooLarge');
  });

  test('a file that holds more than it says ends there', async () => {
    const { archive, close } = await open(buildZip([{ name: 'a', content: 'x'.repeat(10_000), lies: { bytes: 10 } }]));
    await expect(readBytes(archive.find('a')!, 1_000_000)).rejects.toMatchObject({ code: 'testdata.corrupt' });
    close();
  });

  test('entries that share bytes', async () => {
    const twin = { name: 'b', content: 'problem', lies: { offset: 0 } };
    expect(await refusalOf(buildZip([good, twin]))).toBe('testdata.overlap');
  });
});

test('what is no archive is one file, under a plain name', async () => {
  const path = join(folder, 'one');
  await writeFile(path, '<fps/>');
  const { archive } = await openPackage(path, '../..\\evil/fps-1.xml');
  expect(archive.entries.map(({ path: name }) => name)).toEqual(['fps-1.xml']);
});
