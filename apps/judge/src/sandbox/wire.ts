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
const DEFAULT_ENV = { PATH: '/usr/bin:/bin', HOME: '/w', LANG: 'C.UTF-8', TMPDIR: '/w' };
/** Both halves of a moment that never comes. */
const NEVER = 0xffff_ffff;
const nanosPerMs = 1_000_000;

/** What is asked of the helper: `h`ello, `r`un, or to `k`ill the run of the same id, which has no answer of its own. */
export type Operation = 'h' | 'r' | 'k';

/** A frame without a body: length, id, operation. */
export function encodeFrame(id: number, op: Operation): Buffer {
  begin(id, op);
  return end();
}

/**
 * A whole frame that asks for a run. Written into one buffer that is used again and again: of the time that a short program takes in
 * the box, a frame made of dozens of small buffers took a good part.
 */
export function encodeRun(id: number, request: RunRequest): Buffer {
  begin(id, 'r');
  if (request.lane !== undefined) {
    item('q', 4);
    u32(request.lane);
  }
  for (const one of request.processes) {
    const start = openItem('p');
    writeProcess(one);
    closeItem(start);
  }
  return end();
}

let bytes = Buffer.allocUnsafe(16 << 10);
let at = 0;
/** A buffer that grew beyond this for one large input is given back. */
const KEPT_BYTES = 1 << 20;

function begin(id: number, op: Operation): void {
  at = 4;
  u32(id);
  u8(op.charCodeAt(0));
}

function end(): Buffer {
  bytes.writeUInt32LE(at - 4, 0);
  const frame = Buffer.from(bytes.subarray(0, at));
  if (bytes.length > KEPT_BYTES) bytes = Buffer.allocUnsafe(16 << 10);
  return frame;
}

function room(size: number): void {
  if (at + size <= bytes.length) return;
  const wider = Buffer.allocUnsafe(Math.max(2 * bytes.length, at + size));
  bytes.copy(wider, 0, 0, at);
  bytes = wider;
}

function u8(value: number): void {
  room(1);
  at = bytes.writeUInt8(value, at);
}

function u16(value: number): void {
  room(2);
  at = bytes.writeUInt16LE(value, at);
}

function u32(value: number): void {
  room(4);
  at = bytes.writeUInt32LE(value, at);
}

/** @throws RangeError for what is no whole number */
function u64(value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a whole number`);
  u32(value % 2 ** 32);
  u32(Math.floor(value / 2 ** 32));
}

function raw(value: Uint8Array): void {
  room(value.length);
  bytes.set(value, at);
  at += value.length;
}

function text(value: string): void {
  room(3 * value.length);
  at += bytes.write(value, at);
}

/** A text behind its length in two bytes. */
function named(value: string): void {
  const start = at;
  u16(0);
  text(value);
  bytes.writeUInt16LE(at - start - 2, start);
}

/** The head of an item: its tag, and the length of what follows. */
function item(tag: string, size: number): void {
  u8(tag.charCodeAt(0));
  u32(size);
}

/** The head of an item that ends at {@link closeItem}, which is told what this answers. */
function openItem(tag: string): number {
  item(tag, 0);
  return at;
}

function closeItem(start: number): void {
  bytes.writeUInt32LE(at - start, start - 4);
}

function textItem(tag: string, value: string): void {
  const start = openItem(tag);
  text(value);
  closeItem(start);
}

/** An item for each of some things. Nothing is made for the moment here: a short program is asked for a thousand times a second. */
function eachItem<T>(tag: string, all: readonly T[] | undefined, write: (one: T) => void): void {
  for (const one of all ?? []) {
    const start = openItem(tag);
    write(one);
    closeItem(start);
  }
}

function writeProcess(one: ProcessSpec): void {
  for (const word of one.argv) textItem('a', word);
  const env = one.env ? { ...DEFAULT_ENV, ...one.env } : DEFAULT_ENV;
  for (const [name, value] of Object.entries(env)) textItem('e', `${name}=${value}`);
  for (const [fd, spec] of Object.entries(one.fds)) {
    if (!spec) continue;
    const start = openItem('f');
    writeFd(Number(fd), spec);
    closeItem(start);
  }
  eachItem('w', one.files, writeFile);
  eachItem('o', one.copyOut, writeOut);
  if (one.appDir !== undefined) textItem('d', one.appDir);
  writeLimits(one.limits, one.stopOthersAfterMs);
}

/** What is said of a descriptor beside its kind: a number, and how much may come. */
function detailOf(spec: FdSpec): number {
  if (spec.kind === 'capture' || spec.kind === 'captureFile') return spec.overflow === 'cut' ? 1 : 0;
  if (spec.kind === 'pipeRead' || spec.kind === 'pipeWrite') return spec.pipe;
  return spec.kind === 'sameAs' ? spec.fd : 0;
}

function writeFd(fd: number, spec: FdSpec): void {
  u8(fd);
  u8(fdKinds[spec.kind]);
  u8(detailOf(spec));
  u64('maxBytes' in spec ? spec.maxBytes : 0);
  if (spec.kind === 'bytes') raw(spec.bytes);
  if ('path' in spec) text(spec.path);
}

function writeFile(file: BoxFile): void {
  const fromHost = file.content.kind === 'file';
  u8((fromHost ? 1 : 0) | (file.executable ? 2 : 0));
  named(file.path);
  if (file.content.kind === 'file') text(file.content.path);
  else raw(file.content.bytes);
}

function writeOut(out: CopyOut): void {
  u8(outKinds[out.kind]);
  u64(out.maxBytes);
  named(out.path);
  named(out.kind === 'bytes' ? '' : out.to);
  named(out.kind === 'tree' ? (out.suffix ?? '') : '');
}

/** In the order of `enum Limit` in box.h; times in ns. */
function writeLimits(limits: RunLimits, stopOthersAfterMs: number | undefined): void {
  const workBytes = limits.workBytes ?? 64 * 1024 * 1024;
  const values = [
    nanos(limits.cpuMs),
    nanos(limits.wallMs ?? 3 * limits.cpuMs + 1000),
    limits.memoryBytes,
    limits.processes ?? 1,
    limits.fileBytes ?? workBytes,
    limits.stackBytes ?? limits.memoryBytes,
    limits.openFiles ?? 256,
    workBytes,
    nanos(limits.idleMs ?? 0),
    stopOthersAfterMs === undefined ? null : nanos(stopOthersAfterMs),
  ];
  for (let which = 0; which < values.length; which++) {
    item('l', 9);
    u8(which);
    const value = values[which];
    if (typeof value === 'number') u64(value);
    else {
      u32(NEVER);
      u32(NEVER);
    }
  }
}

const nanos = (ms: number): number => Math.round(ms * nanosPerMs);

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
