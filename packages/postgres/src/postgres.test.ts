import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';

const dataDir = mkdtempSync('/tmp/assay-pg-');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (const deadline = performance.now() + 20_000; ; await sleep(50)) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}

it('keeps committed rows over kill -9 and over a stop, and never runs twice on one directory', {
  timeout: 60_000,
}, async () => {
  const lines: string[] = [];
  const first = await startPostgres({ dataDir, log: (line) => lines.push(line) });
  await query(first.url, 'CREATE TABLE kept (id integer)');
  await query(first.url, 'INSERT INTO kept VALUES (1)');
  expect(await query(first.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(first.url, `SELECT rolsuper FROM pg_roles WHERE rolname = current_user`)).toEqual([
    { rolsuper: false },
  ]);

  await expect(startPostgres({ dataDir })).rejects.toThrow(`already run by process ${process.pid}`);

  const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid');
  const killed = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  process.kill(killed, 'SIGKILL');
  await sleep(50);
  expect(await retry(() => query(first.url, 'INSERT INTO kept VALUES (2) RETURNING id'))).toEqual([{ id: 2 }]);
  expect(Number(readFileSync(pidFile, 'utf8').split('\n')[0])).not.toBe(killed);
  expect(lines).toContain('PostgreSQL ended unexpectedly (SIGKILL), starting it again');
  await first.stop();
  expect(existsSync(pidFile)).toBe(false);

  const second = await startPostgres({ dataDir });
  expect(await query(second.url, 'SELECT id FROM kept ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
  await second.stop();
});

it('ends when its supervisor is killed, and the next start finds what was committed', { timeout: 60_000 }, async () => {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)};
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    const client = new (await import('pg')).default.Client(url);
    await client.connect();
    await client.query('CREATE TABLE killed (id integer); INSERT INTO killed VALUES (7)');
    process.kill(process.pid, 'SIGKILL');`;
  const { signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(signal, stderr).toBe('SIGKILL');
  const next = await startPostgres({ dataDir });
  expect(await query(next.url, 'SELECT id FROM killed')).toEqual([{ id: 7 }]);
  await next.stop();
});

it('sorts and searches Chinese text', { timeout: 60_000 }, async () => {
  const postgres = await startPostgres({ dataDir });
  await query(postgres.url, 'CREATE EXTENSION pg_trgm');
  expect(await query(postgres.url, `SELECT cardinality(show_trgm('中文题目')) > 0 AS found`)).toEqual([
    { found: true },
  ]);
  await postgres.stop();
});

it.runIf(process.getuid?.() === 0)(
  'a group that may connect gets the role of the product and never the superuser; others get nothing',
  { timeout: 60_000 },
  async () => {
    const own = mkdtempSync('/tmp/assay-pg-');
    chmodSync(own, 0o711);
    const gid = 61_200;
    const postgres = await startPostgres({ dataDir: own, durable: false, clientGid: gid });
    const ask = (url: string, as: { uid: number; gid: number }) => {
      const script = `import pg from ${JSON.stringify(import.meta.resolve('pg'))};
        const client = new pg.Client(${JSON.stringify(url)});
        await client.connect().then(() => console.log('in'), (error) => console.log(error.message));
        await client.end().catch(() => {});`;
      const args = ['--input-type=module', '-e', script];
      return spawnSync(process.execPath, args, { ...as, cwd: '/', encoding: 'utf8' }).stdout.trim();
    };
    try {
      expect(ask(postgres.url, { uid: gid, gid })).toBe('in');
      expect(ask(postgres.adminUrl, { uid: gid, gid })).toMatch(/authentication failed/);
      expect(ask(postgres.adminUrl, { uid: 0, gid: 0 })).toBe('in');
      expect(ask(postgres.url, { uid: gid + 1, gid: gid + 1 })).toMatch(/EACCES/);
    } finally {
      await postgres.stop();
      rmSync(own, { recursive: true, force: true });
    }
  },
);
