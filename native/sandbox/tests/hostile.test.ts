import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfTest } from '../../../apps/judge/src/doctor/self-test.ts';
import type { NativeSandbox } from '../../../apps/judge/src/sandbox/client.ts';
import {
  buildAll,
  cgroupsOf,
  helper,
  hostileCases,
  hostileProcess,
  mountCount,
  openSandbox,
  printed,
  strayProcesses,
} from './programs.ts';

/** Every case of tests/hostile/*.c ends as its head comment says, leaves nothing, and does not disturb the run after it. */
describe.each(['auto', 'none'] as const)('hostile programs, cgroup %s', (cgroup) => {
  let sandbox: NativeSandbox;
  let controllers: string[];
  let pid: number;
  let mounts: number;

  beforeAll(async () => {
    await buildAll();
    // One slot: each case runs in the very box in which the one before did its worst.
    sandbox = openSandbox({ cgroup, slots: 1 });
    controllers = (await sandbox.describe()).controllers;
    pid = sandbox.pid ?? 0;
    mounts = mountCount(pid);
  });

  afterAll(async () => {
    await sandbox.close();
  });

  it.each(hostileCases())('$program $name: $outcomes', async ({ program, name, outcomes, limits, needs, ...more }) => {
    const missing = needs !== undefined && !controllers.includes(needs);
    const [result] = await sandbox.run({ processes: [hostileProcess(program, name, { limits })] });
    // What this machine cannot promise (see the README, cgroup modes) still must not hurt anybody: only the verdict is not looked at.
    if (result && !missing) {
      expect(outcomes, `${JSON.stringify({ ...result, captured: [] })} ${printed(result)}`).toContain(result.outcome);
      if (more.signal !== undefined) expect(result.signal).toBe(more.signal);
      if (more.exitCode !== undefined) expect(result.exitCode).toBe(more.exitCode);
      if (result.outcome === 'memory' && controllers.includes('memory'))
        expect(result.memoryBytes).toBeLessThan(limits.memoryBytes + 2 * 1024 * 1024);
      if (result.outcome === 'time') expect(result.cpuMs).toBeLessThan(limits.cpuMs + 300);
    }
    expect(strayProcesses(pid)).toEqual([]);
    const [next] = await sandbox.run({ processes: [hostileProcess('pairs', 'find')] });
    expect(next && { outcome: next.outcome, printed: printed(next) }).toEqual({ outcome: 'ok', printed: '' });
  });

  it('still passes the self-test afterwards', async () => {
    const lines = await selfTest(sandbox, helper);
    expect(lines.filter((line) => !line.ok)).toEqual([]);
  });

  it('leaves no process, mount or cgroup', async () => {
    expect(sandbox.pid).toBe(pid);
    expect(strayProcesses(pid)).toEqual([]);
    expect(mountCount(pid)).toBe(mounts);
    await sandbox.close();
    expect(await cgroupsOf(pid)).toBe('');
  });
});
