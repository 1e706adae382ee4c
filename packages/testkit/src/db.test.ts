import pg from 'pg';
import { expect, it } from 'vitest';
import { cloneDatabase } from './db.ts';

async function countTables(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const sql = `SELECT count(*)::int AS count FROM information_schema.tables WHERE table_schema = 'public'`;
  const { rows } = await client.query<{ count: number }>(sql);
  await client.end();
  return rows[0]!.count;
}

it('gives every caller a migrated database of its own, and takes it back', async () => {
  const [one, two] = await Promise.all([cloneDatabase(), cloneDatabase()]);
  const client = new pg.Client(one.url);
  await client.connect();
  await client.query('CREATE TABLE only_here (id integer)');
  await client.end();
  expect(await countTables(two.url)).toBeGreaterThan(0);
  expect(await countTables(one.url)).toBe((await countTables(two.url)) + 1);
  await Promise.all([one.drop(), two.drop()]);
  await expect(countTables(one.url)).rejects.toThrow('does not exist');
});
