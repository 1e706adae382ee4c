import { loadavg } from 'node:os';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { Job } from '@assay/contract/judging/jobs.ts';
import {
  announceNode,
  claimJobs,
  HEARTBEAT_SECONDS,
  heartbeatNode,
  LEASE_SECONDS,
  reportJob,
} from '@assay/contract/judging/node-link.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { pause, reasonOf } from '../failures.ts';
import type { Log } from '../log.ts';
import { Places } from './places.ts';
import { ProgressFeed } from './progress-feed.ts';
import { type Server, ServerRefusal, ServerUnreachable } from './server.ts';

export type Announcement = SentOf<typeof announceNode>;

export interface LinkOptions {
  server: Server;
  log: Log;
  slots: number;
  /** What the node can do at this moment. */
  describe(): Announcement;
  /** The server has other languages of its own than before. */
  onLanguages(edition: string): void;
  /** Judges a job; must not reject. */
  judge(work: Job['work'], hooks: { signal: AbortSignal; progress: ProgressFeed }): Promise<JobReport>;
}

/** How long an unanswered claim waits at the server. */
const CLAIM_WAIT_SECONDS = 20;
/** A job that was asked for ahead waits so long for its place; others may be free for it elsewhere. */
const PLACE_WAIT_MS = 200;
/** How long jobs may go on after a request to stop. */
const FINISH_MS = 6_000;
const RETRY_MS = { first: 200, most: 2_000 };

interface Running {
  job: Job;
  /** Fires when the job is no longer ours. */
  abort: AbortController;
  /** Whether another was asked for that takes its place once it is judged. */
  following: 'unasked' | 'soon' | 'asked' | 'follows';
  /** Judged; only the report is not accepted yet. */
  isJudged: boolean;
  ended: Promise<void>;
}

/**
 * The node's link to the server: announces, claims as many jobs as there are free slots, keeps their leases, reports. For a job that is
 * nearly over the next is asked for ahead, and begins at the moment at which it is judged: neither its report nor the claim leaves a slot idle.
 * The server may be away at any time: finished results are kept and sent again until it takes or refuses them.
 */
