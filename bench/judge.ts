import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { identify } from '../apps/judge/src/languages/toolchain.ts';
import { startNode } from '../apps/judge/src/node.ts';
import { pause } from '../apps/judge/src/platform/failures.ts';
import { FakeServer } from '../apps/judge/src/testing/fake-server.ts';
import { submissionOf } from '../apps/judge/src/testing/jobs.ts';
import { buildHelper, HELPER } from '../apps/judge/src/testing/real-world.ts';
import { buildForC, measureFromC } from './measure/from-c.ts';
import { printHeld, printHeldUpTo, printTable, spreadOf, timeEach } from './measure/measure.ts';

/**
 * What the judge itself costs, from the claim to the accepted report, against a server that answers from memory: how
 * long A+B takes with and without its program in the cache, beside the compiler alone, and how many trivial case-runs a second go
 * through. The node
 * has two languages only, so that nothing is tested or prepared while it is measured.
 */
const CPP = 'C++ 17 With O2';
/** Of the compiler's own time for the same source, outside of everything. */
const ANEW_MOST = 1.1;
/** Of the compiler's own time without the prepared header. */
const PREPARED_MOST = 0.35;
const WARM_MS = 15;
/** Of the median of the first ten compilations: what the very first may take, on a node that has just begun to offer the language. */
const FIRST_MOST = 1.5;
const FIRST_ROUNDS = 10;
/** Trivial case-runs a second, by slots. */
const RUNS: Record<number, number> = { 1: 1_400, 2: 2_200 };
const ROUNDS = 15;
const WARM_ROUNDS = 50;
const LIMIT_ROUNDS = 200;
const FLOOD_JOBS = 40;
/** The middle one counts. A node works for days, so they come after some that have its code compiled. */
const FLOOD_ROUNDS = 5;
const FLOOD_CASES = 100;

const ALL = 'bits/stdc++.h';
const sumOf = (header: string) => (salt: number) =>
  `#include <${header}>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b << '\\n'; }\n// ${salt}\n`;
const sumOfAll = sumOf(ALL);
const sumOfStreams = sumOf('iostream');
const TRIVIAL_C = 'int main(void) { return 0; }\n';
const sums = Array.from({ length: 10 }, (_, at) => ({ input: `${at} 7\n`, output: `${at + 7}\n` }));
const nothing = Array.from({ length: FLOOD_CASES }, () => ({ input: '', output: '' }));

const dataDir = await mkdtemp(join(tmpdir(), 'assay-bench-'));
const limitDir = await mkdtemp(join(tmpdir(), 'assay-bench-limit-'));
await chmod(limitDir, 0o755);
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

/** Compiles as its own user would: by the command of the language, without its prepared header. The program is `main`. @returns ms */
async function compileIn(cwd: string, language: string, code: string) {
  const found = await identify(LANGUAGES.find(({ name }) => name === language)!);
  if ('missing' in found) throw new Error(found.missing);
  const { compile, sourceFile } = found.data;
  await writeFile(join(cwd, sourceFile), code);
  const [compiler, ...words] = compile!.argv;
  return timed(() => promisify(execFile)(compiler!, words, { cwd }));
}

/** What the compiler alone takes. */
async function compileAlone(code: string) {
  const cwd = await mkdtemp(join(dataDir, 'alone-'));
  const tookMs = await compileIn(cwd, CPP, code);
  await rm(cwd, { recursive: true });
  return tookMs;
}

const median = (samples: readonly number[] | undefined) => spreadOf([...(samples ?? [])]).p50;

/**
 * What nothing on this machine is faster than: a program spawned bare from C, and in the sandbox from C, in ms for each, with so many at it at
 * once.
 */
async function limitOf(language: string, code: string, slots: number) {
  await compileIn(limitDir, language, code);
  const measured = { rounds: LIMIT_ROUNDS, helper: HELPER, directory: limitDir, program: 'main' };
  const all = await Promise.all(Array.from({ length: slots }, () => measureFromC(measured)));
  const each = (way: string) => all.reduce((sum, ways) => sum + median(ways.get(way)), 0) / slots / 1000;
  return { bare: each('C: bare'), sandbox: each('C: sandbox') };
}

async function timed(work: () => Promise<unknown>) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

