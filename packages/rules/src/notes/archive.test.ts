import { expect, test } from 'vitest';
import { notesAsFiles } from './archive.ts';

const note = (title: string, category: string | null = null, problemId: string | null = null) => ({
  title,
  content: 'text',
  category,
  problemId,
});
const pathsOf = (...notes: ReturnType<typeof note>[]) => notesAsFiles(notes).map(({ path }) => path);

test('NOTE-5 notes are files, in a folder of their category', () => {
  expect(notesAsFiles([note('Two pointers', '算法', '1000')])).toEqual([
    { path: '算法/1000 Two pointers.md', text: '# Two pointers\n\n> 1000\n\ntext\n' },
  ]);
});

test.each([
  ['climb nowhere', ['../../etc/passwd'], ['etc passwd.md']],
  ['are never empty', ['///', '...', '\u0000'], ['note.md', 'note [2].md', 'note [3].md']],
  ['are told apart without letter case', ['Hash', 'hash [2]', 'HASH'], ['Hash.md', 'hash [2].md', 'HASH [3].md']],
  ['are cut', ['长'.repeat(300)], [`${'长'.repeat(80)}.md`]],
  ['end in no dot', ['a. . .'], ['a.md']],
] as const)('NOTE-5 names in an archive %s', (_sentence, titles, paths) => {
  expect(pathsOf(...titles.map((title) => note(title)))).toEqual(paths);
});

test('NOTE-5 folders climb nowhere either', () => {
  expect(pathsOf(note('a', '../..'), note('b', 'x/y'))).toEqual(['category/a.md', 'x y/b.md']);
});
