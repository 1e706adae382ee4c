import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LanguageData } from '@assay/rules/judging/languages/language.ts';
import type { DiskCache, Held } from '../platform/disk-cache.ts';
import { capturedBytes, type Sandbox } from '../sandbox/sandbox.ts';
import { sha256, type Toolchain } from './toolchain.ts';

const MIB = 2 ** 20;
const PREPARED_BYTES_MAX = 400 * MIB;

/** What is made once per node so that compilers start further ahead: precompiled headers, class archives. */
export interface PreparedFiles {
  /** The directory for `/app` of a compilation, when it is made already; the caller releases it. */
  find(toolchain: Toolchain): Held | null;
  /** Makes what the language wants prepared, unless it is there. Rejects when the command fails. */
  make(toolchain: Toolchain): Promise<void>;
}

const keyOf = (toolchain: Toolchain) => sha256('prepared', toolchain.identity);

export function createPreparedFiles(sandbox: Sandbox, cache: DiskCache): PreparedFiles {
  return {
    find: (toolchain) => (toolchain.data.compile?.prepare ? cache.find(keyOf(toolchain)) : null),

    async make(toolchain) {
      if (!toolchain.data.compile?.prepare) return;
      const held = await cache.hold(keyOf(toolchain), (path) => run(sandbox, toolchain.data, path));
      held.release();
    },
  };
}

async function run(sandbox: Sandbox, data: LanguageData, into: string): Promise<number> {
  const plan = data.compile!.prepare!;
  const made = [plan.makes, ...(plan.alsoMakes ?? [])].map((path) => ({ path, to: join(into, path) }));
  await rm(into, { recursive: true, force: true });
  for (const { to } of made) await mkdir(dirname(to), { recursive: true });
  const capture = { kind: 'capture', maxBytes: 4096, overflow: 'cut' } as const;
  const [result] = await sandbox.run({
    processes: [
      {
        argv: plan.argv,
        fds: { 1: capture, 2: capture },
        files: plan.files.map((file) => ({
          path: file.path,
          content: { kind: 'bytes', bytes: Buffer.from(file.content) },
        })),
        copyOut: made.map((one) => ({ kind: 'file', maxBytes: PREPARED_BYTES_MAX, ...one })),
        limits: {
          cpuMs: plan.limits.cpuMs,
          wallMs: plan.limits.wallMs,
          memoryBytes: plan.limits.memoryMb * MIB,
          processes: plan.limits.processes,
          workBytes: plan.limits.workMb * MIB,
        },
      },
    ],
  });
  const bad = result!.copied.find(({ status }) => status !== 'ok');
  if (result!.outcome !== 'ok' || bad) {
    const said = Buffer.concat([capturedBytes(result!, 1), capturedBytes(result!, 2)]).toString();
    throw new Error(`${data.name}: ${bad?.path} (${result!.outcome}, ${bad?.status}): ${said.slice(0, 500)}`);
  }
  const sizes = await Promise.all(made.map(async ({ to }) => (await stat(to)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
