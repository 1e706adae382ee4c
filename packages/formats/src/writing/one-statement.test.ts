import { expect, test } from 'vitest';
import { emptyPackage, emptyStatement } from '../empty-package.ts';
import { domjudge } from '../icpc/icpc.ts';
import { Report } from '../report.ts';
import { codesOf, readPackage, writePackages } from '../testing/packages.ts';
import { plainPackage } from '../testing/plain-package.ts';
import { chooseStatement } from './one-statement.ts';

const problemIn = (statements: string[], titles: string[]) => ({
  ...emptyPackage({ format: 'polygon', id: 'x' }),
  key: 'X',
  titles: Object.fromEntries(titles.map((tag) => [tag, `title ${tag}`])),
  statements: Object.fromEntries(statements.map((tag) => [tag, { ...emptyStatement(), description: `text ${tag}` }])),
});

test.each<[string, string[], string[], string]>([
  ['Chinese before English', ['en', 'zh'], ['en', 'zh'], 'zh'],
  ['English before others', ['sv', 'en'], ['sv', 'en'], 'en'],
  ['a statement before a title that has none', ['en'], ['en', 'zh'], 'en'],
  ['a title when there is no statement', [], ['sv'], 'sv'],
])('%s', (_rule, statements, titles, language) => {
  const chosen = chooseStatement(problemIn(statements, titles), new Report());
  expect(chosen.language).toBe(language);
  expect(chosen.statement.description).toBe(statements.length > 0 ? `text ${language}` : '');
});

test('DOMjudge gets the statement that there is, with any title', async () => {
  const problem = { ...plainPackage(1), ...problemIn(['zh'], ['en']) };
  const { content, notes } = await writePackages(domjudge, [
    { ...plainPackage(1), ...problem, cases: plainPackage(1).cases },
  ]);
  expect(codesOf(notes, 'error')).toEqual([]);
  const { packages } = await readPackage(content);
  expect(Object.values(packages[0]!.statements).map(({ description }) => description)).toEqual(['text zh']);
  expect(Object.values(packages[0]!.titles)).toContain('title en');
});
