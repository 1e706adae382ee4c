import { statfs } from 'node:fs/promises';
import { selfTest } from './doctor/self-test.ts';
import { reasonOf } from './platform/failures.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

/** With less room than this no work is taken (`reliability.md` FI-11). */
const FREE_BYTES_MIN = 1 << 30;
const PROBE_MS = 20_000;

/** Why no data can be kept, or null. */
export async function refuseDisk(dataDir: string): Promise<string | null> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    return free < FREE_BYTES_MIN
      ? `only ${Math.floor(free / (1 << 20))} MB free on the disk of the judge's data`
      : null;
  } catch (error) {
    return `the judge's data directory: ${reasonOf(error)}`;
  }
}

/** Why no program can be run, or null; runs one that does nothing. */
export async function refuseSandbox(sandbox: Sandbox): Promise<string | null> {
  const probe = sandbox.run({
    processes: [{ argv: ['/bin/true'], fds: {}, limits: { cpuMs: 5_000, wallMs: 10_000, memoryBytes: 256 << 20 } }],
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer for ${PROBE_MS / 1000} s`)), PROBE_MS);
  });
  try {
    const [result] = await Promise.race([probe, tooLong]);
    return result!.outcome === 'ok' ? null : `the sandbox: /bin/true ended with ${result!.outcome}`;
  } catch (error) {
    return `the sandbox: ${reasonOf(error)}`;
  } finally {
    clearTimeout(timer);
  }
}

/** What only cgroups can hold; without them the node judges all the same and says so. */
const NEEDS_CGROUP: ReadonlySet<string> = new Set(['memory limit', 'process limit', 'CPU of a hidden child']);

export interface SandboxTest {
  cgroup: string;
  /** Why the sandbox must not be used, or null. */
  refusal: string | null;
  warnings: string[];
}

/** Attacks the sandbox before anybody else does. About half a second. */
export async function testSandbox(sandbox: Sandbox, helper: string): Promise<SandboxTest> {
  try {
    const info = await sandbox.describe();
    const failed = (await selfTest(sandbox, helper)).filter((line) => !line.ok);
    const weaker = failed.filter((line) => info.cgroup === 'none' && NEEDS_CGROUP.has(line.name));
    const broken = failed.find((line) => !weaker.includes(line));
    return {
      cgroup: info.cgroup,
      refusal: broken ? `the sandbox failed its self-test "${broken.name}": ${broken.detail}` : null,
      warnings: [
        ...info.warnings.map((one) => `${one.code}: ${one.detail}`),
        ...weaker.map((line) => `without cgroups: ${line.name}: ${line.detail}`),
      ],
    };
  } catch (error) {
    return { cgroup: 'none', refusal: `the sandbox: ${reasonOf(error)}`, warnings: [] };
  }
}
