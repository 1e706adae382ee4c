import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { awaitWords, FAR } from './nodes.ts';
import { SELF_TESTS, type Stage, until } from './stage/stage.ts';

const NODE_DISK_MB = 1_400;
const NODE_LEFT_MB = 600;

/** The disk of the far node: it refuses work below 1 GB, and goes on by itself. */
async function fillNode(stage: Stage): Promise<string[]> {
  const disk = join(stage.root, 'small-disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${NODE_DISK_MB}m`, 'tmpfs', disk]);
  try {
    mkdirSync(dirname(join(disk, SELF_TESTS)), { recursive: true });
    copyFileSync(join(stage.root, FAR, SELF_TESTS), join(disk, SELF_TESTS));
    await stage.judges[1].restart({ DATA_DIR: disk });
    await until('the node has begun', 60, async () => (await statfs(join(disk, 'judge/blobs'))).bavail > 0);
    const { bavail, bsize } = await statfs(disk);
    const filler = join(disk, 'filler');
    execFileSync('fallocate', ['-l', String(bavail * bsize - (NODE_LEFT_MB << 20)), filler]);
    const missed = await awaitWords(stage, 'MB free', true, 'the full disk of the node was not told');
    await sleep(2_000);
    await rm(filler);
    missed.push(...(await awaitWords(stage, 'MB free', false, 'the node did not go on when there was room')));
    return missed;
  } finally {
    await stage.judges[1].restart({ DATA_DIR: join(stage.root, FAR) });
    execFileSync('umount', ['-l', disk]);
  }
}

/** The disk of database and files: nothing acknowledged is lost, and all goes on when there is room. */
async function fillSite(stage: Stage): Promise<string[]> {
  const { volume } = stage;
  if (typeof volume === 'string') return [];
  const written = () =>
    stage.pool().query('create table filler as select * from generate_series(1, 100000); drop table filler');
  volume.fill(0);
  const refused = await until('the database is out of room', 60, async () =>
    written().then(
      () => false,
      () => true,
    ),
  ).catch(() => Number.NaN);
  await sleep(15_000);
  await volume.makeRoom();
  const back = await until('the database works again', 90, async () => written().then(() => true)).catch(
    () => Number.NaN,
  );
  return [
    ...(Number.isNaN(refused) ? ['the disk of the database did not run full'] : []),
    ...(Number.isNaN(back) ? ['the database did not come back when there was room'] : []),
  ];
}

export const DISK_FAULTS: Fault[] = [
  {
    id: 'FI-11',
    what: 'the disk of a judge node runs full, then that of the database, and both have room again',
    refuse: ({ volume }) => (typeof volume === 'string' ? volume : null),
    async inflict(stage) {
      return [...(await fillNode(stage)), ...(await fillSite(stage))];
    },
  },
];
