import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readZipTexts } from './read-zip-entry.ts';

interface Given {
  name: string;
  text: string;
  stored?: boolean;
}

/** A zip as archivers write it; checksums are left 0, nobody here looks at them. */
function zipOf(files: readonly Given[], comment = ''): Blob {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text, stored } of files) {
    const data = stored ? Buffer.from(text) : deflateRawSync(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(stored ? 0 : 8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(Buffer.byteLength(text), 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(local, Buffer.from(name), data);
    directory.push(entry, Buffer.from(name));
    at += 30 + name.length + data.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return new Blob(
    [...parts, listed, end, comment].map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
  );
}

it('reads packed and stored files by name', async () => {
  const zip = zipOf(
    [
      { name: 'data/1.in', text: '1 2\n' },
      { name: 'data/1.out', text: '3\n', stored: true },
    ],
    'made by hand',
  );
  expect(await readZipTexts(zip, ['data/1.in', 'data/1.out', 'data/2.in'])).toEqual(['1 2\n', '3\n', null]);
});

it('does not unpack what is too large', async () => {
  expect(await readZipTexts(zipOf([{ name: '1.in', text: '0'.repeat(100_000) }]), ['1.in'])).toEqual([null]);
});

it('knows nothing of a file that is no zip', async () => {
  expect(await readZipTexts(new Blob(['no zip at all']), ['1.in'])).toEqual([null]);
});
