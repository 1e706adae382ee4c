import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
let folder: string;
const line = (at: number) => `  if (v[${at}] ${at % 2 ? '<' : '=='} f(a + ${at}) * b[${at}]) c ${'+-*/'[at % 4]}= d;`;
const program = (at: (index: number) => number) =>
  `int main() {\n${Array.from({ length: 20 }, (_, index) => line(at(index))).join('\n')}\n}\n`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-similarity-'));
  for (const person of ['ann', 'bob', 'cid']) await mkdir(join(folder, person));
  await writeFile(
    join(folder, 'ann', 'a.cpp'),
    program((index) => index),
  );
  await writeFile(
    join(folder, 'ann', 'again.cpp'),
    program((index) => index),
  );
  await writeFile(join(folder, 'bob', 'b.cpp'), program((index) => index).replaceAll('v[', 'other['));
  await writeFile(join(folder, 'cid', 'short.py'), 'print(1)\n');
  await writeFile(join(folder, 'cid', 'notes.txt'), 'not a program');
});
afterAll(() => rm(folder, { recursive: true }));

const assay = async (...args: string[]) => run('node', ['tools/cli/assay.mjs', 'similarity', ...args]);

test('SIM-5: the programs of a folder are compared, those of one person are not', async () => {
  const { stdout } = await assay(folder, '--format', 'json');
  const { pairs, tooShort } = JSON.parse(stdout) as {
    pairs: { a: string; b: string; similarity: number }[];
    tooShort: string[];
  };
  expect(pairs.map(({ a, b }) => [a, b])).toEqual([
    ['ann/a.cpp', 'bob/b.cpp'],
    ['ann/again.cpp', 'bob/b.cpp'],
  ]);
  expect(pairs[0]!.similarity).toBe(1);
  expect(tooShort).toEqual(['cid/short.py']);
  const template = await assay(folder, '--template', join(folder, 'ann', 'a.cpp'), '--format', 'json');
  expect(JSON.parse(template.stdout)).toMatchObject({ pairs: [] });
});

test('SIM-5: what is called wrongly says how it is called', async () => {
  await expect(assay()).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('usage: assay similarity') });
  await expect(assay(folder, '--min', 'x')).rejects.toMatchObject({ code: 2 });
});
