/**
 * A programming language as data: what pages show, what the judge runs, what a node must prove before it offers it. The
 * server seeds its list from these files, the judge executes them; one file per language.
 *
 * Commands are argument lists run in the sandbox: `/w` is the empty work directory with the source, `/app` the compiled
 * program (or, while compiling, the prepared files). In `run.argv` `{memoryMb}` and `{stackMb}` stand for the limits
 * that apply, `{stackKb}` for nine tenths of the stack in KiB, which leaves room for a runtime's own frames.
 */
export interface LanguageData {
  name: string;
  /** Other names that submissions and packages may use for it. */
  aliases?: string[];
  /** What it is, until a node has announced its exact version. */
  description: string;
  /** Editor mode. */
  contentType: string;
  sourceFile: string;
  /** Files of the machine that the language needs; another size or date of one of them means another version. */
  tools: string[];
  /** Debian packages that bring them; empty when Debian has none. */
  packages: string[];
  /** Where the tools come from when Debian does not bring them. */
  origin?: string;
  /** Its first line of output names the version. */
  versionArgv: string[];
  compile: CompilePlan | null;
  run: RunPlan;
  timeFactor: number;
  memoryFactor: number;
  /** Checkers and interactors may be written in it. */
  mayCheck: boolean;
  /** Example program of the help page: reads two numbers, writes their sum. */
  template: string;
  /** Text a new editor starts with. */
  codeTemplate: string;
  selfTest: { code: string; input: string; output: string };
}

export interface RunPlan {
  argv: string[];
  env?: Record<string, string>;
  /** Processes and threads together. */
  processes: number;
  /** The code with which a runtime ends that has used up a memory limit of its own; it counts as memory, not as a crash. */
  outOfMemoryExit?: number;
}

export interface CompilePlan {
  argv: string[];
  /** Flags that come last where the machine has a file with which compiling, or the program's start, is quicker and its behaviour no other. */
  quicker?: readonly Quicker[];
  env?: Record<string, string>;
  /** Laid beside the source; contestants do not see them. */
  files?: { path: string; content: string }[];
  limits: CompileLimits;
  /** What to keep: a file, all files below a directory with a suffix, or the source itself (the command only checks it). */
  keeps: { kind: 'file'; path: string } | { kind: 'tree'; path: string; suffix: string } | { kind: 'source' };
  /** Made once per node and shown to every compilation as `/app`; the compiler must do without it, too. */
  prepare?: PreparePlan;
}

export interface Quicker {
  /** A tool, or a library. */
  file: string;
  flags: readonly string[];
}

export interface CompileLimits {
  cpuMs: number;
  wallMs: number;
  memoryMb: number;
  processes: number;
  /** Size of `/w`; it counts as memory. */
  workMb: number;
}

export interface PreparePlan {
  argv: string[];
  files: { path: string; content: string }[];
  /** What the command makes in `/w`; kept under the same path. */
  makes: string;
  /** More that it makes. */
  alsoMakes?: readonly string[];
  limits: CompileLimits;
}

/** Bytes of one compiled program. */
export const PROGRAM_BYTES_MAX = 256 << 20;
/** What a compiler may say; the rest is cut. */
export const COMPILE_MESSAGE_BYTES_MAX = 60_000;

/** Numbers past 32 bits, so that a language with a wrong integer width fails. */
export const ADDITION = { input: '3000000000 4000000000\n', output: '7000000000\n' };

/** A command as people read it. */
export const commandLine = (argv: string[]) => argv.join(' ');
