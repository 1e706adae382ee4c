/**
 * The frames that the helper understands; its side is `native/sandbox/src/wire.c` and `request.c`.
 * All numbers are little-endian. A request is a list of (tag: 1 byte, length: 4, value).
 */
import type { BoxFile, CopyOut, FdSpec, ProcessSpec, RunLimits, RunRequest, RunResult } from './sandbox.ts';
import { SandboxFailure } from './sandbox.ts';

const fdKinds = {
  null: 0,
  bytes: 1,
  file: 2,
  capture: 3,
  captureFile: 4,
  pipeRead: 5,
  pipeWrite: 6,
  sameAs: 7,
} as const;
const outKinds = { bytes: 0, file: 1, tree: 2 } as const;
const defaultEnv = { PATH: '/usr/bin:/bin', HOME: '/w', LANG: 'C.UTF-8', TMPDIR: '/w' };
const never = 0xffff_ffff_ffff_ffffn;
const nanosPerMs = 1_000_000;

/** What is asked of the helper: `h`ello, `r`un, or to `k`ill the run of the same id, which has no answer of its own. */
export type Operation = 'h' | 'r' | 'k';

/** A whole frame: length, id, operation, body. */
export function encodeFrame(id: number, op: Operation, body: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt32LE(5 + body.length, 0);
  head.writeUInt32LE(id, 4);
  head.write(op, 8, 'latin1');
  return Buffer.concat([head, body]);
}

export function encodeRun(request: RunRequest): Buffer {
  return Buffer.concat(request.processes.map((one) => item('p', encodeProcess(one))));
}

function encodeProcess(one: ProcessSpec): Buffer {
  const env = { ...defaultEnv, ...one.env };
  return Buffer.concat([
    ...one.argv.map((word) => item('a', Buffer.from(word))),
    ...Object.entries(env).map(([name, value]) => item('e', Buffer.from(`${name}=${value}`))),
    ...Object.entries(one.fds).flatMap(([fd, spec]) => (spec ? [item('f', encodeFd(Number(fd), spec))] : [])),
    ...(one.files ?? []).map((file) => item('w', encodeFile(file))),
    ...(one.copyOut ?? []).map((out) => item('o', encodeOut(out))),
    ...(one.appDir === undefined ? [] : [item('d', Buffer.from(one.appDir))]),
    ...encodeLimits(one.limits, one.stopOthersAfterMs),
  ]);
}

function encodeFd(fd: number, spec: FdSpec): Buffer {
  const head = Buffer.alloc(11);
  head.writeUInt8(fd, 0);
  head.writeUInt8(fdKinds[spec.kind], 1);
  switch (spec.kind) {
    case 'null':
      return head;
    case 'bytes':
      return Buffer.concat([head, spec.bytes]);
    case 'file':
      return Buffer.concat([head, Buffer.from(spec.path)]);
    case 'capture':
    case 'captureFile':
      head.writeUInt8(spec.overflow === 'cut' ? 1 : 0, 2);
      head.writeBigUInt64LE(BigInt(spec.maxBytes), 3);
      return spec.kind === 'capture' ? head : Buffer.concat([head, Buffer.from(spec.path)]);
    case 'pipeRead':
    case 'pipeWrite':
      head.writeUInt8(spec.pipe, 2);
      return head;
    case 'sameAs':
      head.writeUInt8(spec.fd, 2);
      return head;
  }
}

function encodeFile(file: BoxFile): Buffer {
  const fromHost = file.content.kind === 'file';
  const flags = (fromHost ? 1 : 0) | (file.executable ? 2 : 0);
  const data = file.content.kind === 'file' ? Buffer.from(file.content.path) : file.content.bytes;
  return Buffer.concat([Buffer.from([flags]), named(file.path), data]);
}

