import { describe, expect, test } from 'vitest';
import { readPackage, resolveFiles, writePackages, zipFiles } from '../testing/packages.ts';
import { randomPackage } from '../testing/random-package.ts';
import { assay } from './assay.ts';

const SEEDS = Array.from({ length: 40 }, (_, at) => at + 1);

describe('import(export(x)) = x', () => {
  test.each(SEEDS)('package %i', async (seed) => {
    const packages = Array.from({ length: (seed % 3) + 1 }, (_, at) => randomPackage(seed * 100 + at));
    const { content, notes } = await writePackages(assay, packages);
    expect(notes).toEqual([]);
    const read = await readPackage(content);
    expect(read.format?.id).toBe('assay');
    expect(read.notes).toEqual([]);
    expect(await resolveFiles(read.packages)).toEqual(await resolveFiles(packages));
  });
});

test('the same problem makes the same bytes', async () => {
  const [once, again] = await Promise.all([1, 2].map(() => writePackages(assay, [randomPackage(7), randomPackage(8)])));
  expect(once!.content.equals(again!.content)).toBe(true);
});

test.each([
  ['a manifest that is no JSON', { 'assay.json': '{' }, 'notReadable', 'assay.json'],
  [
    'a manifest of another version',
    { 'assay.json': '{"format":"assay-problems","version":2,"problems":[]}' },
    'badField',
    'assay.json',
  ],
  [
    'a problem that is not there',
    { 'assay.json': '{"format":"assay-problems","version":1,"problems":["1-x"]}' },
    'fileMissing',
    '1-x/problem.json',
  ],
  [
    'a problem without its fields',
    { 'assay.json': '{"format":"assay-problems","version":1,"problems":["1-x"]}', '1-x/problem.json': '{}' },
    'badField',
    '1-x/problem.json',
  ],
])('%s is an error that names the file', async (_name, files, code, file) => {
  const { packages, notes } = await readPackage(await zipFiles(files));
  expect(packages).toEqual([]);
  expect(notes).toMatchObject([{ code, severity: 'error', file }]);
});

test('a case file that is missing leaves the problem out', async () => {
  const [problem] = [randomPackage(3)];
  const { content } = await writePackages(assay, [{ ...problem!, cases: [] }]);
  const { packages } = await readPackage(content);
  expect(packages).toHaveLength(1);
  const manifest = JSON.stringify({
    ...problem,
    statementFiles: [{ name: 'a', file: 'not/there' }],
    attachments: [],
    juryFiles: [],
    cases: [],
  });
  const broken = await readPackage(
    await zipFiles({
      'assay.json': '{"format":"assay-problems","version":1,"problems":["1"]}',
      '1/problem.json': manifest,
    }),
  );
  expect(broken.packages).toEqual([]);
  expect(broken.notes).toMatchObject([{ code: 'fileMissing', file: '1/not/there' }]);
});
