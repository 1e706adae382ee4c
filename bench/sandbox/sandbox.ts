/**
 * What isolation costs: an empty program, bare and in the sandbox, from C and from Node, beside bubblewrap and crun when they are installed.
 * Ways are interleaved, so that the ratios hold on a noisy machine, and C's are measured before and after Node's. The other sandboxes have
 * rounds of their own, because the kernel takes their namespaces down long after they have ended, at the cost of whoever runs then; so has
 * `child_process.spawn`, which forks the whole of Node: every page that Node writes to afterwards is copied first, half a millisecond of
 * the next way's time.
 *
 *     npm run bench:sandbox [-- --rounds 200] [-- --samples]
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NativeSandbox } from '../../apps/judge/src/sandbox/client.ts';
import { buildForC, measureFromC } from '../measure/from-c.ts';
import { printHeldUpTo } from '../measure/measure.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, samples: { type: 'boolean', default: false } },
});
const rounds = Number(options.rounds);
/** What a node has run after its self-test and a few submissions: by then what it executes for each run is compiled. */
const WARM_UP = 2_000;
const native = fileURLToPath(new URL('../../native/sandbox/', import.meta.url));
const build = join(native, 'build');
const helper = join(build, 'assay-sandbox');
const directory = join(build, 'bench');

function prepare(): void {
  execFileSync('make', ['-s', '-C', native, `OUT=${build}`]);
  mkdirSync(directory, { recursive: true });
  buildForC(directory);
}

const shells = ['/usr/bin', '/bin', '/usr/local/bin'];
const installed = (name: string) => shells.map((where) => join(where, name)).find(existsSync);

/** As much isolation as our sandbox gives, as far as its options go. */
function bubblewrap(bwrap: string): string[] {
  const binds = ['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib'];
  const system = ['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/w', '--ro-bind', directory, '/app', '--chdir', '/w'];
  const rights = ['--unshare-all', '--uid', '65534', '--gid', '65534', '--cap-drop', 'ALL', '--die-with-parent'];
  return [bwrap, ...rights, ...binds, ...system, '/app/nothing'];
}

/** A bundle whose root file system is the program's directory; without cgroups where crun refuses this machine's. */
function crun(path: string, bundle: string): string[] {
  const root = join(bundle, 'rootfs');
  mkdirSync(join(root, 'app'), { recursive: true });
  execFileSync('cp', [join(directory, 'nothing'), join(root, 'app')]);
  execFileSync(path, ['spec'], { cwd: bundle });
  const config = join(bundle, 'config.json');
  const spec = JSON.parse(readFileSync(config, 'utf8'));
  spec.process.terminal = false;
  spec.process.args = ['/app/nothing'];
  spec.mounts = spec.mounts.filter((mount: { type: string }) => mount.type !== 'cgroup' && mount.type !== 'cgroup2');
  writeFileSync(config, JSON.stringify(spec));
  return [path, '--cgroup-manager=disabled', 'run', '--bundle', bundle, `assay-bench-${process.pid}`];
}

function works(command: string[]): boolean {
  try {
    execFileSync(command[0] ?? '', command.slice(1), { stdio: 'pipe', timeout: 10_000 });
    return true;
  } catch (error) {
    console.log(
      `${command[0]} does not work here: ${
        String((error as { stderr?: Buffer }).stderr ?? error)
          .trim()
          .split('\n')[0]
      }`,
    );
    return false;
  }
}

function otherWays(bundle: string): [string, string[]][] {
  const bwrap = installed('bwrap');
  const crunPath = installed('crun');
  const all: [string, string[]][] = [];
  if (bwrap) all.push(['bubblewrap', bubblewrap(bwrap)]);
  if (crunPath) all.push(['crun', crun(crunPath, bundle)]);
  return all.filter(([, command]) => works(command));
}

const fromC = (others: [string, string[]][] = []) =>
  measureFromC({ rounds, helper, directory, program: 'nothing', others });

/** The sandbox is measured again beside the others, as `sandbox beside them`. */
async function measureBeside(ways: [string, string[]][]): Promise<Map<string, number[]>> {
  if (ways.length === 0) return new Map();
  const all = await fromC(ways);
  const sandbox = all.get('C: sandbox') ?? [];
  all.delete('C: bare');
  all.delete('C: sandbox');
  return new Map([['C: sandbox beside them', sandbox], ...all]);
}

/** What it costs Node to be answered by another process that does nothing: some hundred bytes there and back. */
function openExchange() {
  const child = spawn('/bin/cat', { stdio: ['pipe', 'pipe', 'ignore'] });
  const words = Buffer.alloc(400, 'x');
  return {
    exchange: () =>
      new Promise<void>((resolve) => {
        child.stdout.once('data', () => resolve());
        child.stdin.write(words);
      }),
    end: () => child.kill(),
  };
}

