import { statfs } from 'node:fs/promises';
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
