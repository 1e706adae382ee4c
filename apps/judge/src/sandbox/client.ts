import { writeNodeProblem } from '@assay/rules/judging/sentences/node-problem.ts';
import { type Sentence, withRest } from '@assay/rules/judging/sentences/sentences.ts';
import { type HelperProcess, startHelper } from './helper-process.ts';
import type { RunRequest, RunResult, Sandbox, SandboxInfo } from './sandbox.ts';
import { SandboxFailure } from './sandbox.ts';
import { decodeRun, encodeFrame, encodeRun, type Reply, ReplyReader } from './wire.ts';

export interface SandboxOptions {
  /** The built helper, `native/sandbox/build/assay-sandbox`. */
  helper: string;
  /** Where a helper is asked for instead of being started here; the directories are then those that it is started with. */
  socket?: string | undefined;
  /** Directories below which requests may name inputs and program directories. */
  readRoots?: string[];
  /** Directories below which requests may have files written (and read). */
  writeRoots?: string[];
  /** More of the host to show read-only inside, at an absolute path (`/opt/pch`). */
  readOnly?: { host: string; inside: string }[];
  /** Boxes, that is programs at once. Default: one per CPU, at least 2. */
  slots?: number;
  cgroup?: 'auto' | 'v1' | 'v2' | 'none';
  /** Default true: slot i keeps to CPU i when there are enough. */
  pin?: boolean;
  /** What runs here gives way to everything else on the machine. */
  background?: boolean;
  /** Memory for input files kept between runs. Default 512. */
  cacheMib?: number;
  /** What the helper says on its standard error, line by line. */
  onLog?: (line: string) => void;
}

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (failure: SandboxFailure) => void;
  lane: number | undefined;
}

/**
 * Runs programs through the native helper. One helper process serves all runs; should it die, the runs in flight reject as `lost`,
 * everything inside dies with it, and the next run starts a new one.
 */
export class NativeSandbox implements Sandbox {
  readonly #options: SandboxOptions;
  #daemon: Daemon | undefined;
  #closed = false;

  constructor(options: SandboxOptions) {
    this.#options = options;
  }

  async run(request: RunRequest, signal?: AbortSignal): Promise<RunResult[]> {
    if (signal?.aborted) throw unwanted();
    return decodeRun(await this.#current().run(request, signal), request);
  }

  dropLane(lane: number): void {
    this.#daemon?.dropLane(lane);
  }

  async describe(): Promise<SandboxInfo> {
    const reply = await this.#current().describe();
    return reply.json as SandboxInfo;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#daemon?.end();
  }

  get pid(): number | undefined {
    return this.#daemon?.pid;
  }

  #current(): Daemon {
    if (this.#closed) throw new SandboxFailure('lost', writeNodeProblem('closed', {}));
    if (!this.#daemon || this.#daemon.gone) this.#daemon = new Daemon(this.#options);
    return this.#daemon;
  }
}

const unwanted = () => new SandboxFailure('lost', writeNodeProblem('unwanted', {}));

function encode(id: number, request: RunRequest): Buffer {
  try {
    return encodeRun(id, request);
  } catch (error) {
    // a limit that is not a whole number, a path that is too long, …
    throw new SandboxFailure('refused', error instanceof Error ? error.message : String(error));
  }
}

/** One life of the helper. */
class Daemon {
  readonly #helper: HelperProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #reader = new ReplyReader();
  readonly #exited: Promise<void>;
  #lastWords = '';
  #nextId = 1;
  #gone = false;
  readonly #ends = new WeakMap<AbortSignal, Set<number>>();
  /** Frames of this moment: they are written together, since each writing wakes the helper. */
  #unsent: Buffer[] = [];

  constructor(options: SandboxOptions) {
    this.#helper = startHelper(options);
    this.#exited = new Promise((resolve) => {
      this.#helper.onEnd((why) => {
        this.#fail(why);
        resolve();
      });
    });
    this.#helper.input.on('error', () => this.#helper.kill()); // it stopped listening: its end tells the rest
    this.#helper.output.on('data', (chunk: Buffer) => this.#hear(chunk));
    this.#helper.words.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      this.#lastWords = (this.#lastWords + text).slice(-1000);
      for (const line of text.split('\n')) if (line) options.onLog?.(line);
    });
  }

  get gone(): boolean {
    return this.#gone;
  }

  get pid(): number | undefined {
    return this.#helper.pid;
  }

  describe(): Promise<Reply> {
    const id = this.#newId();
    return this.#ask(id, encodeFrame(id, 'h'), undefined);
  }

  /** @param signal ends what runs when it fires; the answer is then that of a run that was lost */
  async run(request: RunRequest, signal?: AbortSignal): Promise<Reply> {
    const id = this.#newId();
    const frame = encode(id, request);
    if (!signal) return this.#ask(id, frame, request.lane);
    const runs = this.#runsUntil(signal);
    runs.add(id);
    try {
      return await this.#ask(id, frame, request.lane);
    } finally {
      runs.delete(id);
    }
  }

  /** The runs that end when a signal fires. It is listened to once, however many they are. */
  #runsUntil(signal: AbortSignal): Set<number> {
    const known = this.#ends.get(signal);
    if (known) return known;
    const runs = new Set<number>();
    const end = () => {
      for (const id of runs) this.#kill(id);
    };
    signal.addEventListener('abort', end, { once: true });
    this.#ends.set(signal, runs);
    return runs;
  }

  dropLane(lane: number): void {
    for (const [id, waiting] of this.#waiting) if (waiting.lane === lane) this.#kill(id);
  }

  #newId(): number {
    const id = this.#nextId;
    this.#nextId = id === 0xffff_ffff ? 1 : id + 1;
    return id;
  }

  #ask(id: number, frame: Buffer, lane: number | undefined): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, lane });
      this.#send(frame);
    });
  }

  #kill(id: number): void {
    this.#send(encodeFrame(id, 'k'));
  }

  #send(frame: Buffer): void {
    if (this.#unsent.push(frame) === 1) process.nextTick(() => this.#flush());
  }

  #flush(): void {
    const [first, ...others] = this.#unsent;
    this.#unsent = [];
    if (first) this.#helper.input.write(others.length === 0 ? first : Buffer.concat([first, ...others]));
  }

  /** Closing its input is the helper's sign to kill everything inside and leave. */
  async end(): Promise<void> {
    this.#flush();
    this.#helper.input.end();
    await this.#exited;
  }

  #hear(chunk: Buffer): void {
    for (const reply of this.#reader.feed(chunk)) {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      waiting?.resolve(reply);
    }
  }

  #fail(reason: Sentence): void {
    this.#gone = true;
    const words = this.#lastWords.trim();
    for (const waiting of this.#waiting.values()) {
      waiting.reject(new SandboxFailure('lost', withRest(reason, words)));
    }
    this.#waiting.clear();
  }
}
