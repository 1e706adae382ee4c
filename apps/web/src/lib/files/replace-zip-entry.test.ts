import { crc32 as reference } from 'node:zlib';
import { expect, test } from 'vitest';
import { readZipEntries, readZipTexts } from './read-zip-entry.ts';
import { crc32, replaceZipEntry } from './replace-zip-entry.ts';
import { zipOf } from './testing/zip-of.ts';

test('the checksum is that of zips', () => {
  const bytes = new TextEncoder().encode('The quick brown fox, 敏捷的狐狸');
  expect(crc32(bytes)).toBe(reference(bytes));
});

test('one file gets another content, longer or shorter, and all others stay', async () => {
  const files = [
    { name: 'a.xml', text: 'first '.repeat(50) },
    { name: 'b.xml', text: 'old' },
    { name: 'c.bin', text: 'stored', stored: true },
  ];
  const archive = zipOf(files, 'a comment');
  for (const content of ['', '成绩 '.repeat(500)]) {
    const replaced = (await replaceZipEntry(archive, 'b.xml', content))!;
    expect(await readZipTexts(replaced, ['a.xml', 'b.xml', 'c.bin'])).toEqual([files[0]!.text, content, 'stored']);
    expect((await readZipEntries(new File([replaced], 'x'), 10_000)).map(({ name }) => name)).toEqual([
      'a.xml',
      'b.xml',
      'c.bin',
    ]);
  }
});

test('what is no archive, or has no such file, is told apart', async () => {
  expect(await replaceZipEntry(new Blob(['no zip']), 'a', '')).toBeNull();
  expect(await replaceZipEntry(zipOf([{ name: 'a', text: 'x' }]), 'b', '')).toBeNull();
});
