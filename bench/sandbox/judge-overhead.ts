/**
 * What the judge costs beside the programs it runs: cases of a Python solution that computes for a second each, by the whole judge.
 *
 *     npx tsx bench/sandbox/judge-overhead.ts [--cases 100] [--ms 1000], about two minutes
 *
 * `clock` is what a contestant waits for and rises with whatever else the machine does; `CPU` is what judge, helper and boxes used
 * themselves, and is the same on a busy machine.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { VERDICT } from '@assay/contract/verdict.ts';
import { judgeJob } from '../../apps/judge/src/judge-submission.ts';
import { submissionOf } from '../../apps/judge/src/testing/jobs.ts';
import { openRealWorld } from '../../apps/judge/src/testing/real-world.ts';
import { cpuMsOf } from '../measure/cpu.ts';
import { printHeld } from '../measure/measure.ts';

const MOST = 0.03;

const { values: options } = parseArgs({
  options: { cases: { type: 'string', default: '100' }, ms: { type: 'string', default: '1000' } },
});
const [count, ms] = [Number(options.cases), Number(options.ms)];

/** Of the judge, the helper and the first processes of its boxes; the programs are their children and not among them. */
function ownCpuMs(helper: number): number {
  const boxes = readFileSync(`/proc/${helper}/task/${helper}/children`, 'utf8').trim().split(' ');
  return [process.pid, helper, ...boxes.map(Number)].reduce((sum, pid) => sum + cpuMsOf(pid), 0);
}

const world = await openRealWorld(['Python3']);
const code = `import time
a, b = map(int, input().split())
while time.process_time() < ${ms / 1000}: pass
print(a + b)
`;
const cases = Array.from({ length: count }, (_, at) => ({ input: `${at} 1\n`, output: `${at + 1}\n` }));
const judge = (some: typeof cases) => {
  const work = submissionOf(world.blobs, { code, language: 'Python3', cases: some, limits: { timeMs: 4 * ms + 1000 } });
  return judgeJob(work, world.toolchainOf, world.tools, world.hooks);
};
await judge(cases.slice(0, 1)); // compiled once, as for a submission judged again: the compiler is not what is measured
const helper = world.sandbox.pid ?? 0;
const load = loadavg()[0] ?? 0;
const [startedAt, cpuBefore] = [performance.now(), ownCpuMs(helper)];
const report = await judge(cases);
const [clock, own] = [performance.now() - startedAt, ownCpuMs(helper) - cpuBefore];
await world.close();
if (report.outcome !== 'judged' || report.status !== VERDICT.accepted) throw new Error(JSON.stringify(report));

const programs = report.cases.reduce((sum, one) => sum + one.timeMs, 0);
const percent = (value: number) => `${(100 * value).toFixed(2)} %`;
console.log(`${count} cases; load average ${load.toFixed(1)} at the start`);
console.log(`programs' own CPU time   ${programs.toFixed(0)} ms`);
console.log(`clock                    ${clock.toFixed(0)} ms, ${percent(clock / programs - 1)} above`);
console.log(`CPU of judge and sandbox ${own.toFixed(0)} ms, ${percent(own / programs)} of it`);
printHeld(own / programs <= MOST, "CPU spent beside the programs' own at most 3 %");
printHeld(clock / programs - 1 <= MOST, 'clock at most 3 % above it (on an idle machine)');
