import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { readChildrensSeconds } from './processors.mjs';

test('what a child took, with a child of its own, is told at its end', async () => {
  const busy = 'const end = process.cpuUsage().user + 150_000; while (process.cpuUsage().user < end);';
  const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); ${busy}`;
  const before = readChildrensSeconds();
  await once(spawn(process.execPath, ['-e', parent]), 'exit');
  const taken = readChildrensSeconds() - before;
  expect(taken).toBeGreaterThan(0.28);
  expect(taken).toBeLessThan(5);
});