try {
  await buildHelper();
  buildForC(limitDir);
  const latency: { name: string; p50: number; p95: number; max: number }[] = [];
  const firsts: number[] = [];
  await withNode(availableParallelism(), async (server) => {
    // A language is offered after its precompiled header was made.
    while (!offersAll(server)) await pause(100);
    let salt = 0;
    const judge = async (code: string) =>
      mustBeAccepted(await server.judge(submissionOf(server, { language: CPP, code, cases: sums })));
    for (let round = 0; round < FIRST_ROUNDS; round++) firsts.push(await timed(() => judge(sumOfAll(salt++))));
    const [streams, streamsAlone, all, allAlone]: number[][] = [[], [], [], []];
    // In turns: whatever the machine does beside them, it does to all alike.
    for (let round = 0; round < ROUNDS; round++) {
      streams!.push(await timed(() => judge(sumOfStreams(salt++))));
      streamsAlone!.push(await compileAlone(sumOfStreams(salt++)));
      all!.push(await timed(() => judge(sumOfAll(salt++))));
      allAlone!.push(await compileAlone(sumOfAll(salt++)));
    }
    latency.push(
      { name: 'A+B in C++ with <iostream>, 10 cases, compiled anew', ...spreadOf(streams!) },
      { name: 'the compiler alone', ...spreadOf(streamsAlone!) },
      { name: `A+B in C++ with <${ALL}>, 10 cases, compiled anew`, ...spreadOf(all!) },
      { name: 'the compiler alone, without a prepared header', ...spreadOf(allAlone!) },
      {
        name: 'A+B in C++, 10 cases, program cached',
        ...spreadOf(await timeEach(WARM_ROUNDS, () => judge(sumOfAll(0)))),
      },
    );
  });
  const sumLimit = await limitOf(CPP, sumOfAll(0), 1);
  console.log(`\nFrom the claim to the accepted report, ms; load of the machine ${loadavg()[0]!.toFixed(1)}\n`);
  printTable(latency);
  console.log(
    `\nA+B alone, ms: ${sumLimit.bare.toFixed(2)} spawned bare from C, ${sumLimit.sandbox.toFixed(2)} in the sandbox from C`,
  );

  const flood: {
    name: string;
    'case-runs/s': number;
    'ms per case-run': number;
    'ms bare from C': number;
    'ms in the sandbox from C': number;
    // this process: the judge's JavaScript and the server that stands in
    'own CPU ms': number;
  }[] = [];
  for (const slots of new Set([1, availableParallelism()])) {
    await withNode(slots, async (server) => {
      const judge = async (): Promise<JobReport> => {
        const report = await server.judge(submissionOf(server, { code: TRIVIAL_C, cases: nothing }));
        // asked for ahead, and no place came free in time: a server would give it out again
        return report.outcome === 'released' ? judge() : report;
      };
      const judgeAll = async () => {
        for (const report of await Promise.all(Array.from({ length: FLOOD_JOBS }, judge))) mustBeAccepted(report);
      };
      mustBeAccepted(await judge());
      const reportsBefore = server.reports.length;
      const ownBefore = process.cpuUsage();
      const floods = await timeEach(FLOOD_ROUNDS, judgeAll);
      const own = process.cpuUsage(ownBefore);
      const ownRuns = (server.reports.length - reportsBefore) * FLOOD_CASES;
      const seconds = spreadOf(floods).p50 / 1000;
      const runs = FLOOD_JOBS * FLOOD_CASES;
      const limit = await limitOf('C', TRIVIAL_C, slots);
      flood.push({
        name: `${slots} slots`,
        'case-runs/s': runs / seconds,
        'ms per case-run': (seconds * 1000 * slots) / runs,
        // this process: the judge's JavaScript and the server that stands in
        'ms bare from C': limit.bare,
        'ms in the sandbox from C': limit.sandbox,
        'own CPU ms': (own.user + own.system) / 1000 / ownRuns,
      });
    });
  }
  console.log(`\nTrivial case-runs through the whole judge; load of the machine ${loadavg()[0]!.toFixed(1)}\n`);
  printTable(flood);

  const [streams, streamsAlone, all, allAlone, warm] = latency.map(({ p50 }) => p50) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const usual = spreadOf(firsts).p50;
  const ratio = (value: number) => value.toFixed(2);
  console.log('');
  printHeld(
    streams / streamsAlone <= ANEW_MOST,
    `A+B with 10 cases, compiled anew, at most ${ANEW_MOST} × the compiler alone (${ratio(streams / streamsAlone)})`,
  );
  printHeld(
    all / allAlone <= PREPARED_MOST,
    `with <${ALL}> at most ${PREPARED_MOST} × the compiler without a prepared header (${ratio(all / allAlone)})`,
  );
  printHeld(
    firsts[0]! <= FIRST_MOST * usual,
    `the first compilation of a node at most ${FIRST_MOST} × the median of the first ten (${ratio(firsts[0]! / usual)})`,
  );
  const bareCases = sums.length * sumLimit.bare;
  printHeldUpTo(warm <= WARM_MS, `A+B with its program cached at most ${WARM_MS} ms (${ratio(warm)})`, {
    isBeyond: bareCases > WARM_MS,
    told: `bare from C its ${sums.length} cases take ${ratio(bareCases)} ms here`,
  });
  for (const [slots, least] of Object.entries(RUNS)) {
    const row = flood.find(({ name }) => name === `${slots} slots`);
    if (!row) continue;
    const bare = (1000 * Number(slots)) / row['ms bare from C'];
    printHeldUpTo(row['case-runs/s'] >= least, `at least ${least} trivial case-runs a second on ${slots} slots`, {
      isBeyond: bare < least,
      told: `${ratio(row['case-runs/s'])} of the ${ratio(bare)} that are spawned bare from C here`,
    });
  }
} finally {
  for (const folder of [dataDir, limitDir]) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