async function measureInTurns(ways: [string, () => Promise<void>][]): Promise<Map<string, number[]>> {
  const samples = new Map<string, number[]>(ways.map(([name]) => [name, []]));
  for (let round = -5; round < rounds; round++) {
    for (const [name, way] of ways) {
      const start = performance.now();
      await way();
      if (round >= 0) samples.get(name)?.push((performance.now() - start) * 1000);
    }
  }
  return samples;
}

async function measureFromNode(): Promise<Map<string, number[]>> {
  const sandbox = new NativeSandbox({ helper, readRoots: [directory] });
  const { exchange, end } = openExchange();
  const boxed = () => runBoxed(sandbox);
  const first = await measureInTurns([['Node: sandbox, its first runs', boxed]]);
  for (let round = 0; round < WARM_UP; round++) await boxed();
  const samples = await measureInTurns([
    ['Node: an exchange with cat', exchange],
    ['Node: sandbox', boxed],
  ]);
  await sandbox.close();
  end();
  return new Map([...first, ...samples]);
}

function spawnBare(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(directory, 'nothing'), [], { stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}

async function runBoxed(sandbox: NativeSandbox): Promise<void> {
  const [result] = await sandbox.run({
    processes: [
      {
        argv: ['/app/nothing'],
        appDir: directory,
        fds: {
          0: { kind: 'bytes', bytes: Buffer.alloc(0) },
          1: { kind: 'capture', maxBytes: 1 << 20 },
          2: { kind: 'capture', maxBytes: 1 << 16, overflow: 'cut' },
        },
        limits: { cpuMs: 1000, memoryBytes: 256 << 20 },
      },
    ],
  });
  if (result?.outcome !== 'ok') throw new Error(`the empty program ended with ${result?.outcome}`);
}

function quantile(samples: number[], q: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

function report(all: Map<string, number[]>): void {
  const bare = quantile(all.get('C: bare') ?? [], 0.5);
  console.log(
    `\n${'way'.padEnd(28)}${'p25 µs'.padStart(9)}${'median'.padStart(9)}${'p90'.padStart(9)}${'× bare spawn from C'.padStart(22)}`,
  );
  for (const [name, samples] of all) {
    const median = quantile(samples, 0.5);
    console.log(
      name.padEnd(28) +
        quantile(samples, 0.25).toFixed(0).padStart(9) +
        median.toFixed(0).padStart(9) +
        quantile(samples, 0.9).toFixed(0).padStart(9) +
        (median / bare).toFixed(2).padStart(22),
    );
    if (options.samples) console.log(`  ${samples.map((one) => one.toFixed(0)).join(' ')}`);
  }
}

function judge(all: Map<string, number[]>): void {
  const median = (name: string) => quantile(all.get(name) ?? [], 0.5);
  const line = (text: string, ratio: number, ok: boolean) =>
    console.log(`${ok ? 'holds ' : 'MISSED'}  ${text}: ${ratio.toFixed(2)}`);
  console.log();
  const boxed = median('C: sandbox') / median('C: bare');
  line('sandbox from C at most 1.2 × a bare posix_spawn', boxed, boxed <= 1.2);
  const seen = median('Node: sandbox') / median('C: bare');
  const exchanged = (way: string) => (median(way) + median('Node: an exchange with cat')) / median('C: bare');
  const least = exchanged('C: sandbox').toFixed(2);
  printHeldUpTo(seen <= 1.4, `sandbox from Node at most 1.4 × a bare posix_spawn: ${seen.toFixed(2)}`, {
    isBeyond: exchanged('C: bare') > 1.4,
    told: 'an empty exchange between Node and a process in C takes more than the rest',
  });
  console.log(
    `        with an empty exchange between Node and a process in C: a bare posix_spawn ${exchanged('C: bare').toFixed(2)}, the sandbox from C ${least}`,
  );
  const fromNode = median('Node: sandbox') / median('Node: child_process.spawn');
  line('sandbox from Node below an unisolated child_process.spawn (× of it)', fromNode, fromNode < 1);
  for (const other of ['bubblewrap', 'crun']) {
    if (!all.has(`C: ${other}`)) continue;
    const times = median(`C: ${other}`) / median('C: sandbox beside them');
    line(`sandbox at least 4 × faster than ${other} (times)`, times, times >= 4);
  }
}

prepare();
const bundle = mkdtempSync(join(tmpdir(), 'assay-bench-'));
const ways = otherWays(bundle);
const load = loadavg()[0] ?? 0;
console.log(`${rounds} interleaved rounds; load average ${load.toFixed(1)} at the start`);
const before = await fromC();
const fromNode = await measureFromNode();
const after = await fromC();
const all = new Map([
  ...[...before].map(([name, samples]): [string, number[]] => [name, [...samples, ...(after.get(name) ?? [])]]),
  ...(await measureInTurns([['Node: child_process.spawn', spawnBare]])),
  ...fromNode,
  ...(await measureBeside(ways)),
]);
rmSync(bundle, { recursive: true });
report(all);
judge(all);
