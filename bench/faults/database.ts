import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Fault, ROUNDS } from './fault.ts';
import { openSlowWire } from './stage/slow-wire.ts';
import { type Stage, until } from './stage/stage.ts';

const SLOW_MS = 100;
/** A submission is answered within so long, be it by "busy, try again". */
const ANSWER_MS = 2_000;

/** A copy of the running database, made the way the manual of PostgreSQL tells. */
async function copyRunning(adminUrl: string, cluster: string, copy: string) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('faults', true)`);
    const left = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal']);
    mkdirSync(copy, { mode: 0o700 });
    for (const name of readdirSync(cluster)) {
      if (left.has(name)) continue;
      cpSync(join(cluster, name), join(copy, name), { recursive: true, preserveTimestamps: true });
    }
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(copy, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
}

/** The database is lost and comes back from a copy made earlier and the log of writing since. */
async function restore(stage: Stage): Promise<string[]> {
  const home = join(stage.dataDir, 'postgres');
  const [cluster, copy, lost] = ['cluster', 'copy', 'lost'].map((name) => join(home, name));
  await sleep(3_000);
  await copyRunning(stage.adminUrl(), cluster!, copy!);
  await sleep(4_000);
  process.kill(await stage.findPostmaster(), 'SIGKILL');
  await stage.stopDatabase();
  renameSync(cluster!, lost!);
  renameSync(copy!, cluster!);
  cpSync(join(lost!, 'pg_wal'), join(cluster!, 'pg_wal'), { recursive: true });
  const { uid, gid } = statSync(lost!);
  stage.giveFolder(cluster!, uid, gid);
  rmSync(lost!, { recursive: true });
  await stage.startDatabase();
  await sleep(3_000);
  return [];
}

/** Nothing that was not synced is there afterwards, of the database and of the files. */
async function cutPower(stage: Stage): Promise<string[]> {
  const { volume, server } = stage;
  if (typeof volume === 'string') return [];
  const missed: string[] = [];
  for (let round = 0; round < Math.ceil(ROUNDS / 2); round++) {
    await sleep(4_000);
    const postmaster = await stage.findPostmaster();
    volume.cutPower();
    process.kill(postmaster, 'SIGKILL');
    await server.hold();
    await stage.stopDatabase().catch(() => {});
    await until('nobody uses the disk', 30, async () => {
      volume.plugIn();
      return true;
    });
    // It names this process, which a power cut would have ended.
    rmSync(join(stage.dataDir, 'postgres/supervisor'), { force: true });
    await stage.startDatabase();
    server.goOn();
    const { rows } = await stage.pool().query<{ hash: string }>(
      `select distinct found.hash from problem_data d
       cross join lateral jsonb_path_query(d.cases, '$.**.hash') one, lateral (select one #>> '{}' as hash) found`,
    );
    const gone = rows.filter(({ hash }) => {
      const file = join(stage.dataDir, 'blobs', hash.slice(0, 2), hash.slice(2));
      return !existsSync(file) || createHash('sha256').update(readFileSync(file)).digest('hex') !== hash;
    });
    if (rows.length === 0) missed.push('no files of test data were found');
    if (gone.length > 0) missed.push(`${gone.length} files of test data are gone or not whole`);
  }
  await sleep(3_000);
  return missed;
}

/** What happens below the site. */
export const DATABASE_FAULTS: Fault[] = [
  {
    id: 'FI-4',
    what: 'the database is lost, and restored from a copy made while it ran and the log since',
    inflict: restore,
  },
  {
    id: 'FI-15',
    what: `every query takes ${2 * SLOW_MS} ms longer with few connections; submissions and queue are locked for 8 s each`,
    async inflict({ pool, server, databaseUrl }, load) {
      const wire = await openSlowWire(databaseUrl(), SLOW_MS);
      await server.restart({ DATABASE_URL: wire.url, DATABASE_POOL: '4' });
      await sleep(12_000);
      await server.restart({ DATABASE_URL: databaseUrl(), DATABASE_POOL: '' });
      wire.close();
      const missed: string[] = [];
      for (const table of ['submissions', 'jobs']) {
        await sleep(3_000);
        const client = await pool().connect();
        try {
          await client.query(`begin; lock table ${table} in access exclusive mode`);
          load.slowestAnswerMs = 0;
          await sleep(8_000);
          const slowest = Math.round(load.slowestAnswerMs);
          if (slowest === 0) missed.push(`no submission was answered while ${table} were locked`);
          if (slowest > ANSWER_MS)
            missed.push(`a submission was answered after ${slowest} ms while ${table} were locked`);
          await client.query('commit');
        } finally {
          client.release();
        }
      }
      await sleep(2_000);
      return missed;
    },
  },
  {
    id: 'FI-19',
    what: 'power cuts of the disk of database and files',
    refuse: ({ volume }) => (typeof volume === 'string' ? volume : null),
    inflict: cutPower,
  },
];