function encodeOut(out: CopyOut): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt8(outKinds[out.kind], 0);
  head.writeBigUInt64LE(BigInt(out.maxBytes), 1);
  const to = out.kind === 'bytes' ? '' : out.to;
  const suffix = out.kind === 'tree' ? (out.suffix ?? '') : '';
  return Buffer.concat([head, named(out.path), named(to), named(suffix)]);
}

/** In the order of `enum Limit` in box.h; times in ns. */
function encodeLimits(limits: RunLimits, stopOthersAfterMs: number | undefined): Buffer[] {
  const workBytes = limits.workBytes ?? 64 * 1024 * 1024;
  const values = [
    nanos(limits.cpuMs),
    nanos(limits.wallMs ?? 3 * limits.cpuMs + 1000),
    BigInt(limits.memoryBytes),
    BigInt(limits.processes ?? 1),
    BigInt(limits.fileBytes ?? workBytes),
    BigInt(limits.stackBytes ?? limits.memoryBytes),
    BigInt(limits.openFiles ?? 256),
    BigInt(workBytes),
    nanos(limits.idleMs ?? 0),
    stopOthersAfterMs === undefined ? never : nanos(stopOthersAfterMs),
  ];
  return values.map((value, which) => {
    const bytes = Buffer.alloc(9);
    bytes.writeUInt8(which, 0);
    bytes.writeBigUInt64LE(value, 1);
    return item('l', bytes);
  });
}

function nanos(ms: number): bigint {
  return BigInt(Math.round(ms * nanosPerMs));
}

function item(tag: string, value: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.write(tag, 0, 'latin1');
  head.writeUInt32LE(value.length, 1);
  return Buffer.concat([head, value]);
}

function named(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(2);
  head.writeUInt16LE(bytes.length, 0);
  return Buffer.concat([head, bytes]);
}

export interface Reply {
  id: number;
  json: unknown;
  raw: Buffer;
}

/** Cuts the helper's output into replies. Feed it chunks; it keeps what is not yet whole. */
export class ReplyReader {
  #chunks: Buffer[] = [];
  #size = 0;

  *feed(chunk: Buffer): Generator<Reply> {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    for (;;) {
      if (this.#size < 4) return;
      const wanted = 4 + this.#peekLength();
      if (this.#size < wanted) return;
      const all = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks);
      const rest = all.subarray(wanted);
      this.#chunks = rest.length > 0 ? [rest] : [];
      this.#size = rest.length;
      const jsonEnd = 12 + all.readUInt32LE(8);
      yield {
        id: all.readUInt32LE(4),
        json: JSON.parse(all.toString('latin1', 12, jsonEnd)),
        raw: all.subarray(jsonEnd, wanted),
      };
    }
  }

  #peekLength(): number {
    const first = this.#chunks[0];
    if (first && first.length >= 4) return first.readUInt32LE(0);
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined.readUInt32LE(0);
  }
}

type Raw<T> = Omit<T, 'bytes'> & { raw: number };
type RawResult = Omit<RunResult, 'captured' | 'copied'> & {
  captured: Raw<RunResult['captured'][number]>[];
  copied: Omit<Raw<RunResult['copied'][number]>, 'path'>[];
};

/** The results in a reply to `request`; throws its failure. */
export function decodeRun(reply: Reply, request: RunRequest): RunResult[] {
  const json = reply.json as { results: RawResult[] } | { failure: 'refused' | 'lost'; message: string };
  if ('failure' in json) throw new SandboxFailure(json.failure, json.message);
  let at = 0;
  const take = (raw: number) => {
    at += raw;
    return reply.raw.subarray(at - raw, at);
  };
  return json.results.map((one, index) => {
    const captured = one.captured.map(({ raw, ...rest }) => ({ ...rest, bytes: take(raw) }));
    const outs = request.processes[index]?.copyOut ?? [];
    const copied = one.copied.map(({ raw, ...rest }, i) => ({ path: outs[i]?.path ?? '', ...rest, bytes: take(raw) }));
    return { ...one, captured, copied };
  });
}
