import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@assay/postgres/postgres.ts';
import { scratchRoot } from '@assay/testkit/scratch.ts';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { MIGRATIONS, sizeOf } from './parts.ts';

const root = mkdtempSync(join(scratchRoot(), 'assay-cli-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function assay(dataDir: string, ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(root, dataDir) };
  const { status, stdout, stderr } = spawnSync('node', ['tools/cli/assay.mjs', ...args], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

async function query(url: string, sql: string) {
  const client = new pg.Client(url);
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

test('from a running database of the data directory into a new one, and back out of that when it does not run', async () => {
  const target = join(root, 'backups');
  const postgres = await startPostgres({ dataDir: join(root, 'first') });
  try {
    await migrate(postgres.url, MIGRATIONS);
    await query(
      postgres.url,
      `insert into users (username, email, password_hash) values ('one', 'one@example.org', '')`,
    );
    expect(assay('first', 'backup', target)).toMatchObject({ status: 0, said: expect.stringContaining('0 files') });
    expect(assay('first', 'restore', target)).toMatchObject({
      status: 1,
      said: expect.stringContaining('a site already'),
    });
  } finally {
    await postgres.stop();
  }
  expect(assay('second', 'restore', target)).toMatchObject({
    status: 0,
    said: expect.stringContaining('back and checked'),
  });
  expect(assay('second', 'backup', target, '--keep', '1')).toMatchObject({ status: 0 });
  expect(readdirSync(target).filter((name) => /^\d/.test(name))).toHaveLength(1);

  const again = await startPostgres({ dataDir: join(root, 'second') });
  expect(await query(again.url, 'select username from users')).toEqual([{ username: 'one' }]);
  await again.stop();
}, 120_000);

test.each([
  ['no folder', ['backup'], 2, 'name one folder'],
  ['a strange number', ['backup', 'x', '--keep', '0'], 2, '--keep wants'],
  ['nothing to restore from', ['restore', join(root, 'nowhere')], 1, 'holds no backup'],
  ['no site', ['backup', join(root, 'unused')], 1, 'there is no site'],
])(
  '%s',
  (_sentence, args, status, message) => {
    expect(assay('none', ...args)).toMatchObject({ status, said: expect.stringContaining(message) });
  },
  60_000,
);

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [20_500_000_000, '20.5 GB'],
])('%i bytes are %s', (bytes, said) => {
  expect(sizeOf(bytes)).toBe(said);
});
