import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NativeSandbox } from '../../../apps/judge/src/sandbox/client.ts';
import { buildAll, hostileProcess, openSandbox } from './programs.ts';

/** Verdicts come from CPU time, so that a busy machine changes none. */
let sandbox: NativeSandbox;
const load = Array.from({ length: 2 * availableParallelism() }, () => spawn('/bin/sh', ['-c', 'while :; do :; done']));
beforeAll(async () => {
  await buildAll();
  sandbox = openSandbox();
});
afterAll(async () => {
  for (const one of load) one.kill('SIGKILL');
  await sandbox.close();
});

it('judges the same program the same 200 times, with twice as many others as there are CPUs', async () => {
  const limits = { cpuMs: 60, wallMs: 20_000, memoryBytes: 64 << 20 };
  const { slots } = await sandbox.describe();
  const [within, beyond]: [number[], number[]] = [[], []];
  let left = 200;
  const worker = async () => {
    while (left-- > 0) {
      const [short] = await sandbox.run({ processes: [hostileProcess('time', 'work', { limits })] });
      expect(short).toMatchObject({ outcome: 'ok' });
      within.push(short?.cpuMs ?? 0);
      if (left % 4 !== 0) continue;
      const [endless] = await sandbox.run({ processes: [hostileProcess('time', 'loop', { limits })] });
      expect(endless).toMatchObject({ outcome: 'time' });
      beyond.push(endless?.cpuMs ?? 0);
    }
  };
  await Promise.all(Array.from({ length: slots }, worker));
  expect(within.length).toBe(200);
  expect(Math.max(...beyond)).toBeLessThan(2 * limits.cpuMs);
  const at = (q: number) => within.sort((a, b) => a - b)[Math.floor(q * (within.length - 1))] ?? 0;
  console.log(`CPU time under load: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ratio ${(at(0.95) / at(0.5)).toFixed(2)}`);
}, 120_000);
