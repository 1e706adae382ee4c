/**
 * What the rest of the judge knows about the sandbox: one call, `run`, that starts one or several programs together and
 * says how each of them ended. `client.ts` speaks to the native helper, `fake.ts` answers from a script.
 *
 * Two worlds are kept apart. A *program's* bad end is an ordinary `RunResult`. A failure of the *judge* (helper died,
 * machine out of memory, a path that must not be touched) is a rejected promise with `SandboxFailure`, never a verdict.
 *
 * Inside the box a program sees: `/w` (its empty writable work directory and start directory; `/tmp` and `/dev/shm` lead to it),
 * `/app` (the directory given as `appDir`, read-only), the system's languages read-only, and nothing else.
 */

/** Where one file descriptor of a program leads. Bytes and files are read-only copies; no path of the host is visible. */
export type FdSpec =
  /** Reads as empty, swallows writes. */
  | { kind: 'null' }
  /** Reads these bytes. */
  | { kind: 'bytes'; bytes: Uint8Array }
  /** Reads this host file (below one of the configured roots). The helper keeps recently used files in memory. */
  | { kind: 'file'; path: string }
  /**
   * Collects what is written, up to `maxBytes`. Past that `kill` (the default) ends the program with outcome `output`;
   * `cut` keeps the beginning and lets the program go on (for standard error).
   */
  | { kind: 'capture'; maxBytes: number; overflow?: 'kill' | 'cut' }
  /** As `capture`, but written to this host file (created or emptied; below a writable root). */
  | { kind: 'captureFile'; path: string; maxBytes: number; overflow?: 'kill' | 'cut' }
  /** One end of a kernel pipe between programs of the same request; `pipe` is any small number chosen by the caller. */
  | { kind: 'pipeRead'; pipe: number }
  | { kind: 'pipeWrite'; pipe: number }
  /** The same open file as a lower descriptor (`2>&1`). */
  | { kind: 'sameAs'; fd: number };

/** A file put into `/w` before the start. `path` is relative and stays inside; parent directories are made. */
export interface BoxFile {
  path: string;
  content: { kind: 'bytes'; bytes: Uint8Array } | { kind: 'file'; path: string };
  /** Default false: mode 0644; true: 0755. */
  executable?: boolean;
}

/**
 * A file taken out of `/w` after the end. Only regular files with one link are taken, symbolic links are never followed.
 * `tree` copies a whole directory (for compilers that write many files).
 */
export type CopyOut =
  /** Into memory. */
  | { kind: 'bytes'; path: string; maxBytes: number }
  /** Into a new host file below a writable root; mode 0755 without setuid bits. */
  | { kind: 'file'; path: string; maxBytes: number; to: string }
  /** All regular files below `path` ('.' for all of /w) into the host directory `to`, which must exist and be empty. `suffix` keeps only names that end so. */
  | { kind: 'tree'; path: string; maxBytes: number; to: string; suffix?: string };

export interface RunLimits {
  /** CPU time of the whole process tree, ms. */
  cpuMs: number;
  /** Clock time, ms. Default 3 × cpuMs + 1000. */
  wallMs?: number;
  /** Peak memory of the whole process tree, bytes. */
  memoryBytes: number;
  /** Processes and threads together. Default 1. */
  processes?: number;
  /** Largest file the program may write, bytes. Default: workBytes. */
  fileBytes?: number;
  /** Stack, bytes. Default: memoryBytes. */
  stackBytes?: number;
  /** Open files per process. Default 256. */
  openFiles?: number;
  /** Size of `/w`, bytes (it counts as memory too). Default 64 MiB. */
  workBytes?: number;
  /** End with `idle` when no program of the request has used CPU for so long, ms. Default: never. */
  idleMs?: number;
}

export interface ProcessSpec {
  /** Program and arguments; argv[0] is a path inside the box (`/app/main`, `/usr/bin/python3`). */
  argv: string[];
  /** Added to (and winning over) PATH=/usr/bin:/bin HOME=/w LANG=C.UTF-8 TMPDIR=/w. */
  env?: Record<string, string>;
  /** By descriptor number, 0…9; 0, 1 and 2 are `null` when absent. Others are reached as `/dev/fd/3` and so on. */
  fds: Partial<Record<number, FdSpec>>;
  files?: BoxFile[];
  copyOut?: CopyOut[];
  /** Host directory (below a root) shown read-only as `/app`; it and its files must be readable by others (755, 644). */
  appDir?: string;
  limits: RunLimits;
  /**
   * When this program has ended, programs of the request still running after so many ms are ended with `stopped`. Its partners
   * see its pipes close only after its end was noted; when it closes one before its end, they see that after `idleMs` without CPU use.
   */
  stopOthersAfterMs?: number;
}

