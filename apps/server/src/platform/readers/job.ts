import { declareBounds, type ReaderBounds } from '@assay/contract/readers/bounded.ts';

/**
 * Where reading runs. `import`: whole files, one at a time for each person. `export`: files that are planned. `render`: texts on their
 * way into the database, which nobody has to wait for while files are read. `compare`: reports on similar programs, which take minutes.
 */
export type Lane = 'import' | 'export' | 'render' | 'compare';

/** Reading that is done in a thread of its own. Input and output are cloned on their way: data alone, no functions. */
export interface Job<Input, Output> {
  /** Names it in every thread. */
  name: string;
  lane: Lane;
  /** Its bounds; the time is in milliseconds, and it is ended after that. */
  bounds: ReaderBounds & { time: number };
  run(input: Input): Output | Promise<Output>;
}

/** Declares a job; the thread finds it by its name in the table of `reader-worker.ts`. */
export function defineJob<Input, Output>(job: Job<Input, Output>): Job<Input, Output> {
  declareBounds(job.bounds);
  return job;
}

/** What a thread says once it can be asked. */
export const READY = 'ready';

/** What a thread is sent. */
export interface Request {
  name: string;
  input: unknown;
}

/** What a thread answers. */
export type Answer =
  | { output: unknown }
  | { failure: { code: string; params: Record<string, unknown>; detail: string | undefined } }
  | { error: string };
