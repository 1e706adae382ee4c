import { expect, test } from 'vitest';
import { readWith } from './icpc/testing/package.ts';
import { codesOf } from './testing/packages.ts';

test('a solution that is no text is kept as a file', async () => {
  const { problem, notes } = await readWith({ 'submissions/wrong_answer/odd.cpp': 'int main() {}\0' });
  expect(codesOf(notes, 'error')).toEqual([]);
  expect(codesOf(notes, 'warning')).toContain('solutionNotText');
  expect(problem.solutions.map(({ name }) => name)).toEqual(['sol.cpp']);
  expect(problem.juryFiles.map(({ name }) => name)).toContain('submissions/odd.cpp');
});

test('a sample that is no text is judged and not shown', async () => {
  const { problem, notes } = await readWith({ 'data/sample/1.in': 'a\0b' });
  expect(codesOf(notes, 'warning')).toContain('sampleNotText');
  expect([problem.samples, problem.cases.length]).toEqual([[], 2]);
});

test('a file beside programs is refused by its name', async () => {
  const { notes } = await readWith({ 'include/cpp/lib.h': '\0' });
  expect(notes).toContainEqual(expect.objectContaining({ code: 'notText', severity: 'error', file: 'lib.h' }));
});

test('everywhere else the bytes are taken out', async () => {
  const { problem, notes } = await readWith({ 'problem_statement/problem.en.md': 'Sto\0ry' });
  expect(codesOf(notes, 'error')).toEqual([]);
  expect(codesOf(notes, 'warning')).toContain('nulTakenOut');
  expect(JSON.stringify(problem.statements)).not.toContain('u0000');
});
