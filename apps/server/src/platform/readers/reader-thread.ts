import { Worker } from 'node:worker_threads';
import type { FailureCode } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import type { Params } from '@assay/contract/words.ts';
import { type Answer, type Job, READY } from './job.ts';

/** A thread that grows beyond this is ended. Buffers do not count; what fills them is bounded where it is read. */
const MEGABYTES = 384;

/** The program of the thread: beside the bundle, or as source when the server itself runs as source. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(IS_SOURCE ? '../../reader-worker-source.mjs' : './reader-worker.mjs', import.meta.url);

const failureOf = (answer: Exclude<Answer, { output: unknown }>): Error =>
  'failure' in answer
    ? new Failure(answer.failure.code as FailureCode, answer.failure.params as Params, answer.failure.detail)
    : new Error(answer.error);

/** One thread that reads; it does one job at a time and can be ended whatever it does. */
export class ReaderThread {
  readonly #worker: Worker;
  /** What a thread takes to start is not held against its first job. */
  readonly #ready: Promise<unknown>;
  #isDead = false;

  /** @param program what it runs, see `serve-jobs.ts` */
  constructor(program = PROGRAM) {
    this.#worker = new Worker(program, {
      execArgv: [],
      // Nothing that reads what strangers sent needs to know where the database is.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    this.#worker.on('error', () => {});
    this.#ready = new Promise((resolve) => this.#worker.once('message', resolve).once('exit', resolve));
    this.#worker.on('exit', () => {
      this.#isDead = true;
    });
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  async end(): Promise<void> {
    this.#isDead = true;
    await this.#worker.terminate();
  }

  /** @throws Failure that the job threw, `reader.tooSlow`, `reader.tooMuchMemory`; the thread is over after those two */
  async run<Input, Output>({ name, bounds }: Job<Input, Output>, input: Input): Promise<Output> {
    const worker = this.#worker;
    worker.ref();
    if ((await this.#ready) !== READY) throw new Error('a reading thread did not start');
    return new Promise<Output>((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref();
        act();
      };
      const onMessage = (answer: Answer) =>
        settle(() => ('output' in answer ? resolve(answer.output as Output) : reject(failureOf(answer))));
      const onError = (error: NodeJS.ErrnoException) => {
        this.#isDead = true;
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        settle(() => reject(isMemory ? new Failure('reader.tooMuchMemory', { megabytes: MEGABYTES }) : error));
      };
      const onExit = () => settle(() => reject(new Failure('server.busy')));
      const timer = setTimeout(() => {
        settle(() => reject(new Failure('reader.tooSlow', { seconds: Math.ceil(bounds.time / 1000) }, name)));
        void this.end();
      }, bounds.time);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage({ name, input });
    });
  }
}