/** Programs that run at the same time, each in a box of its own, joined only by their pipes. 1 to 4. */
export interface RunRequest {
  processes: ProcessSpec[];
  /**
   * Requests with the same number, not 0, run one after another, each at once when the one before has ended: what comes next can
   * be asked for ahead, and nothing waits for whoever looks at results.
   */
  lane?: number;
}

/**
 * How a program ended, first match wins: `start` it could not be started (see `startError`), `output` wrote past a capture's cap,
 * `memory`, `time` (CPU), `wall`, `idle`, `stopped` (ended because a partner had ended), `signal`, `exit` (code not 0), `ok`.
 */
export type Outcome = 'ok' | 'start' | 'output' | 'memory' | 'time' | 'wall' | 'idle' | 'stopped' | 'signal' | 'exit';

export interface CapturedFd {
  fd: number;
  /** Empty for `captureFile`. */
  bytes: Uint8Array;
  /** Bytes kept (in `bytes` or in the file). */
  size: number;
  /** More was written than kept. */
  truncated: boolean;
}

export interface CopiedFile {
  /** The `path` of the request. */
  path: string;
  /** `refused`: not a plain file with one link, or the tree held something else or too many files; nothing was copied. */
  status: 'ok' | 'missing' | 'refused' | 'tooLarge';
  /** Empty unless kind `bytes` and status `ok`. */
  bytes: Uint8Array;
  /** Bytes copied; of a tree: the sum. */
  size: number;
  /** Files copied: 0 or 1, of a tree any number. */
  count: number;
}

export interface RunResult {
  outcome: Outcome;
  /** The main process's exit code; -1 when it was ended by a signal or never started. */
  exitCode: number;
  /** The signal that ended the main process, else 0. */
  signal: number;
  /** CPU time of the whole process tree, ms with a fraction. */
  cpuMs: number;
  wallMs: number;
  /** Peak memory of the whole process tree, bytes. Where the machine offers no memory cgroup: the largest resident set of one process. */
  memoryBytes: number;
  /**
   * Place in which the programs of the request ended, from 0. Certain against a program with `stopOthersAfterMs`: who ends because
   * that one did ends after it. Of two others either order may be noticed.
   */
  endOrder: number;
  captured: CapturedFd[];
  copied: CopiedFile[];
  /** Set when outcome is `start`: what was tried and the system's reason. */
  startError?: string;
  /** The same reason as the number that Linux gives it. */
  startErrno?: number;
  /** Set by `blameStart`: the file itself is at fault, not the machine. */
  startsNowhere?: boolean;
}

/** What the helper found on this machine; for doctor, the node's announcement and the log. */
export interface SandboxInfo {
  version: string;
  kernel: string;
  /** The daemon runs as root: each slot has uids of its own. */
  root: boolean;
  cgroup: 'v1' | 'v2' | 'none';
  /** Of memory, pids, cpu: those that are enforced or counted by cgroups. */
  controllers: string[];
  /** Peak memory is the kernel's figure of the whole tree, not only the largest process. */
  exactMemory: boolean;
  namespaces: string[];
  seccomp: boolean;
  slots: number;
  /** Each slot keeps to one CPU. */
  pinned: boolean;
  warnings: SandboxWarning[];
}

/** Something on this machine that makes judging weaker or less steady. `code` is fixed, `detail` is for people. */
export interface SandboxWarning {
  code: string;
  detail: string;
}

/** The judge's own failure. `refused`: the request was wrong (a path outside the roots, …) and will be refused again; `lost`: try again, here or elsewhere. */
export class SandboxFailure extends Error {
  readonly kind: 'refused' | 'lost';

  constructor(kind: 'refused' | 'lost', message: string) {
    super(message);
    this.name = 'SandboxFailure';
    this.kind = kind;
  }
}

export interface Sandbox {
  /**
   * Results in the order of `request.processes`. Waits for free slots. Rejects with `SandboxFailure` only.
   * @param signal ends the programs when it fires: nobody wants to know any more, and the run rejects as `lost`
   */
  run(request: RunRequest, signal?: AbortSignal): Promise<RunResult[]>;
  /** Ends what was asked for in a lane and is not answered yet: it rejects as `lost`. */
  dropLane(lane: number): void;
  describe(): Promise<SandboxInfo>;
  /** Ends everything inside; waiting runs reject as `lost`. */
  close(): Promise<void>;
  /** The helper's process id where one runs, for tests that kill it and benches that clock it. */
  readonly pid?: number | undefined;
}

/** A sandbox whose runs end when this signal fires. */
export const sandboxUntil = (sandbox: Sandbox, signal: AbortSignal): Sandbox => ({
  run: (request) => sandbox.run(request, signal),
  dropLane: (lane) => sandbox.dropLane(lane),
  describe: () => sandbox.describe(),
  close: () => sandbox.close(),
});

/** The captured bytes of one descriptor; empty when it was not captured. */
export function capturedBytes(result: RunResult, fd: number): Uint8Array {
  return result.captured.find((one) => one.fd === fd)?.bytes ?? new Uint8Array(0);
}
