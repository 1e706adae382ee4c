import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, OVER_A_LEASE_MS, ROUNDS } from './fault.ts';
import type { Part } from './stage/parts.ts';
import { findCgroupsOf, findHelpers, findOrphans, limitProcess, refuseCgroup } from './stage/processes.ts';
import { type Stage, until } from './stage/stage.ts';

export const FAR = 'far';

/** Everything that the site says against a node. */
export async function problemsOf(stage: Stage, name: string): Promise<string> {
  const { rows } = await stage
    .pool()
    .query<{ problems: string; refusals: string }>(
      'select problems::text, refusals::text from judge_nodes where name = $1',
      [name],
    );
  return rows.map((row) => `${row.problems} ${row.refusals}`).join();
}

/** @returns `[complaint]` when the site does not say these words of the node in time, or goes on saying them */
export async function awaitWords(stage: Stage, words: string, isSaid: boolean, complaint: string): Promise<string[]> {
  return until(complaint, 150, async () => (await problemsOf(stage, FAR)).includes(words) === isSaid).then(
    () => [],
    () => [complaint],
  );
}

/** Runs before a program and moves its clock. */
export const clockMovedBy = (ms: number) => ({
  NODE_OPTIONS: `--import=data:text/javascript,const%20now=Date.now;Date.now=()=>now()+(${ms})`,
});

/** Ten seconds are promised; so many, because machines that run this may be busy. */
const STOP_SECONDS = 20;

/** What happens to judge nodes themselves. */
export const NODE_FAULTS: Fault[] = [
  {
    id: 'FI-1',
    what: 'kill -9 of judge nodes and of their sandboxes, in the middle of cases',
    async inflict(stage) {
      const { judges } = stage;
      const helpers = new Set<number>();
      for (let round = 0; round < ROUNDS * 2; round++) {
        // Each node lives for eight seconds, so that no job is killed three times.
        await sleep(4_000);
        const judge = judges[round % 2]!;
        const own = findHelpers(judge.pid());
        for (const pid of own) helpers.add(pid);
        if (round % 4 < 2) judge.kill('SIGKILL');
        else for (const pid of own) process.kill(pid, 'SIGKILL');
      }
      const orphans = await until('nothing is left', 30, async () => findOrphans(stage).length === 0).then(
        () => [],
        () => [`processes were left: ${JSON.stringify(findOrphans(stage)[0])}`],
      );
      const alive = new Set(judges.flatMap((judge) => findHelpers(judge.pid())));
      const dead = [...helpers].filter((pid) => !alive.has(pid));
      const cgroups = await until('no cgroup is left', 30, async () => findCgroupsOf(dead).length === 0).then(
        () => [],
        () => [`cgroups were left: ${findCgroupsOf(dead)[0]}`],
      );
      return [...orphans, ...cgroups];
    },
  },
  {
    id: 'FI-7',
    what: 'the clock of a judge node is an hour slow, then that of the web server an hour fast, an hour slow',
    async inflict(stage) {
      const { judges, server } = stage;
      await judges[1].restart(clockMovedBy(-3_600_000));
      const missed = await awaitWords(stage, '"clock"', true, 'a clock that was off was not noticed');
      await judges[1].restart({ NODE_OPTIONS: '' });
      missed.push(...(await awaitWords(stage, '"clock"', false, 'a clock that was set right was not noticed')));
      for (const ms of [3_600_000, -3_600_000]) {
        await server.restart(clockMovedBy(ms));
        await sleep(6_000);
      }
      await server.restart({ NODE_OPTIONS: '' });
      return missed;
    },
  },
  {
    id: 'FI-8',
    what: 'a judge node sleeps longer than its lease and comes back',
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
    id: 'FI-9',
    what: 'a judge node gets a tenth of a processor',
    refuse: () => refuseCgroup('cpu'),
    async inflict(stage) {
      const limit = limitProcess('cpu', stage.judges[1].pid(), {
        'cpu.cfs_period_us': 100_000,
        'cpu.cfs_quota_us': 10_000,
      });
      try {
        // Its sandboxes run already, outside of the limit; new ones are born inside it.
        for (const pid of findHelpers(stage.judges[1].pid())) process.kill(pid, 'SIGKILL');
        return await awaitWords(stage, '"slow"', true, 'the slow node was not noticed');
      } finally {
        limit.end();
        await stage.judges[1].restart({});
        await awaitWords(stage, '"slow"', false, '');
      }
    },
  },
  {
    id: 'FI-10',
    what: 'test data changes on the disk of a judge node; then its sandbox is gone',
    async inflict(stage) {
      const blobs = join(stage.root, FAR, 'judge/blobs');
      await until('the node has test data', 60, async () => (await readdir(blobs)).length > 3);
      for (const name of await readdir(blobs)) {
        if (name !== 'partial') await writeFile(join(blobs, name), '0\n');
      }
      const missed = await awaitWords(stage, 'changed by themselves', true, 'data that changed was not noticed');
      // A disk that spoils files is exchanged.
      await stage.judges[1].hold();
      await rm(blobs, { recursive: true });
      stage.judges[1].goOn();
      missed.push(
        ...(await awaitWords(stage, 'changed by themselves', false, 'the node did not go on with a new disk')),
      );
      await stage.judges[1].restart({ SANDBOX_HELPER: '/usr/bin/false' });
      missed.push(...(await awaitWords(stage, 'the sandbox', true, 'a node without sandbox did not say so')));
      await sleep(3_000);
      await stage.judges[1].restart({ SANDBOX_HELPER: stage.helper });
      missed.push(...(await awaitWords(stage, 'the sandbox', false, 'the node did not work again')));
      return missed;
    },
  },
  {
    id: 'FI-16',
    what: 'judge nodes and the web server are told to stop in turn, and start again',
    async inflict({ judges, server }) {
      const missed: string[] = [];
      const stop = async (part: Part, name: string) => {
        const starts = part.starts();
        part.kill('SIGTERM');
        await until(`the ${name} ends by itself`, STOP_SECONDS, async () => part.starts() > starts).catch((error) =>
          missed.push((error as Error).message),
        );
      };
      for (let round = 0; round < ROUNDS; round++) {
        await sleep(3_000);
        await stop(judges[round % 2]!, 'judge node');
        await sleep(1_500);
        await stop(server, 'web server');
      }
      await sleep(3_000);
      return missed;
    },
  },
];
