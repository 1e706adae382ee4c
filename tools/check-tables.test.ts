import { expect, test } from 'vitest';
import { isAbove, refuseLadder, refuseTables, tablesOf } from './check-tables.ts';

test('tables are found however the query is written', () => {
  const { writes, reads } = tablesOf(`
    db.selectFrom('users').leftJoin('groups as g', 'g.id', 'users.gid');
    db.insertInto('jobs').expression((eb) => eb.selectFrom('judgements'));
    sql\`update problems set ac = 1 from contests where exists (select 1 from tags join blobs on true)\`;
    // deleteFrom('commented_out')
  `);
  expect([...writes]).toEqual(['jobs', 'problems']);
  expect([...reads]).toEqual(['users', 'groups', 'judgements', 'contests', 'tags', 'blobs']);
});

const QUERIES = 'apps/server/src/domains/problems/a.queries.ts';

test.each([
  ['a domain writes its own', QUERIES, "db.updateTable('problems')", true],
  ['a domain does not write those of another, be it lower', QUERIES, "db.updateTable('users')", false],
  ['a domain reads those below it', QUERIES, "db.selectFrom('users')", true],
  ['a domain does not read those above it', QUERIES, "db.selectFrom('contests')", false],
  ['the writing half of a domain', 'apps/server/src/domains/authoring/a.queries.ts', "db.insertInto('problems')", true],
  ['an entry lets one pair', 'apps/server/src/domains/contests/a.queries.ts', "db.deleteFrom('submissions')", true],
  ['rooms above the domains read all', 'apps/server/src/backup/a.queries.ts', "db.selectFrom('submissions')", true],
  ['the platform stands below', 'apps/server/src/platform/a/b.queries.ts', "db.selectFrom('contests')", false],
])('%s', (_sentence, path, source, allowed) => {
  expect(refuseTables(path, source, new Set()).length === 0).toBe(allowed);
});

test('a ladder goes one way', () => {
  expect(refuseLadder({ low: [], high: ['low'] })).toEqual([]);
  expect(refuseLadder({ high: ['low'], low: [] })).toHaveLength(1);
  expect(refuseLadder({ low: ['gone'] })).toHaveLength(1);
  expect(isAbove('high', 'low', ['low', 'high'])).toBe(true);
});
