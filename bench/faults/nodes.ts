import { execFileSync } from 'node:child_process';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, OVER_A_LEASE_MS, ROUNDS } from './fault.ts';
import { type Stage, until } from './stage.ts';

const FAR = 'far';

async function problemsOf({ pool }: Stage, name: string): Promise<string> {
  const { rows } = await pool.query('select problems::text, refusals::text from judge_nodes where name = $1', [name]);
  return rows.map((row) => `${row.problems} ${row.refusals}`).join();
}

/** What happens to judge nodes themselves. */
export const NODE_FAULTS: Fault[] = [
  {
    id: 'FI-1',
    what: 'kill -9 of the judge nodes, in the middle of cases',
    perSecond: 6,
    async inflict({ judges }) {
      for (let round = 0; round < ROUNDS; round++) {
        await sleep(2_500);
        judges[round % 2]!.kill('SIGKILL');
      }
      return [];
    },
  },
  {
    id: 'FI-7',
    what: 'the clock of a judge node goes wrong by an hour',
    perSecond: 5,
    async inflict(stage) {
      await stage.judges[1].restart({
        NODE_OPTIONS: '--import=data:text/javascript,const%20now=Date.now;Date.now=()=>now()-3600000',
      });
      const seconds = await until('the site tells that the clock is off', 60, async () =>
        (await problemsOf(stage, FAR)).includes('"clock"'),
      ).catch(() => Number.NaN);
      await stage.judges[1].restart({ NODE_OPTIONS: '' });
      const back = await until(
        'the node works again',
        60,
        async () => !(await problemsOf(stage, FAR)).includes('"clock"'),
      ).catch(() => Number.NaN);
      return Number.isNaN(seconds + back) ? ['the clock that was off was not noticed, or not its mending'] : [];
    },
  },
  {
    id: 'FI-8',
    what: 'a judge node sleeps longer than its lease and comes back',
    perSecond: 5,
    async inflict({ judges }) {
      await sleep(2_000);
      judges[1].kill('SIGSTOP');
      await sleep(OVER_A_LEASE_MS);
      judges[1].kill('SIGCONT');
      await sleep(3_000);
      return [];
    },
  },
  {
    id: 'FI-10',
    what: 'test data changes on the disk of a judge node; then its sandbox is gone',
    perSecond: 5,
    async inflict(stage) {
      const blobs = join(stage.dataDir, FAR, 'judge/blobs');
      await until('the node has test data', 60, async () => (await readdir(blobs)).length > 1);
      for (const name of await readdir(blobs)) {
        if (name !== 'partial') await writeFile(join(blobs, name), '0\n');
      }
      const noticed = await until('the node trusts its disk no more', 60, async () =>
        (await problemsOf(stage, FAR)).includes('changed by themselves'),
      ).catch(() => Number.NaN);
      await stage.judges[1].restart({ SANDBOX_HELPER: '/usr/bin/false' });
      const refused = await until('the node says that it has no sandbox', 60, async () =>
        (await problemsOf(stage, FAR)).includes('the sandbox'),
      ).catch(() => Number.NaN);
      await sleep(3_000);
      await stage.judges[1].restart({ SANDBOX_HELPER: '' });
      return [
        ...(Number.isNaN(noticed) ? ['data that changed on the disk was not noticed'] : []),
        ...(Number.isNaN(refused) ? ['a node without sandbox did not say so'] : []),
      ];
    },
  },
  {
    id: 'FI-11',
    what: 'the disk of a judge node runs full, and has room again',
    perSecond: 5,
    async inflict(stage) {
      const disk = join(stage.dataDir, 'small-disk');
      execFileSync('mkdir', ['-p', disk]);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1400m', 'tmpfs', disk]);
      try {
        await stage.judges[1].restart({ DATA_DIR: disk });
        const isFull = async () => /MB free/.test(await problemsOf(stage, FAR));
        await sleep(4_000);
        const { bavail, bsize } = await statfs(disk);
        const filler = join(disk, 'filler');
        execFileSync('fallocate', ['-l', String(bavail * bsize - (600 << 20)), filler]);
        const full = await until('the node says that its disk is full', 40, isFull).catch(() => Number.NaN);
        await sleep(3_000);
        await rm(filler);
        const back = await until('the node works again', 40, async () => !(await isFull())).catch(() => Number.NaN);
        await stage.judges[1].restart({ DATA_DIR: join(stage.dataDir, FAR) });
        return [
          ...(Number.isNaN(full) ? ['the full disk was not told'] : []),
          ...(Number.isNaN(back) ? ['the node did not go on when there was room'] : []),
        ];
      } finally {
        await sleep(1_000);
        execFileSync('umount', ['-l', disk]);
      }
      return [];
    },
  },
  {
    id: 'FI-16',
    what: 'judge nodes and the web server are told to stop in turn, and start again',
    perSecond: 6,
    async inflict({ judges, server }) {
      for (let round = 0; round < ROUNDS; round++) {
        await sleep(3_000);
        judges[round % 2]!.kill('SIGTERM');
        await sleep(1_500);
        server.kill('SIGTERM');
      }
      await sleep(3_000);
      return [];
    },
  },
];
