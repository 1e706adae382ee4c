import { expect, it } from 'vitest';
import { readZipTexts } from './read-zip-entry.ts';
import { zipOf } from './testing/zip-of.ts';

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
