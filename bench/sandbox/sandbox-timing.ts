/**
 * How steady measured CPU time is: the same program alone, then with every slot busy with it. Arithmetic must not notice; what random
 * access to memory notices is what two runs at once cost on this machine, for whoever chooses the number of slots.
 *
 *     npx tsx bench/sandbox/sandbox-timing.ts [--rounds 15]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NativeSandbox } from '../../apps/judge/src/sandbox/client.ts';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const rounds = Number(options.rounds);
const native = fileURLToPath(new URL('../../native/sandbox/', import.meta.url));
const build = join(native, 'build');
const directory = join(build, 'bench');
execFileSync('make', ['-s', '-C', native, `OUT=${build}`]);
mkdirSync(directory, { recursive: true });
execFileSync('gcc', ['-O2', '-static', '-o', join(directory, 'work'), join(native, 'bench/work.c')]);

const sandbox = new NativeSandbox({ helper: join(build, 'assay-sandbox'), readRoots: [directory] });
const { slots } = await sandbox.describe();

async function cpuMs(kind: string): Promise<number> {
  const limits = { cpuMs: 10_000, memoryBytes: 128 << 20 };
  const work = { argv: ['/app/work', kind], appDir: directory, fds: {}, limits };
  const [result] = await sandbox.run({ processes: [work] });
  if (result?.outcome !== 'ok') throw new Error(`the program ended with ${result?.outcome}`);
  return result.cpuMs;
}

function describeSamples(name: string, samples: number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (q: number) => sorted[Math.floor(q * (sorted.length - 1))] ?? Number.NaN;
  console.log(
    `${name.padEnd(22)} median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)}, min ${at(0).toFixed(1)}`,
  );
  return at(0.5);
}

/** How much more it takes when all slots are busy, as a share of the time alone. */
async function compare(kind: string): Promise<number> {
  const alone: number[] = [];
  const together: number[] = [];
  for (let round = 0; round < rounds; round++) {
    alone.push(await cpuMs(kind));
    together.push(...(await Promise.all(Array.from({ length: slots }, () => cpuMs(kind)))));
  }
  return describeSamples(`${kind}, all slots`, together) / describeSamples(`${kind}, alone`, alone) - 1;
}

console.log(`${rounds} rounds, ${slots} slots; load average ${(loadavg()[0] ?? 0).toFixed(1)} at the start`);
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const arithmetic = await compare('arithmetic');
const memory = await compare('memory');
await sandbox.close();
const ok = Math.abs(arithmetic) <= 0.05;
console.log(`${ok ? 'holds ' : 'MISSED'}  medians of arithmetic differ by at most 5 %: ${percent(arithmetic)}`);
console.log(`        two runs at once cost memory-bound programs ${percent(memory)} here`);
