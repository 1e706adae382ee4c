import { VERDICT } from '@assay/contract/verdict.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfTest } from '../../../apps/judge/src/doctor/self-test.ts';
import { judgeJob } from '../../../apps/judge/src/judge-submission.ts';
import type { NativeSandbox } from '../../../apps/judge/src/sandbox/client.ts';
import { submissionOf } from '../../../apps/judge/src/testing/jobs.ts';
import { openRealWorld } from '../../../apps/judge/src/testing/real-world.ts';
import {
  boxUsers,
  buildAll,
  cgroupsOf,
  filesOf,
  helper,
  hostileCases,
  hostileProcess,
  mountCount,
  openSandbox,
  printed,
  processesOf,
  strayProcesses,
} from './programs.ts';

/** Every case of tests/hostile/*.c ends as its head comment says, leaves nothing, and does not disturb the run after it. */
describe.each(['auto', 'none'] as const)('hostile programs, cgroup %s', (cgroup) => {
  let sandbox: NativeSandbox;
  let controllers: string[];
  let pid: number;
  let mounts: number;
  let users: number[];

  beforeAll(async () => {
    await buildAll();
    // One slot: each case runs in the very box in which the one before did its worst.
    sandbox = openSandbox({ cgroup, slots: 1 });
    controllers = (await sandbox.describe()).controllers;
    pid = sandbox.pid ?? 0;
    mounts = mountCount(pid);
    users = boxUsers(pid);
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
      if (more.signals !== undefined) expect(more.signals).toContain(result.signal);
      if (more.exitCode !== undefined) expect(result.exitCode).toBe(more.exitCode);
      if (result.outcome === 'memory' && controllers.includes('memory'))
        expect(result.memoryBytes).toBeLessThan(limits.memoryBytes + 2 * 1024 * 1024);
      if (more.usesMb !== undefined && controllers.includes('memory'))
        expect(result.memoryBytes).toBeLessThan(more.usesMb * 1024 * 1024);
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

  it('leaves no process, mount, cgroup or file', async () => {
    expect(sandbox.pid).toBe(pid);
    expect(strayProcesses(pid)).toEqual([]);
    expect(mountCount(pid)).toBe(mounts);
    await sandbox.close();
    expect(await cgroupsOf(pid)).toBe('');
    expect(processesOf(users)).toEqual([]);
    expect(await filesOf(users)).toEqual([]);
  });
});

describe('after all of them', () => {
  it('judges the next submission right', async () => {
    const world = await openRealWorld(['C']);
    const judge = (sign: string) => {
      const code = `#include <stdio.h>\nint main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a ${sign} b); return 0; }`;
      const cases = [{ input: '40 2\n', output: '42\n' }];
      return judgeJob(submissionOf(world.blobs, { code, cases }), world.toolchainOf, world.tools, world.hooks);
    };
    expect(await judge('+')).toMatchObject({ outcome: 'judged', status: VERDICT.accepted });
    expect(await judge('-')).toMatchObject({ outcome: 'judged', status: VERDICT.wrongAnswer });
    await world.close();
  });
});
