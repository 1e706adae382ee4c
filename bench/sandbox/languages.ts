import { join } from 'node:path';
import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import type { LanguageData } from '@assay/rules/judging/languages/language.ts';
import { createPreparedFiles } from '../../apps/judge/src/languages/prepared-files.ts';
import { fillArgv, identify, type Toolchain } from '../../apps/judge/src/languages/toolchain.ts';
import { DiskCache } from '../../apps/judge/src/platform/disk-cache.ts';
import type { BoxFile, ProcessSpec } from '../../apps/judge/src/sandbox/sandbox.ts';
import { openRealWorld } from '../../apps/judge/src/testing/real-world.ts';
import { printTable, spreadOf } from '../measure/measure.ts';

/**
 * What each language costs on this machine: compiling its self-test's program without and with what a node has for it
 * (precompiled headers, archives of classes, a quicker linker) and the ratio of both, finding it in the cache of programs, and
 * starting the program: CPU time in ms, medians; the cache by the clock; memory in MB. Names as arguments choose some
 * languages. CPU time, because it hardly depends on what else the machine does.
 *
 *     npx tsx bench/sandbox/languages.ts ['C++ 17 With O2' Java …]
 */
const ROUNDS = 3;
const MIB = 2 ** 20;

const found = await Promise.all(LANGUAGES.map(async (data) => ({ name: data.name, tools: await identify(data) })));
const chosen = process.argv.slice(2);
const present = found
  .filter(({ name, tools }) => !('missing' in tools) && (chosen.length === 0 || chosen.includes(name)))
  .map(({ name }) => name);
const missing = found.filter(({ tools }) => 'missing' in tools).map(({ name }) => name);
const world = await openRealWorld(present);
const prepared = createPreparedFiles(
  world.sandbox,
  await DiskCache.open(join(world.dataDir, 'judge', 'prepared'), 8 * 2 ** 30),
);

const file = (path: string, content: string): BoxFile => ({
  path,
  content: { kind: 'bytes', bytes: Buffer.from(content) },
});

async function cpuMs(spec: ProcessSpec) {
  const samples: number[] = [];
  let memoryMb = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [result] = await world.sandbox.run({ processes: [spec] });
    if (result!.outcome !== 'ok') throw new Error(`${spec.argv.join(' ')}: ${result!.outcome}`);
    samples.push(result!.cpuMs);
    memoryMb = Math.max(memoryMb, result!.memoryBytes / MIB);
  }
  return { cpuMs: spreadOf(samples).p50, memoryMb };
}

async function compileCpuMs({ compile, sourceFile, selfTest }: LanguageData, appDir?: string) {
  const { argv, env, files = [], keeps, limits } = compile!;
  const beside = keeps.kind === 'tree' ? [file(`${keeps.path}/.keep`, '')] : [];
  const spec: ProcessSpec = {
    argv,
    env,
    appDir,
    fds: {},
    files: [file(sourceFile, selfTest.code), ...files.map(({ path, content }) => file(path, content)), ...beside],
    limits: {
      cpuMs: limits.cpuMs,
      wallMs: limits.wallMs * 5,
      memoryBytes: limits.memoryMb * MIB,
      processes: limits.processes,
      workBytes: limits.workMb * MIB,
    },
  };
  return (await cpuMs(spec)).cpuMs;
}

async function measure(toolchain: Toolchain) {
  const { data } = toolchain;
  const asShipped = LANGUAGES.find(({ name }) => name === data.name)!;
  const bare = data.compile ? await compileCpuMs(asShipped) : '';
  await prepared.make(toolchain);
  const held = prepared.find(toolchain);
  const ahead = held ? await compileCpuMs(data, held.path) : '';
  const ratio = bare && ahead ? `${(bare / ahead).toFixed(1)} ×` : '';
  held?.release();
  const source = { toolchain, code: data.selfTest.code, extraFiles: [] };
  const compilation = await world.tools.compiler.compile(source);
  if (compilation.kind === 'refused') throw new Error(compilation.message);
  const startedAt = performance.now();
  const again = await world.tools.compiler.compile(source);
  const cachedMs = performance.now() - startedAt;
  if (again.kind === 'compiled') again.program.release();
  const run = await cpuMs({
    argv: fillArgv(data.run.argv, { memoryMb: 512, stackMb: 128 }),
    env: data.run.env,
    appDir: compilation.program.appDir,
    fds: { 0: { kind: 'bytes', bytes: Buffer.from(data.selfTest.input) }, 1: { kind: 'capture', maxBytes: MIB } },
    limits: { cpuMs: 20_000, memoryBytes: 640 * MIB, stackBytes: 128 * MIB, processes: data.run.processes },
  });
  compilation.program.release();
  return {
    name: data.name,
    compile: bare,
    prepared: ahead,
    quicker: ratio,
    'from the cache': cachedMs,
    run: run.cpuMs,
    'memory MB': run.memoryMb,
  };
}

try {
  const rows = [];
  for (const name of present) {
    // All of them take minutes: this tells how far it is, and one that fails costs the others nothing.
    console.error(`${name} …`);
    try {
      rows.push(await measure(world.toolchainOf(name)!));
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  printTable(rows);
  if (missing.length > 0) console.log(`\nnot on this machine: ${missing.join(', ')}`);
} finally {
  await world.close();
}
