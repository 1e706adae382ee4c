import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobRef } from '@assay/contract/judging/blob-ref.ts';
import { LANGUAGES, languageNamed } from '@assay/rules/judging/languages/all.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { createIncludeFolder } from '../languages/include-folder.ts';
import { createPreparedFiles } from '../languages/prepared-files.ts';
import type { Toolchain } from '../languages/toolchain.ts';
import type { JudgeTools } from '../modes/mode.ts';
import { DiskCache } from '../platform/disk-cache.ts';
import { JudgeFailure } from '../platform/failures.ts';
import { type BlobSink, type BlobSource, createTestdata } from '../platform/testdata.ts';
import { type FakeEnd, FakeSandbox } from '../sandbox/fake.ts';
import type { ProcessSpec } from '../sandbox/sandbox.ts';
import { createCompiler } from '../steps/compile.ts';
import { createInteractions } from '../steps/interact.ts';
import { createPassFolders } from '../steps/pass-folder.ts';
import { createRunner } from '../steps/run-case.ts';
import { createCheckers } from '../steps/run-checker.ts';

/** Files by their hash, in memory. */
export class MemoryBlobs implements BlobSource, BlobSink {
  readonly #blobs = new Map<string, Buffer>();

  addBlob(content: string | Uint8Array): BlobRef {
    const bytes = Buffer.from(content);
    const hash = createHash('sha256').update(bytes).digest('hex');
    this.#blobs.set(hash, bytes);
    return { hash, bytes: bytes.length };
  }

  async putBlob(content: Parameters<BlobSink['putBlob']>[0]): Promise<BlobRef> {
    return this.addBlob(content.kind === 'bytes' ? content.bytes : await readFile(content.path));
  }

  text({ hash }: BlobRef): string {
    return String(this.#blobs.get(hash));
  }

  lose(ref: BlobRef) {
    this.#blobs.delete(ref.hash);
  }

  async openBlob(hash: string, from: number) {
    const blob = this.#blobs.get(hash);
    if (!blob) throw new JudgeFailure(writeJudgeFailure('siteRefused', { error: 'not there' }));
    const body = (async function* () {
      yield blob.subarray(from);
    })();
    return { from, body };
  }
}

/** Everything a mode works with, on a sandbox that follows a script. */
export interface FakeWorld {
  sandbox: FakeSandbox;
  blobs: MemoryBlobs;
  tools: JudgeTools;
  toolchainOf(name: string): Toolchain | undefined;
  hooks: Parameters<typeof import('../judge-submission.ts').judgeJob>[3];
  /** What was told of the progress. */
  progress: string[];
  /** How much of the progress had been told when a job said that it is nearly over. */
  nearlyOverAfter: number[];
}

/**
 * The compiler refuses the code "refuse me", is missing for "no compiler", and accepts everything else; compiled
 * programs do what `program` says of their input.
 */
export async function openFakeWorld(
  root: string,
  program: (input: string, spec: ProcessSpec) => FakeEnd | Promise<FakeEnd>,
): Promise<FakeWorld> {
  const sandbox = new FakeSandbox(async (spec) => {
    if (spec.argv[0]!.startsWith('/app/') || spec.argv.some((word) => word.startsWith('/app/main'))) {
      return program(await inputOf(spec), spec);
    }
    const source = spec.files?.[0]?.content;
    const code = source?.kind === 'bytes' ? Buffer.from(source.bytes).toString() : '';
    if (code === 'refuse me') return { exitCode: 1, output: { 2: '/w/main.c:1: refused\n' } };
    if (code === 'no compiler') return { outcome: 'start', startError: 'ENOENT' };
    return { files: { main: 'program' } };
  });
  const blobs = new MemoryBlobs();
  const open = (name: string) => DiskCache.open(join(root, name), 1 << 30);
  const compiler = createCompiler(
    sandbox,
    await open('programs'),
    createPreparedFiles(sandbox, await open('prepared')),
  );
  const tools: JudgeTools = {
    compiler,
    runner: createRunner(sandbox, root),
    testdata: createTestdata(blobs, await open('blobs'), 1),
    files: blobs,
    checkers: createCheckers(sandbox, compiler, createIncludeFolder(join(root, 'include'))),
    interactions: createInteractions(sandbox),
    passFolders: createPassFolders(root),
  };
  const progress: string[] = [];
  const nearlyOverAfter: number[] = [];
  return {
    sandbox,
    blobs,
    tools,
    progress,
    nearlyOverAfter,
    toolchainOf: (name) => {
      const data = LANGUAGES.find((one) => one.name === languageNamed(name));
      return data && { data, identity: `fake ${name}`, version: 'fake 1' };
    },
    hooks: {
      signal: new AbortController().signal,
      progress: {
        judging: (caseCount) => progress.push(`judging ${caseCount}`),
        caseDone: (one) => progress.push(`case ${one.index}: ${one.status}`),
        nearlyOver: () => nearlyOverAfter.push(progress.length),
      },
    },
  };
}

async function inputOf(spec: ProcessSpec): Promise<string> {
  const input = spec.fds[0] ?? spec.files?.[0]?.content;
  if (input?.kind === 'bytes') return Buffer.from(input.bytes).toString();
  return input?.kind === 'file' ? await readFile(input.path, 'utf8') : '';
}
