import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type {
  CapturedFd,
  CopiedFile,
  CopyOut,
  ProcessSpec,
  RunRequest,
  RunResult,
  Sandbox,
  SandboxInfo,
} from './sandbox.ts';

/** What a scripted program does; everything absent means a quiet, quick, successful end. */
export interface FakeEnd
  extends Partial<
    Pick<
      RunResult,
      'outcome' | 'exitCode' | 'signal' | 'cpuMs' | 'wallMs' | 'memoryBytes' | 'endOrder' | 'startError' | 'startErrno'
    >
  > {
  /** What it wrote, by descriptor; cut at the capture's cap as the real sandbox does. */
  output?: Partial<Record<number, string | Uint8Array>>;
  /** Files it left in /w, by relative path. */
  files?: Record<string, string | Uint8Array>;
}

/** Says how a program ends; throw a `SandboxFailure` to play the judge's own failure. */
export type FakeScript = (process: ProcessSpec, index: number, request: RunRequest) => FakeEnd | Promise<FakeEnd>;

/** A sandbox that runs nothing: every program ends as the script says. Keeps the requests for the test to look at. */
export class FakeSandbox implements Sandbox {
  readonly requests: RunRequest[] = [];
  readonly dropped: number[] = [];
  readonly #script: FakeScript;

  constructor(script: FakeScript = () => ({})) {
    this.#script = script;
  }

  async run(request: RunRequest): Promise<RunResult[]> {
    this.requests.push(request);
    return await Promise.all(
      request.processes.map(async (one, index) => await play(one, index, await this.#script(one, index, request))),
    );
  }

  dropLane(lane: number): void {
    this.dropped.push(lane);
  }

  async describe(): Promise<SandboxInfo> {
    return {
      version: 'fake',
      kernel: 'none',
      root: true,
      cgroup: 'v2',
      controllers: ['memory', 'pids', 'cpu'],
      exactMemory: true,
      namespaces: [],
      seccomp: true,
      slots: 2,
      pinned: false,
      warnings: [],
    };
  }

  async close(): Promise<void> {}
}

async function play(one: ProcessSpec, index: number, end: FakeEnd): Promise<RunResult> {
  const captured: CapturedFd[] = [];
  let overflowed = false;
  for (const [fd, spec] of Object.entries(one.fds)) {
    if (spec?.kind !== 'capture' && spec?.kind !== 'captureFile') continue;
    const written = Buffer.from(end.output?.[Number(fd)] ?? '');
    const bytes = written.subarray(0, spec.maxBytes);
    const truncated = written.length > spec.maxBytes;
    overflowed ||= truncated && spec.overflow !== 'cut';
    if (spec.kind === 'captureFile') await writeFile(spec.path, bytes);
    captured.push({
      fd: Number(fd),
      bytes: spec.kind === 'capture' ? bytes : Buffer.alloc(0),
      size: bytes.length,
      truncated,
    });
  }
  const copied: CopiedFile[] = [];
  for (const out of one.copyOut ?? []) copied.push(await copy(out, end.files ?? {}));
  const outcome = end.outcome ?? (overflowed ? 'output' : end.signal ? 'signal' : end.exitCode ? 'exit' : 'ok');
  const normal = outcome === 'ok' || outcome === 'exit';
  return {
    outcome,
    exitCode: end.exitCode ?? (normal ? 0 : -1),
    signal: end.signal ?? (normal || outcome === 'start' ? 0 : 9),
    cpuMs: end.cpuMs ?? 1,
    wallMs: end.wallMs ?? 1,
    memoryBytes: end.memoryBytes ?? 1024 * 1024,
    endOrder: end.endOrder ?? index,
    captured,
    copied,
    ...(end.startError === undefined ? {} : { startError: end.startError }),
    ...(end.startErrno === undefined ? {} : { startErrno: end.startErrno }),
  };
}

async function copy(out: CopyOut, files: Record<string, string | Uint8Array>): Promise<CopiedFile> {
  const none = { path: out.path, bytes: Buffer.alloc(0), size: 0, count: 0 };
  const prefix = out.path === '.' ? '' : `${out.path}/`;
  const wanted = Object.entries(files).filter(([path]) =>
    out.kind === 'tree' ? path.startsWith(prefix) && path.endsWith(out.suffix ?? '') : path === out.path,
  );
  if (wanted.length === 0 && out.kind !== 'tree') return { ...none, status: 'missing' };
  const size = wanted.reduce((sum, [, bytes]) => sum + Buffer.from(bytes).length, 0);
  if (size > out.maxBytes) return { ...none, status: 'tooLarge' };
  for (const [path, bytes] of wanted) {
    if (out.kind === 'bytes') return { ...none, status: 'ok', bytes: Buffer.from(bytes), size, count: 1 };
    const to = out.kind === 'tree' ? join(out.to, path.slice(prefix.length)) : out.to;
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, bytes, { mode: 0o755 });
  }
  return { ...none, status: 'ok', size, count: wanted.length };
}
