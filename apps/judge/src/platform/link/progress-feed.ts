import type { ReportedCase } from '@assay/contract/judging/job-report.ts';
import { reportProgress } from '@assay/contract/judging/node-link.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type Server, ServerRefusal } from './server.ts';

/** Cases that come quickly after one another travel together. */
const BATCH_MS = 100;
/** Many jobs are over before anybody could look; nothing is sent about them until this has passed. */
const FIRST_MS = 30;
const CASES_PER_MESSAGE = 500;

interface Heard {
  /** The server says that the job is no longer ours. */
  onLost(): void;
  onNearlyOver(): void;
}

/**
 * Tells the server how a job comes along, without ever making the job wait. Messages may be lost: the final report holds
 * everything. At most one is under way at a time, so they arrive in order.
 */
export class ProgressFeed {
  readonly #server: Pick<Server, 'call'>;
  readonly #lease: { jobId: number; token: string };
  readonly #heard: Heard;
  #status: number = VERDICT.compiling;
  #caseCount = 0;
  #cases: ReportedCase[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** As if something had been sent just so long ago that the first message waits `FIRST_MS`. */
  #lastSent = performance.now() - BATCH_MS + FIRST_MS;
  #isSending = false;
  #isOver = false;

  constructor(server: Pick<Server, 'call'>, lease: { jobId: number; token: string }, heard: Heard) {
    this.#server = server;
    this.#lease = lease;
    this.#heard = heard;
  }

  nearlyOver() {
    this.#heard.onNearlyOver();
  }

  judging(caseCount: number) {
    this.#status = VERDICT.judging;
    this.#caseCount = caseCount;
    this.#schedule();
  }

  caseDone(one: ReportedCase) {
    this.#cases.push(one);
    this.#schedule();
  }

  /** Nothing more is sent; what was not sent is in the final report. */
  end() {
    this.#isOver = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #schedule() {
    if (this.#timer || this.#isSending || this.#isOver) return;
    const wait = Math.max(0, this.#lastSent + BATCH_MS - performance.now());
    this.#timer = setTimeout(() => this.#send(), wait);
  }

  #send() {
    this.#timer = null;
    this.#isSending = true;
    this.#lastSent = performance.now();
    const cases = this.#cases.splice(0, CASES_PER_MESSAGE);
    const message = { ...this.#lease, status: this.#status, caseCount: this.#caseCount, cases };
    this.#server
      .call(reportProgress, message)
      .catch((error: unknown) => {
        if (error instanceof ServerRefusal && error.status === 409) this.#heard.onLost();
      })
      .finally(() => {
        this.#isSending = false;
        if (this.#cases.length > 0 || this.#status !== message.status) this.#schedule();
      });
  }
}