export class Link {
  readonly #options: LinkOptions;
  readonly #running = new Map<number, Running>();
  readonly #places: Places;
  readonly #stop = new AbortController();
  #nodeId: number | null = null;
  /** The announcement the server has not heard yet. */
  #isStale = true;
  #wake = new AbortController();
  #loop: Promise<void> | null = null;
  #heart: NodeJS.Timeout | null = null;
  #stopped: Promise<void> | null = null;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#places = new Places(options.slots);
  }

  start() {
    this.#loop = this.#claimForEver();
    this.#heart = setInterval(() => void this.#beat(), HEARTBEAT_SECONDS * 1000);
  }

  get busySlots() {
    return this.#running.size - this.#all('follows').length;
  }

  #all(following: Running['following']) {
    return [...this.#running.values()].filter((one) => one.following === following);
  }

  /** Tells the server again what this node can do, and stops or resumes claiming accordingly. */
  announceAgain() {
    this.#isStale = true;
    this.#wake.abort();
    // A claim may be waiting; the news must not wait for it. Should this fail, the claiming loop tries again.
    if (this.#nodeId !== null && !this.#stop.signal.aborted) void this.#announce().catch(() => {});
  }

  /** Stops claiming, lets running jobs finish for a while, gives the others back. */
  stop(): Promise<void> {
    this.#stopped ??= this.#end();
    return this.#stopped;
  }

  async #end() {
    this.#stop.abort();
    this.#wake.abort();
    this.#places.close();
    await this.#loop;
    const ends = [...this.#running.values()].map((one) => one.ended);
    await Promise.race([Promise.all(ends), pause(FINISH_MS)]);
    if (this.#heart) clearInterval(this.#heart);
    await Promise.all([...this.#running.values()].map((one) => this.#giveBack(one)));
  }

  async #giveBack(one: Running) {
    one.abort.abort();
    if (one.isJudged) return;
    const report: JobReport = { outcome: 'released' };
    const { jobId, token } = one.job;
    await this.#options.server
      .call(reportJob, { jobId, token, report }, { timeoutMs: 1_500 })
      .catch((error: unknown) =>
        this.#options.log.warn({ jobId, reason: reasonOf(error) }, 'job could not be given back'),
      );
  }

  async #claimForEver() {
    const { log, slots } = this.#options;
    let delay = RETRY_MS.first;
    while (!this.#stop.signal.aborted) {
      try {
        if (this.#isStale) await this.#announce();
        // for a moment one more may be held: what was asked for too early, on its way back
        const free = Math.max(0, slots - this.busySlots);
        const soon = this.#all('soon').length;
        if (free + soon === 0 || !this.#options.describe().ready) await this.#untilWoken();
        else await this.#claim(free, soon);
        delay = RETRY_MS.first;
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        if (error instanceof ServerRefusal && error.code === 'judging.nodeUnknown') {
          this.#isStale = true;
          continue;
        }
        log.warn({ reason: reasonOf(error) }, 'the server does not answer as it should; trying again');
        await pause(delay, this.#stop.signal);
        delay = Math.min(delay * 2, RETRY_MS.most);
      }
    }
  }

  async #announce() {
    this.#isStale = false;
    try {
      const announcement = this.#options.describe();
      const { server } = this.#options;
      const answer = await server.call(announceNode, announcement, { signal: this.#stop.signal });
      const { nodeId } = answer;
      this.#nodeId = nodeId;
      this.#hear(answer);
      this.#options.log.info({ nodeId, ready: announcement.ready, problems: announcement.problems }, 'announced');
    } catch (error) {
      this.#isStale = true;
      throw error;
    }
  }

  /** Waits until a slot is free, the node's state has changed, or the node stops. */
  async #untilWoken() {
    const { signal } = this.#wake;
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    this.#wake = new AbortController();
  }

  /**
   * Asks for jobs for the free slots, and for those that will be in a moment. For these alone the server is not made to wait: what it
   * has for somebody may depend on the job that is nearly over.
   */
  async #claim(free: number, soon: number) {
    for (const one of this.#all('soon')) one.following = 'asked';
    // Only a stop ends a waiting claim early: its answer may already hold jobs, which would wait for their lease to end.
    const { jobs } = await this.#options.server.call(
      claimJobs,
      { nodeId: this.#nodeId!, slots: free + soon, waitSeconds: free > 0 ? CLAIM_WAIT_SECONDS : 0 },
      { signal: this.#stop.signal, timeoutMs: (CLAIM_WAIT_SECONDS + 10) * 1000 },
    );
    for (const one of this.#all('asked').slice(0, Math.max(0, jobs.length - free))) one.following = 'follows';
    for (const job of jobs) this.#run(job);
  }

  #run(job: Job) {
    // The same job again, under a new token: the old attempt was taken from us without our noticing.
    this.#running.get(job.jobId)?.abort.abort();
    const one: Running = {
      job,
      abort: new AbortController(),
      following: 'unasked',
      isJudged: false,
      ended: Promise.resolve(),
    };
    this.#running.set(job.jobId, one);
    one.ended = this.#judgeInPlace(one).finally(() => {
      if (this.#running.get(job.jobId) === one) this.#running.delete(job.jobId);
      this.#wake.abort();
    });
  }

  async #judgeInPlace(one: Running) {
    if (await this.#places.take(PLACE_WAIT_MS)) {
      await this.#judge(one);
    } else if (!one.abort.signal.aborted) {
      await this.#giveBack(one);
      // The one before it is not over as soon as it seemed.
      const [before] = this.#all('follows').filter(({ isJudged }) => !isJudged);
      if (before) before.following = 'asked';
    }
  }

  /** Judges a job that has a place, gives the place back, and reports. */
  async #judge(one: Running) {
    const { server, log } = this.#options;
    const { jobId, token, work } = one.job;
    const startedAt = performance.now();
    const progress = new ProgressFeed(
      server,
      { jobId, token },
      {
        onLost: () => one.abort.abort(),
        onNearlyOver: () => {
          one.following = 'soon';
          this.#wake.abort();
        },
      },
    );
    const report = await this.#options.judge(work, { signal: one.abort.signal, progress });
    progress.end();
    one.isJudged = true;
    this.#places.leave();
    const tookMs = Math.round(performance.now() - startedAt);
    if (one.abort.signal.aborted) return log.info({ jobId, tookMs }, 'job was taken back');
    if (report.outcome === 'judgeFailure') log.error({ jobId, reason: report.reason }, 'job could not be judged');
    else log.debug({ jobId, outcome: report.outcome, tookMs }, 'job judged');
    await this.#deliver(one, report);
  }

  /** Sends the report until the server takes it, refuses it, or the job is no longer ours. */
  async #deliver(one: Running, report: JobReport) {
    const { server, log } = this.#options;
    const { jobId, token } = one.job;
    let delay = RETRY_MS.first;
    let current = report;
    while (!one.abort.signal.aborted) {
      try {
        await server.call(reportJob, { jobId, token, report: current });
        return;
      } catch (error) {
        if (error instanceof ServerUnreachable) {
          log.warn({ jobId, reason: error.message }, 'the result could not be sent; trying again');
          await pause(delay, one.abort.signal);
          delay = Math.min(delay * 2, RETRY_MS.most);
          continue;
        }
        const isLost = error instanceof ServerRefusal && error.status === 409;
        if (isLost) return log.info({ jobId }, 'the lease had ended; the result is dropped');
        log.error({ jobId, reason: reasonOf(error) }, 'the server refused the result');
        if (current.outcome === 'judgeFailure') return;
        current = {
          outcome: 'judgeFailure',
          reason: writeJudgeFailure('resultRefused', { error: reasonOf(error).slice(0, 1000) }),
        };
      }
    }
  }

  async #beat() {
    if (this.#nodeId === null) return;
    const leases = [...this.#running.values()].map(({ job }) => ({ jobId: job.jobId, token: job.token }));
    try {
      const answer = await this.#options.server.call(
        heartbeatNode,
        { nodeId: this.#nodeId, load: loadavg()[0]!, busySlots: this.busySlots, clockMs: Date.now(), leases },
        { timeoutMs: Math.min(HEARTBEAT_SECONDS, LEASE_SECONDS / 3) * 1000 },
      );
      for (const jobId of answer.lost) this.#running.get(jobId)?.abort.abort();
      this.#hear(answer);
    } catch (error) {
      if (error instanceof ServerRefusal && error.code === 'judging.nodeUnknown') this.announceAgain();
    }
  }

  /** @param answer of a server that may be too old to speak of languages */
  #hear({ languagesEdition }: { languagesEdition?: string }) {
    if (languagesEdition !== undefined) this.#options.onLanguages(languagesEdition);
  }
}
