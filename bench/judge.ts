import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobReport } from '@assay/contract/judging/node-link.ts';
import { startNode } from '../apps/judge/src/node.ts';
import { pause } from '../apps/judge/src/platform/failures.ts';
import { submissionOf } from '../apps/judge/src/testing/jobs.ts';
import { buildHelper, HELPER } from '../apps/judge/src/testing/real-world.ts';
import { StandInServer } from '../apps/judge/src/testing/stand-in-server.ts';
import { printTable, spreadOf, timeEach } from './measure.ts';

/**
 * What the judge itself costs, from the claim to the accepted report, against a server that answers from memory: how
 * long A+B takes with and without its program in the cache, and how many trivial case-runs a second go through.
 */
const COLD_ROUNDS = 10;
const WARM_ROUNDS = 50;
const FLOOD_JOBS = 40;
const FLOOD_CASES = 100;

const SUM_CPP = (salt: number) =>
  `#include <bits/stdc++.h>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b << '\\n'; }\n// ${salt}\n`;
const TRIVIAL_C = 'int main(void) { return 0; }\n';
const sums = Array.from({ length: 10 }, (_, at) => ({ input: `${at} 7\n`, output: `${at + 7}\n` }));
const nothing = Array.from({ length: FLOOD_CASES }, () => ({ input: '', output: '' }));

const dataDir = await mkdtemp(join(tmpdir(), 'assay-bench-'));
const quiet = { info() {}, warn: console.warn, error: console.error, debug() {} };

async function withNode(slots: number, work: (server: StandInServer) => Promise<void>) {
  const server = new StandInServer();
  const serverUrl = await server.start();
  const node = await startNode(
    {
      serverUrl,
      token: StandInServer.TOKEN,
      name: 'bench',
      slots,
      dataDir,
      includeDir: join(dataDir, 'include'),
      helper: HELPER,
    },
    quiet,
  );
  try {
    await work(server);
  } finally {
    await node.stop();
    await server.stop();
  }
}

function mustBeAccepted(report: JobReport) {
  if (report.outcome !== 'judged' || report.status !== 0) throw new Error(JSON.stringify(report).slice(0, 500));
}

const offers = (server: StandInServer, name: string) =>
  server.announcements.at(-1)?.languages.some((one) => one.name === name && one.ok);

try {
  await buildHelper();
  const latency: { name: string; p50: number; p95: number; max: number }[] = [];
  await withNode(availableParallelism(), async (server) => {
    while (
      !offers(server, 'C++ 17 With O2') ||
      server.announcements.at(-1)!.languages.some((one) => one.reason?.includes('running'))
    ) {
      await pause(100);
    }
    let salt = 0;
    const judge = async (salted: number) =>
      mustBeAccepted(
        await server.judge(submissionOf(server, { language: 'C++ 17 With O2', code: SUM_CPP(salted), cases: sums })),
      );
    // The precompiled header is made in the background; compilations become quick when it is there.
    for (let tookMs = Number.POSITIVE_INFINITY, round = 0; tookMs > 600 && round < 60; round++) {
      const startedAt = performance.now();
      await judge(salt++);
      tookMs = performance.now() - startedAt;
      await pause(500);
    }
    latency.push({
      name: 'A+B in C++, 10 cases, compiled anew',
      ...spreadOf(await timeEach(COLD_ROUNDS, () => judge(salt++))),
    });
    latency.push({
      name: 'A+B in C++, 10 cases, program cached',
      ...spreadOf(await timeEach(WARM_ROUNDS, () => judge(salt))),
    });
  });
  console.log(`\nFrom the claim to the accepted report, ms; load of the machine ${loadavg()[0]!.toFixed(1)}\n`);
  printTable(latency);

  const flood: { name: string; 'case-runs/s': number; 'ms per case-run': number; 'own CPU ms': number }[] = [];
  for (const slots of new Set([1, availableParallelism()])) {
    await withNode(slots, async (server) => {
      const judge = () => server.judge(submissionOf(server, { code: TRIVIAL_C, cases: nothing }));
      mustBeAccepted(await judge());
      const startedAt = performance.now();
      const ownBefore = process.cpuUsage();
      for (const report of await Promise.all(Array.from({ length: FLOOD_JOBS }, judge))) mustBeAccepted(report);
      const seconds = (performance.now() - startedAt) / 1000;
      const own = process.cpuUsage(ownBefore);
      const runs = FLOOD_JOBS * FLOOD_CASES;
      flood.push({
        name: `${slots} slots`,
        'case-runs/s': runs / seconds,
        'ms per case-run': (seconds * 1000 * slots) / runs,
        // this process: the judge's JavaScript and the server that stands in
        'own CPU ms': (own.user + own.system) / 1000 / runs,
      });
    });
  }
  console.log(`\nTrivial case-runs through the whole judge; load of the machine ${loadavg()[0]!.toFixed(1)}\n`);
  printTable(flood);
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
