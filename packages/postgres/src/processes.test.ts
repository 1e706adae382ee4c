import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { findProcessesIn, findStartTicks } from './processes.ts';

it('finds the processes that work in a folder, as long as they live', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-cwd-'));
  expect(findProcessesIn(folder)).toEqual([]);
  const child = spawn('sleep', ['30'], { cwd: folder });
  await once(child, 'spawn');
  expect(findProcessesIn(folder)).toEqual([child.pid]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(findProcessesIn(folder)).toEqual([]);
  rmdirSync(folder);
});

it('takes a zombie for gone', async () => {
  // The shell starts a child, tells its number and becomes a program that never reaps it.
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 30']);
  const [line] = await once(parent.stdout, 'data');
  await sleep(400);
  expect(() => process.kill(Number(line), 0)).not.toThrow();
  expect(findStartTicks(Number(line))).toBeUndefined();
  expect(findStartTicks(parent.pid!)).toMatch(/^\d+$/);
  parent.kill('SIGKILL');
});
