import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NativeSandbox } from '../../../apps/judge/src/sandbox/client.ts';
import type { ProcessSpec } from '../../../apps/judge/src/sandbox/sandbox.ts';
import { buildAll, headLines, hostileProcess, openSandbox, printed } from './programs.ts';

/** Programs that meet: one after the other in a box, at the same time in two, and in conversation. */
describe('programs together', () => {
  let sandbox: NativeSandbox;

  beforeAll(async () => {
    await buildAll();
    sandbox = openSandbox({ slots: 2 });
  });
  afterAll(() => sandbox.close());

  const limits = { cpuMs: 1000, wallMs: 5000, memoryBytes: 64 << 20 };

  /** Solution and interactor, each reading what the other writes. */
  function pair(solution: string, interactor: string, more: Partial<ProcessSpec['limits']> = {}): ProcessSpec[] {
    return [
      hostileProcess('pairs', solution, {
        fds: { 0: { kind: 'pipeRead', pipe: 0 }, 1: { kind: 'pipeWrite', pipe: 1 } },
        limits: { ...limits, ...more },
      }),
      hostileProcess('pairs', interactor, {
        fds: { 0: { kind: 'pipeRead', pipe: 1 }, 1: { kind: 'pipeWrite', pipe: 0 } },
        limits: { ...limits, ...more },
        stopOthersAfterMs: 200,
      }),
    ];
  }
  const outcomes = async (processes: ProcessSpec[]) => (await sandbox.run({ processes })).map((one) => one.outcome);

  it('keeps nothing from one run to the next', async () => {
    for (let i = 0; i < 4; i++) {
      const [left] = await sandbox.run({ processes: [hostileProcess('pairs', 'leave')] });
      expect(left?.outcome).toBe('ok');
      const [found] = await sandbox.run({ processes: [hostileProcess('pairs', 'find')] });
      expect(found && printed(found)).toBe('');
    }
  });

  it('keeps two boxes apart: no abstract sockets, no signals', async () => {
    const results = await sandbox.run({
      processes: [hostileProcess('pairs', 'answer'), hostileProcess('pairs', 'call')],
    });
    expect(results.map((one) => printed(one))).toEqual(['', '']);
    expect(results.map((one) => one.outcome)).toEqual(['ok', 'ok']);
  });

  const talks = headLines('pairs', 'talk').map(([first = '', itsEnd = '', second = '', theirEnd = '', idle = '']) => ({
    first,
    second,
    ends: [itsEnd, theirEnd],
    limits: idle ? { idleMs: Number(idle.slice('idleMs='.length)) } : {},
  }));
  it.each(talks)('$first with $second: $ends', async ({ first, second, ends, limits: more }) => {
    expect(await outcomes(pair(first, second, more))).toEqual(ends);
  });

  it('ends a deadlock as idle, long before the clock', async () => {
    const started = performance.now();
    expect(await outcomes(pair('no-flush', 'interactor', { idleMs: 300 }))).toEqual(['idle', 'idle']);
    expect(performance.now() - started).toBeLessThan(2500);
  });

  it('tells a crash of the solution from the interactor seeing the end', async () => {
    for (let at = 0; at < 50; at++) {
      const results = await sandbox.run({ processes: pair('crash-after-one', 'interactor') });
      expect(results[0]).toMatchObject({ outcome: 'signal', signal: 6, endOrder: 0 });
      expect(results[1]).toMatchObject({ outcome: 'exit', exitCode: 4, endOrder: 1 });
    }
  });

  it('stops the solution some time after the interactor has given its verdict', async () => {
    const results = await sandbox.run({ processes: pair('ignore-end', 'verdict-at-once') });
    expect(results[0]).toMatchObject({ outcome: 'stopped', endOrder: 1 });
    expect(results[1]).toMatchObject({ outcome: 'exit', exitCode: 1, endOrder: 0 });
    expect(results[0]?.wallMs).toBeLessThan(2000);
  });

  it('lets a flooding solution end by SIGPIPE when the interactor has gone', async () => {
    const results = await sandbox.run({ processes: pair('flood', 'verdict-at-once') });
    expect(results[0]).toMatchObject({ outcome: 'signal', signal: 13 });
  });

  it('shows the end of the one with the last word to its partner only after it was noted', async () => {
    for (let at = 0; at < 50; at++) {
      const results = await sandbox.run({ processes: pair('leave-at-end', 'verdict-at-once') });
      expect(results.map((one) => [one.outcome, one.endOrder])).toEqual([
        ['exit', 1],
        ['exit', 0],
      ]);
    }
  });

  it('passes an end of file on that the one with the last word means by closing its pipe', async () => {
    const results = await sandbox.run({ processes: pair('leave-at-end', 'close-and-listen', { idleMs: 200 }) });
    // The one's end is the other's end of file: which of the two is seen first is open.
    expect(results.map((one) => [one.outcome, one.exitCode])).toEqual([
      ['exit', 5],
      ['ok', 0],
    ]);
  });

  it('does not feel a neighbour that takes all it can get', async () => {
    const greedy = { cpuMs: 1500, wallMs: 3000, memoryBytes: 96 << 20, processes: 400, workBytes: 256 << 20 };
    const neighbours = ['heap', 'children', 'small-children', 'work-file'].map((name) =>
      hostileProcess('memory', name, { limits: greedy }),
    );
    const quiet = () => sandbox.run({ processes: [hostileProcess('pairs', 'find')] });
    let isOver = false;
    const bad = (async () => {
      for (const one of neighbours) await sandbox.run({ processes: [one] });
      isOver = true;
    })();
    let runs = 0;
    for (; !isOver; runs++) {
      const [result] = await quiet();
      expect(result).toMatchObject({ outcome: 'ok' });
      expect(result?.memoryBytes).toBeLessThan(2 << 20);
    }
    await bad;
    expect(runs).toBeGreaterThan(5);
  });

  it('gives checkers their files as /dev/fd/3 to 5 and takes what they write on 6', async () => {
    const text = (value: string) => ({ kind: 'bytes', bytes: Buffer.from(value) }) as const;
    const process = hostileProcess('pairs', 'checker', {
      fds: {
        3: text('input'),
        4: text('output'),
        5: text('answer'),
        6: { kind: 'capture', maxBytes: 100 },
        2: { kind: 'sameAs', fd: 1 },
      },
    });
    const [result] = await sandbox.run({ processes: [process] });
    expect(result && printed(result)).toBe('input;output;answer;');
    expect(result && printed(result, 6)).toBe('report');
    expect(result?.outcome).toBe('ok');
  });

  it('refuses more programs than slots, and pipes with one end', async () => {
    const three = [1, 2, 3].map(() => hostileProcess('pairs', 'find'));
    await expect(sandbox.run({ processes: three })).rejects.toMatchObject({ kind: 'refused', message: /slots/ });
    const lonely = hostileProcess('pairs', 'find', { fds: { 3: { kind: 'pipeRead', pipe: 1 } } });
    await expect(sandbox.run({ processes: [lonely] })).rejects.toMatchObject({ kind: 'refused', message: /one end/ });
  });
});
