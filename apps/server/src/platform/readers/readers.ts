import { fail } from '@assay/contract/errors.ts';
import type { Job, Lane } from './job.ts';
import { ReaderThread } from './reader-thread.ts';

/** Reads what people sent beside the thread that answers them. */
export interface Readers {
  /**
   * Runs a job as soon as a thread is free.
   * @param person whoever sent it; null for the site itself
   * @throws Failure `reader.oneAtATime`, `reader.busy`, `reader.tooSlow`, `reader.tooMuchMemory`, and those of the job
   */
  run<Input, Output>(job: Job<Input, Output>, input: Input, person: number | null): Promise<Output>;
  /** Ends every thread; what they were reading fails. */
  close(): Promise<void>;
}

interface LaneBounds {
  threads: number;
  /** How many may wait for a thread. */
  waiting: number;
  /** How many of one person may be under way or wait. */
  ofOnePerson: number;
}

const LANES: Readonly<Record<Lane, LaneBounds>> = {
  import: { threads: 2, waiting: 8, ofOnePerson: 1 },
  export: { threads: 1, waiting: 16, ofOnePerson: 4 },
  render: { threads: 1, waiting: 200, ofOnePerson: 20 },
  compare: { threads: 1, waiting: 8, ofOnePerson: 1 },
};

/** A thread that nobody needed for so long is ended. */
const IDLE_MS = 60_000;

class LaneOfThreads {
  readonly #bounds: LaneBounds;
  readonly #start: () => ReaderThread;
  readonly #idle: ReaderThread[] = [];
  readonly #all = new Set<ReaderThread>();
  readonly #waiting: (() => void)[] = [];
  readonly #persons = new Map<number, number>();
  #busy = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(bounds: LaneBounds, start: () => ReaderThread) {
    this.#bounds = bounds;
    this.#start = start;
  }

  async run<Input, Output>(job: Job<Input, Output>, input: Input, person: number | null): Promise<Output> {
    const own = person === null ? 0 : (this.#persons.get(person) ?? 0);
    if (own >= this.#bounds.ofOnePerson) fail('reader.oneAtATime');
    if (this.#waiting.length >= this.#bounds.waiting) fail('reader.busy');
    if (person !== null) this.#persons.set(person, own + 1);
    try {
      await this.#turn();
      const thread = this.#take();
      try {
        return await thread.run(job, input);
      } finally {
        this.#giveBack(thread);
      }
    } finally {
      if (person !== null) this.#forget(person);
    }
  }

  /** Waits until fewer jobs run than there are threads. */
  async #turn(): Promise<void> {
    if (this.#busy >= this.#bounds.threads) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#busy += 1;
  }

  #take(): ReaderThread {
    clearTimeout(this.#idleTimer);
    for (let thread = this.#idle.pop(); thread; thread = this.#idle.pop()) {
      if (!thread.isDead) return thread;
      this.#all.delete(thread);
    }
    const thread = this.#start();
    this.#all.add(thread);
    return thread;
  }

  #giveBack(thread: ReaderThread) {
    if (thread.isDead) this.#all.delete(thread);
    else this.#idle.push(thread);
    const next = this.#waiting.shift();
    // whoever waited takes over the place
    if (next) next();
    else this.#busy -= 1;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.#endIdle(), IDLE_MS).unref();
  }

  #forget(person: number) {
    const left = this.#persons.get(person)! - 1;
    if (left === 0) this.#persons.delete(person);
    else this.#persons.set(person, left);
  }

  async #endIdle(): Promise<void> {
    const threads = this.#idle.splice(0);
    for (const thread of threads) this.#all.delete(thread);
    await Promise.all(threads.map((thread) => thread.end()));
  }

  async close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    await Promise.all([...this.#all].map((thread) => thread.end()));
    this.#all.clear();
  }
}

/** Threads are started when they are first needed. */
export function createReaders(start: (lane: Lane) => ReaderThread = () => new ReaderThread()): Readers {
  const laneOf = (lane: Lane) => new LaneOfThreads(LANES[lane], () => start(lane));
  const lanes: Record<Lane, LaneOfThreads> = {
    import: laneOf('import'),
    export: laneOf('export'),
    render: laneOf('render'),
    compare: laneOf('compare'),
  };
  return {
    run: (job, input, person) => lanes[job.lane].run(job, input, person),
    async close() {
      await Promise.all(Object.values(lanes).map((lane) => lane.close()));
    },
  };
}
