import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NativeSandbox } from '../../../apps/judge/src/sandbox/client.ts';
import { NativeSandbox as Sandbox } from '../../../apps/judge/src/sandbox/client.ts';
import { SandboxFailure } from '../../../apps/judge/src/sandbox/sandbox.ts';
import { buildAll, cgroupsOf, hostileProcess, openSandbox, printed, strayProcesses } from './programs.ts';

describe('the sandbox client', () => {
  const root = mkdtempSync(join(tmpdir(), 'assay-client-'));
  let sandbox: NativeSandbox;

  beforeAll(buildAll);
  afterEach(() => sandbox.close());
  afterAll(() => rmSync(root, { recursive: true }));

  const sleeper = () =>
    hostileProcess('time', 'sleep', { limits: { cpuMs: 1000, wallMs: 60_000, memoryBytes: 64 << 20 } });
  const bomb = () =>
    hostileProcess('processes', 'forkbomb', {
      limits: { cpuMs: 60_000, wallMs: 60_000, memoryBytes: 64 << 20, processes: 64 },
    });

  async function isGone(pid: number): Promise<boolean> {
    for (let i = 0; i < 100; i++, await wait(20)) if (strayProcesses(pid).length === 0) return true;
    return false;
  }

  it('rejects what is in flight when the helper is killed, everything inside dies, and the next run works', async () => {
    sandbox = openSandbox({ slots: 2 });
    await sandbox.describe();
    const pid = sandbox.pid ?? 0;
    const waiting = [bomb(), sleeper(), sleeper()].map((one) =>
      sandbox.run({ processes: [one] }).catch((error: unknown) => error),
    );
    await expect.poll(() => strayProcesses(pid).length, { timeout: 10_000 }).toBeGreaterThan(2);
    const inside = strayProcesses(pid);
    process.kill(pid, 'SIGKILL');
    for (const failure of await Promise.all(waiting)) {
      expect(failure).toBeInstanceOf(SandboxFailure);
      expect(failure).toMatchObject({ kind: 'lost' });
    }
    const [result] = await sandbox.run({ processes: [hostileProcess('pairs', 'find')] });
    expect(result?.outcome).toBe('ok');
    expect(sandbox.pid).not.toBe(pid);
    const ids = inside.map((stat) => Number.parseInt(stat, 10));
    for (let i = 0; i < 100 && ids.some(isAlive); i++) await wait(20);
    expect(ids.filter(isAlive)).toEqual([]);
    // The next helper came before the last of them had died, and takes the groups away some seconds later.
    await expect.poll(() => cgroupsOf(pid), { timeout: 15_000 }).toBe('');
  });

  it('replaces a box whose init was killed, and loses only that run', async () => {
    sandbox = openSandbox({ slots: 1 });
    await sandbox.describe();
    const pid = sandbox.pid ?? 0;
    const lost = sandbox.run({ processes: [sleeper()] }).catch((error: unknown) => error);
    await wait(100);
    for (const stat of strayProcesses(pid)) process.kill(Number(stat.split(' ')[3]), 'SIGKILL'); // the parent: init
    expect(await lost).toMatchObject({ kind: 'lost' });
    const [result] = await sandbox.run({ processes: [hostileProcess('pairs', 'find')] });
    expect(result?.outcome).toBe('ok');
    expect(sandbox.pid).toBe(pid);
  });

  it('ends runs whose time is over before they have begun', async () => {
    sandbox = openSandbox({ slots: 2 });
    const limits = { cpuMs: 1000, wallMs: 1, memoryBytes: 64 << 20 };
    const startedAt = performance.now();
    const runs = Array.from({ length: 200 }, () =>
      sandbox.run({ processes: [hostileProcess('time', 'sleep', { limits })] }),
    );
    const ends = (await Promise.all(runs)).map(([one]) => one?.outcome);
    expect(new Set(ends)).toEqual(new Set(['wall']));
    expect(performance.now() - startedAt).toBeLessThan(10_000); // one lost kill costs two seconds and a box
  });

  it('ends a run that nobody wants any more, started or waiting, and no other', async () => {
    sandbox = openSandbox({ slots: 2 });
    await sandbox.describe();
    const pid = sandbox.pid ?? 0;
    const started = new AbortController();
    const waiting = new AbortController();
    const failing = (run: Promise<unknown>) => run.catch((error: unknown) => error);
    const first = failing(sandbox.run({ processes: [bomb()] }, started.signal));
    const kept = sandbox.run({
      processes: [hostileProcess('time', 'sleep', { limits: { cpuMs: 1000, wallMs: 1500, memoryBytes: 64 << 20 } })],
    });
    const queued = failing(sandbox.run({ processes: [sleeper()] }, waiting.signal));
    await expect.poll(() => strayProcesses(pid).length, { timeout: 10_000 }).toBeGreaterThan(2);
    waiting.abort();
    expect(await queued).toMatchObject({ kind: 'lost' });
    started.abort();
    expect(await first).toMatchObject({ kind: 'lost' });
    expect((await kept)[0]?.outcome).toBe('wall');
    expect(await failing(sandbox.run({ processes: [sleeper()] }, started.signal))).toMatchObject({ kind: 'lost' });
    // Both boxes are free again, and the helper is the same.
    const [one, other] = await Promise.all(
      [0, 1].map(() => sandbox.run({ processes: [hostileProcess('pairs', 'find')] })),
    );
    expect([one?.[0]?.outcome, other?.[0]?.outcome]).toEqual(['ok', 'ok']);
    expect(sandbox.pid).toBe(pid);
  });

  it('runs requests of one lane one after another, passes others by, and ends those of a lane that is dropped', async () => {
    sandbox = openSandbox({ slots: 2 });
    await sandbox.describe();
    const ends: string[] = [];
    const run = (name: string, lane: number, process: ReturnType<typeof sleeper>) =>
      sandbox.run({ processes: [process], lane }).then(
        ([end]) => ends.push(`${name} ${end!.outcome}`),
        (error: unknown) => ends.push(`${name} ${(error as SandboxFailure).kind}`),
      );
    const nap = { ...sleeper(), limits: { ...sleeper().limits, wallMs: 500 } };
    const quick = hostileProcess('pairs', 'find');
    await Promise.all([run('nap', 1, nap), run('behind it', 1, quick), run('elsewhere', 2, quick)]);
    expect(ends.splice(0)).toEqual(['elsewhere ok', 'nap wall', 'behind it ok']);

    const dropped = [run('long', 3, sleeper()), run('behind it', 3, sleeper())];
    await run('elsewhere', 4, quick);
    sandbox.dropLane(3);
    await Promise.all(dropped);
    expect(ends).toEqual(['elsewhere ok', expect.stringMatching(/ lost$/), expect.stringMatching(/ lost$/)]);
    const [after] = await sandbox.run({ processes: [quick], lane: 3 });
    expect(after!.outcome).toBe('ok');
  });

  it('gives lanes no place before others, and tells no end later because others of its lane are to come', async () => {
    sandbox = openSandbox({ slots: 1 });
    await sandbox.describe();
    const ends: string[] = [];
    const run = async (name: string, lane: number, process = hostileProcess('pairs', 'find')) => {
      const [end] = await sandbox.run({ processes: [process], lane });
      ends.push(`${name} ${end!.outcome}`);
    };
    await Promise.all([run('1', 1), run('2', 1), run('3', 1), run('of another', 2)]);
    expect(ends.splice(0)).toEqual(['1 ok', 'of another ok', '2 ok', '3 ok']);

    const nap = { ...sleeper(), limits: { ...sleeper().limits, wallMs: 500 } };
    const first = run('quick', 3);
    const others = [run('nap', 3, nap), run('4', 3), run('5', 3), run('6', 3)];
    await first;
    expect(ends).toEqual(['quick ok']);
    await Promise.all(others);
    expect(ends).toEqual(['quick ok', 'nap wall', '4 ok', '5 ok', '6 ok']);
  });

  it('ends everything on close', async () => {
    sandbox = openSandbox({ slots: 1 });
    const lost = sandbox.run({ processes: [bomb()] }).catch((error: unknown) => error);
    await wait(200);
    const pid = sandbox.pid ?? 0;
    await sandbox.close();
    expect(await lost).toMatchObject({ kind: 'lost' });
    expect(await isGone(pid)).toBe(true);
    await expect(sandbox.run({ processes: [sleeper()] })).rejects.toMatchObject({ kind: 'lost' });
  });

  it('queues more requests than slots and answers all', async () => {
    sandbox = openSandbox({ slots: 2 });
    const runs = Array.from({ length: 50 }, (_, i) =>
      sandbox.run({
        processes: [
          hostileProcess('pairs', 'checker', {
            fds: { 3: bytes(`${i}`), 4: bytes('b'), 5: bytes('c'), 6: { kind: 'null' } },
          }),
        ],
      }),
    );
    const all = (await Promise.all(runs)).map(([one]) => one && printed(one));
    expect(all).toEqual(Array.from({ length: 50 }, (_, i) => `${i};b;c;`));
  });

  it('reads host files below its roots only, and notices when one has changed', async () => {
    sandbox = openSandbox({ slots: 1, readRoots: [root] });
    const path = join(root, 'input');
    const read = async (from: string) => {
      const fds = { 3: { kind: 'file', path: from }, 4: bytes('b'), 5: bytes('c') } as const;
      const [result] = await sandbox.run({ processes: [hostileProcess('pairs', 'checker', { fds })] });
      return result && printed(result);
    };
    writeFileSync(path, 'first');
    expect(await read(path)).toBe('first;b;c;');
    expect(await read(path)).toBe('first;b;c;');
    writeFileSync(path, 'other');
    expect(await read(path)).toBe('other;b;c;');
    await expect(read('/etc/passwd')).rejects.toMatchObject({ kind: 'refused', message: /outside/ });
    await expect(read(`${root}/../../etc/passwd`)).rejects.toMatchObject({ kind: 'refused' });
    await expect(read(join(root, 'absent'))).rejects.toMatchObject({ kind: 'refused', message: /absent/ });
    await expect(read(root)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('serves big inputs and outputs whole', async () => {
    sandbox = openSandbox({ slots: 2, readRoots: [root] });
    const big = Buffer.alloc(40 << 20, 'abcdefg\n');
    writeFileSync(join(root, 'big'), big);
    const cat = (input: object) => ({
      argv: ['/usr/bin/cat'],
      fds: { 0: input, 1: { kind: 'capture', maxBytes: 64 << 20 } },
      limits: { cpuMs: 5000, memoryBytes: 16 << 20 },
    });
    const inputs = [
      { kind: 'file', path: join(root, 'big') },
      { kind: 'bytes', bytes: big },
    ];
    const results = await Promise.all(inputs.map((input) => sandbox.run({ processes: [cat(input) as never] })));
    for (const [result] of results) {
      expect(result?.outcome).toBe('ok');
      expect(Buffer.compare(Buffer.from(result?.captured[0]?.bytes ?? []), big)).toBe(0);
      expect(result?.memoryBytes).toBeLessThan(4 << 20); // the input is not the program's memory
    }
  });

  it('shows extra read-only directories, and puts files into /w', async () => {
    writeFileSync(join(root, 'header.h'), 'header');
    chmodSync(root, 0o755); // programs have a user id of their own
    sandbox = openSandbox({ slots: 1, readOnly: [{ host: root, inside: '/opt/pch' }] });
    const [result] = await sandbox.run({
      processes: [
        {
          argv: ['/bin/sh', '-c', 'cat /opt/pch/header.h a/b/c.txt; ./run; touch /opt/pch/x'],
          fds: { 1: { kind: 'capture', maxBytes: 1000 }, 2: { kind: 'null' } },
          files: [
            { path: 'a/b/c.txt', content: bytes(' text ') },
            { path: 'run', content: bytes('#!/bin/sh\necho ran; rm run; echo x > a/b/d'), executable: true },
          ],
          limits: { cpuMs: 1000, memoryBytes: 64 << 20, processes: 4 },
        },
      ],
    });
    expect(result && printed(result)).toBe('header text ran\n');
    expect(result).toMatchObject({ outcome: 'exit', exitCode: 1 });
  });

  it('says what could not be started, and refuses nonsense', async () => {
    sandbox = openSandbox({ slots: 1, readRoots: [root] });
    const limits = { cpuMs: 100, memoryBytes: 64 << 20 };
    const [none] = await sandbox.run({ processes: [{ argv: ['/app/none'], fds: {}, limits }] });
    expect(none).toMatchObject({ outcome: 'start', exitCode: -1, startError: /none: No such file/ });
    const [text] = await sandbox.run({ processes: [{ argv: ['/etc/passwd'], fds: {}, limits }] });
    expect(text).toMatchObject({ outcome: 'start', startError: /Permission denied/ });
    const refused = { kind: 'refused' };
    await expect(sandbox.run({ processes: [] })).rejects.toMatchObject(refused);
    await expect(sandbox.run({ processes: [{ argv: ['relative'], fds: {}, limits }] })).rejects.toMatchObject(refused);
    await expect(
      sandbox.run({ processes: [{ argv: ['/x'], fds: {}, limits: { ...limits, cpuMs: 0 } }] }),
    ).rejects.toMatchObject(refused);
    await expect(
      sandbox.run({ processes: [{ argv: ['/x'], fds: {}, limits: { ...limits, memoryBytes: 1.5 } }] }),
    ).rejects.toMatchObject(refused);
    const file = { path: '../x', content: bytes('') };
    await expect(sandbox.run({ processes: [{ argv: ['/x'], fds: {}, files: [file], limits }] })).rejects.toMatchObject(
      refused,
    );
    const hidden = mkdtempSync(join(root, 'hidden-')); // mode 700
    await expect(
      sandbox.run({ processes: [{ argv: ['/app/x'], fds: {}, appDir: hidden, limits }] }),
    ).rejects.toMatchObject({ ...refused, message: /755/ });
    const [fine] = await sandbox.run({ processes: [hostileProcess('pairs', 'find')] });
    expect(fine?.outcome).toBe('ok');
  });

  it('tells what is missing when the helper cannot start', async () => {
    sandbox = new Sandbox({ helper: '/nonexistent/assay-sandbox' });
    await expect(sandbox.describe()).rejects.toMatchObject({ kind: 'lost', message: /cannot be started/ });
    await sandbox.close();
    sandbox = openSandbox({ readRoots: ['/nonexistent'] });
    await expect(sandbox.describe()).rejects.toMatchObject({ kind: 'lost', message: /root \/nonexistent/ });
  });
});

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

function bytes(text: string) {
  return { kind: 'bytes', bytes: Buffer.from(text) } as const;
}
