import { expect, test } from 'vitest';
import { readFixture } from '../testing/fixtures.ts';
import { codesOf, readPackage, zipFiles } from '../testing/packages.ts';

test('a real zip of cases, in the order of their numbers', async () => {
  const { packages, format, notes } = await readFixture('elixir-cases.zip');
  expect(format?.id).toBe('cases');
  expect(codesOf(notes)).toEqual(['casesOnly']);
  expect(packages[0]!.key).toBe('elixir-cases');
  expect(packages[0]!.cases.map(({ name }) => name)).toEqual(Array.from({ length: 36 }, (_, at) => String(at + 1)));
});

test('answers that are missing and files that are too many are told', async () => {
  const { packages, notes } = await readPackage(
    await zipFiles({
      'x/1.in': '',
      'x/1.ans': '',
      'x/2.in': '',
      'x/readme.txt': '',
      '__MACOSX/x/._1.in': '',
      'x/.gitkeep': '',
    }),
  );
  expect(packages[0]!.cases).toHaveLength(2);
  expect(notes.map(({ code, file }) => [code, file])).toEqual([
    ['answerMissing', '2.in'],
    ['notACase', 'readme.txt'],
    ['casesOnly', null],
  ]);
});

test('a zip without cases is of no format', async () => {
  expect((await readPackage(await zipFiles({ 'a.txt': 'x' }))).format).toBeNull();
});
