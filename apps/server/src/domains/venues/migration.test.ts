import { cloneDatabase } from '@assay/testkit/db.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { listMigrationFiles, migrate } from '../../platform/db/migrate.ts';

const MIGRATIONS = 'apps/server/migrations';

test('submissions and rejudge sets of before are where they were made', async () => {
  const { url, drop } = await cloneDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  const all = await listMigrationFiles();
  const at = all.indexOf('0032_submission-venues.sql');
  await migrate(url, MIGRATIONS, new Set(all.slice(0, at)));
  await client.query(`
    insert into users (username, email, password_hash) values ('elder', 'elder@example.org', '');
    insert into difficulties (id, name_zh, name_en, color, ac_coin) values (0, '', '', '', 0);
    insert into problems (problem_id, type, auth, author, difficulty, time_limit_ms, memory_limit_mb, stack_limit_mb)
    values ('1000', 0, 1, 'elder', 0, 1000, 256, 128);
    insert into submissions (pid, uid, username, display_id, display_pid, language, code, length, cid, timed_work_id, qsheet_id, tid, gid)
    select p.id, u.uid, 'elder', '1000', '1000', 'C', '', 0, old.cid, old.work, old.sheet, old.tid, old.gid
    from problems p, users u, (values (0, 0, 0, 0, 0), (5, 0, 0, 0, 0), (0, 6, 0, 0, 0), (0, 0, 7, 0, 0), (0, 0, 0, 8, 0),
      (0, 0, 0, 9, 3), (0, 0, 0, 0, 4)) as old (cid, work, sheet, tid, gid)
    where u.username = 'elder';
    insert into rejudge_sets (kind, filter, reason, by_uid)
    select 'run', filter::jsonb, '', uid from users, (values ('{"cid": 5, "status": [4]}'), ('{"timedWorkId": 6}'), ('{"pid": 1}')) as old (filter)
    where username = 'elder'`);
  await migrate(url, MIGRATIONS);
  const { rows } = await client.query(
    'select venue_kind, venue_id::int, group_id::int, is_practice from submissions order by id',
  );
  expect(rows.map(Object.values)).toEqual([
    ['public', 0, null, true],
    ['contest', 5, null, false],
    ['timedWork', 6, null, false],
    ['qsheet', 7, null, false],
    ['training', 8, null, true],
    ['training', 9, 3, false],
    ['group', 4, null, false],
  ]);
  const sets = await client.query('select filter from rejudge_sets order by id');
  expect(sets.rows.map(({ filter }) => filter)).toEqual([
    { status: [4], venue: { kind: 'contest', id: 5 } },
    { venue: { kind: 'timedWork', id: 6 } },
    { pid: 1 },
  ]);
  await client.end();
  await drop();
});
