/** Builds the helper and the hostile programs, and reads what each says about its expected end. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { NativeSandbox, type SandboxOptions } from '../../../apps/judge/src/sandbox/client.ts';
import type { FdSpec, Outcome, ProcessSpec, RunLimits, RunResult } from '../../../apps/judge/src/sandbox/sandbox.ts';
import { capturedBytes } from '../../../apps/judge/src/sandbox/sandbox.ts';

const run = promisify(execFile);
const home = fileURLToPath(new URL('..', import.meta.url));
const sources = join(home, 'tests/hostile');
export const buildDir = join(home, 'build');
export const helper = join(buildDir, 'assay-sandbox');
/** Where the hostile programs are; shown to them as /app. */
export const programDir = join(buildDir, 'hostile');

const mebi = 1024 * 1024;

/** Makes the helper and all hostile programs that are older than their source. */
export async function buildAll(): Promise<void> {
  await run('make', ['-s', '-j2', '-C', home, `OUT=${buildDir}`]);
  await run('mkdir', ['-p', programDir]);
  const todo = readdirSync(sources).filter((file) => file.endsWith('.c') && isStale(file));
  const workers = Array.from({ length: cpus().length }, async () => {
    for (let file = todo.pop(); file; file = todo.pop()) {
      const target = join(programDir, file.slice(0, -2));
      await run('gcc', ['-O0', '-static', '-w', '-pthread', '-o', `${target}.new`, join(sources, file)]);
      await run('mv', [`${target}.new`, target]);
    }
  });
  await Promise.all(workers);
}

function isStale(file: string): boolean {
  const target = join(programDir, file.slice(0, -2));
  if (!existsSync(target)) return true;
  const newest = Math.max(...[file, 'hostile.h'].map((one) => statSync(join(sources, one)).mtimeMs));
  return statSync(target).mtimeMs < newest;
}

export interface HostileCase {
  program: string;
  name: string;
  outcomes: Outcome[];
  limits: RunLimits;
  signals?: number[];
  exitCode?: number;
  /** The memory figure must stay below. */
  usesMb?: number;
  /** A controller without which this machine cannot do what is expected. */
  needs?: string;
}

/** Every `expect:` line of every program; see hostile/hostile.h. */
export function hostileCases(): HostileCase[] {
  return hostilePrograms().flatMap((program) => {
    const shared = settings(headLines(program, 'limits').flat().join(' '));
    return headLines(program, 'expect').map(([name = '', outcomes = '', ...own]) =>
      toCase(program, name, outcomes, new Map([...shared, ...settings(own.join(' '))])),
    );
  });
}

/** What the head comment of a hostile program says in its lines ` * <word>: …`, word by word. */
export function headLines(program: string, word: string): string[][] {
  const text = readFileSync(join(sources, `${program}.c`), 'utf8');
  return [...text.matchAll(new RegExp(`^ \\* ${word}: (.*)$`, 'gm'))].map((line) => (line[1] ?? '').split(' '));
}

