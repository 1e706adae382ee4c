import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import { startNode } from '../apps/judge/src/node.ts';
import { pause } from '../apps/judge/src/platform/failures.ts';
import { FakeServer } from '../apps/judge/src/testing/fake-server.ts';
import { submissionOf } from '../apps/judge/src/testing/jobs.ts';
import { buildHelper, HELPER } from '../apps/judge/src/testing/real-world.ts';
import { printHeld, printTable, spreadOf, timeEach } from './measure/measure.ts';

/**
 * What the judge itself costs, from the claim to the accepted report, against a server that answers from memory: how
 * long A+B takes with and without its program in the cache, and how many trivial case-runs a second go through. The node
 * has two languages only, so that nothing is tested or prepared while it is measured.
 */
const CPP = 'C++ 17 With O2';
const COLD_MS = 400;
const WARM_MS = 60;
const RUNS_PER_CORE = 500;
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

async function withNode(slots: number, work: (server: FakeServer) => Promise<void>) {
  const server = new FakeServer();
  const serverUrl = await server.start();
  const node = await startNode(
    {
      serverUrl,
      token: FakeServer.TOKEN,
      name: 'bench',
      slots,
      pin: true,
      languages: ['C', CPP],
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

const offersAll = (server: FakeServer) => server.announcements.at(-1)?.languages.every((one) => one.ok);

try {
  await buildHelper();
  const latency: { name: string; p50: number; p95: number; max: number }[] = [];
  await withNode(availableParallelism(), async (server) => {
    // A language is offered after its precompiled header was made.
    while (!offersAll(server)) await pause(100);
    let salt = 0;
    const judge = async (salted: number) =>
      mustBeAccepted(await server.judge(submissionOf(server, { language: CPP, code: SUM_CPP(salted), cases: sums })));
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

  const cores = availableParallelism();
  const [cold, warm] = latency.map(({ p50 }) => p50);
  console.log('');
  printHeld(cold! <= COLD_MS, `A+B in C++ with 10 cases, compiled anew, at most ${COLD_MS} ms (p50)`);
  printHeld(warm! <= WARM_MS, `the same with its program cached at most ${WARM_MS} ms (p50)`);
  for (const slots of new Set([1, cores])) {
    const rate = flood.find(({ name }) => name === `${slots} slots`)!['case-runs/s'];
    printHeld(
      rate >= RUNS_PER_CORE * slots,
      `at least ${RUNS_PER_CORE * slots} trivial case-runs a second on ${slots} slots`,
    );
  }
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