/** The names of all cases of a hostile program, also of those that its tests combine. */
export function casesOf(program: string): string[] {
  const text = readFileSync(join(sources, `${program}.c`), 'utf8');
  const table = text.slice(text.indexOf('struct Case cases[] = {'));
  return [...table.matchAll(/\{"([^"]+)"/g)].map((one) => one[1] ?? '');
}

export const hostilePrograms = () =>
  readdirSync(sources)
    .filter((file) => file.endsWith('.c'))
    .map((file) => file.slice(0, -2));

function settings(text: string): Map<string, string> {
  return new Map([...text.matchAll(/(\w+)=([\w|]+)/g)].map((pair) => [pair[1] ?? '', pair[2] ?? '']));
}

function toCase(program: string, name: string, outcomes: string, own: Map<string, string>): HostileCase {
  const number = (key: string, otherwise: number) => Number(own.get(key) ?? otherwise);
  const workBytes = number('workMb', 64) * mebi;
  return {
    program,
    name,
    outcomes: outcomes.split('|') as Outcome[],
    limits: {
      cpuMs: number('cpuMs', 1000),
      wallMs: number('wallMs', 5000),
      memoryBytes: number('memoryMb', 64) * mebi,
      processes: number('processes', 1),
      openFiles: number('openFiles', 256),
      workBytes,
      fileBytes: own.has('fileMb') ? number('fileMb', 1) * mebi : workBytes,
    },
    ...(own.has('signal') ? { signals: own.get('signal')?.split('|').map(Number) ?? [] } : {}),
    ...(own.has('exitCode') ? { exitCode: number('exitCode', 0) } : {}),
    ...(own.has('usesMb') ? { usesMb: number('usesMb', 0) } : {}),
    ...(own.has('needs') ? { needs: own.get('needs') ?? '' } : {}),
  };
}

/** One hostile program as a process of a request, with 1 MiB of captured output and 64 KiB of standard error. */
export function hostileProcess(program: string, name: string, more: Partial<ProcessSpec> = {}): ProcessSpec {
  const fds: Partial<Record<number, FdSpec>> = {
    0: { kind: 'bytes', bytes: Buffer.from('some input\n') },
    1: { kind: 'capture', maxBytes: mebi },
    2: { kind: 'capture', maxBytes: 64 * 1024, overflow: 'cut' },
  };
  return {
    argv: [`/app/${program}`, name],
    appDir: programDir,
    limits: { cpuMs: 500, wallMs: 3000, memoryBytes: 64 * mebi, processes: 8 },
    ...more,
    fds: { ...fds, ...more.fds },
  };
}

export function printed(result: RunResult, fd = 1): string {
  return Buffer.from(capturedBytes(result, fd)).toString();
}

export function openSandbox(options: Partial<SandboxOptions> = {}): NativeSandbox {
  return new NativeSandbox({ helper, ...options, readRoots: [buildDir, ...(options.readRoots ?? [])] });
}

/** All processes below `root`, its own boxes (children) excluded: what programs have left running. */
export function strayProcesses(root: number): string[] {
  const parents = new Map<number, { parent: number; name: string }>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const after = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(Number(entry), { parent: Number(after[1]), name: stat });
    } catch {
      // It ended while we looked.
    }
  }
  const boxes = [...parents].filter(([, one]) => one.parent === root).map(([pid]) => pid);
  const within = new Set(boxes);
  for (let before = -1; before !== within.size; ) {
    before = within.size;
    for (const [pid, one] of parents) if (within.has(one.parent)) within.add(pid);
  }
  return [...within].filter((pid) => !boxes.includes(pid)).map((pid) => parents.get(pid)?.name ?? '');
}

/** Cgroup directories that belong to the helper with this process id. */
export async function cgroupsOf(pid: number): Promise<string> {
  const { stdout } = await run('find', ['/sys/fs/cgroup', '-maxdepth', '6', '-name', `assay-sandbox-${pid}`]);
  return stdout.trim();
}

/** Mounts that the helper itself sees; those of its boxes are not among them. */
export function mountCount(pid: number): number {
  return readFileSync(`/proc/${pid}/mounts`, 'utf8').split('\n').length;
}

/** The user ids that belong to the boxes of a helper: nobody else on this machine has them. */
export function boxUsers(pid: number): number[] {
  const boxes = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return boxes.flatMap((box) => {
    const [inside, outside, count] = readFileSync(`/proc/${box}/uid_map`, 'utf8').trim().split(/\s+/).map(Number);
    return inside === 0 ? Array.from({ length: count ?? 0 }, (_, at) => (outside ?? 0) + at) : [];
  });
}

/** Processes of those users, anywhere on the machine. */
export function processesOf(users: number[]): string[] {
  return readdirSync('/proc').filter((entry) => {
    try {
      return /^\d+$/.test(entry) && users.includes(statSync(`/proc/${entry}`).uid);
    } catch {
      return false; // It ended while we looked.
    }
  });
}

/** Files of those users where anybody may write, and where the tests do. */
export async function filesOf(users: number[]): Promise<string[]> {
  const places = ['/tmp', '/var/tmp', '/dev/shm', '/run', '/dev/mqueue', buildDir].filter(existsSync);
  const owned = users.flatMap((user, at) => [...(at > 0 ? ['-o'] : []), '-uid', String(user)]);
  const { stdout } = await run('find', [...places, '-xdev', '(', ...owned, ')', '-print']).catch(
    (error: { stdout: string }) => error, // a directory that went while it was read
  );
  return stdout.split('\n').filter(Boolean);
}
