import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getOwnLanguages } from '@assay/contract/catalog/languages.ts';
import type { BlobRef } from '@assay/contract/judging/blob-ref.ts';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { Job } from '@assay/contract/judging/jobs.ts';
import type { OwnLanguageData } from '@assay/contract/judging/language-data.ts';
import {
  announceNode,
  claimJobs,
  getJudgeBlob,
  heartbeatNode,
  reportJob,
  reportProgress,
} from '@assay/contract/judging/node-link.ts';
import type { AnyOp, InputOf } from '@assay/contract/op.ts';

/** How the next answer of a call goes wrong: refused, "later", node unknown, or worked on but cut before the answer. */
export type Fault = 'refuse' | 'later' | 'forgotten' | 'cut';

const CALLS: AnyOp[] = [announceNode, claimJobs, heartbeatNode, reportProgress, reportJob, getOwnLanguages];

interface Queued {
  job: Job;
  settle: (report: JobReport) => void;
}

/**
 * The server's side of the link in memory, in the words of the contract: inputs are checked by the contract's shapes,
 * leases by their token. It stands in for the real server in tests and benches of the judge.
 */
export class FakeServer {
  static readonly TOKEN = 'stand-in-server-token';
  readonly announcements: InputOf<typeof announceNode>[] = [];
  readonly heartbeats: InputOf<typeof heartbeatNode>[] = [];
  readonly progress: InputOf<typeof reportProgress>[] = [];
  readonly reports: InputOf<typeof reportJob>[] = [];
  /** Requests of files, with the range they asked for. */
  readonly blobRequests: { hash: string; range: string | undefined }[] = [];
  /** Those that administrators of the site added. */
  ownLanguages: OwnLanguageData[] = [];
  /** Told to the node at its next heartbeats. */
  readonly lost = new Set<number>();
  readonly #faults = new Map<string, Fault[]>();
  readonly #blobs = new Map<string, Buffer>();
  readonly #waiting: Queued[] = [];
  readonly #leased = new Map<number, Queued>();
  readonly #pollers = new Set<() => void>();
  readonly #http = createServer((request, response) => void this.#serve(request, response));
  #nextJob = 1;
  /** Bytes after which file answers are cut; null for whole files. */
  cutBlobsAfter: number | null = null;

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#http.closeAllConnections();
    await new Promise((resolve) => this.#http.close(resolve));
  }

  /** How many jobs nodes hold. */
  get leases(): number {
    return this.#leased.size;
  }

  addBlob(content: string | Uint8Array): BlobRef {
    const bytes = Buffer.from(content);
    const hash = createHash('sha256').update(bytes).digest('hex');
    this.#blobs.set(hash, bytes);
    return { hash, bytes: bytes.length };
  }

  /** Replaces what is served under a hash by something else. */
  spoilBlob(ref: BlobRef, content: string) {
    this.#blobs.set(ref.hash, Buffer.from(content));
  }

  /** Queues a job; resolves with its accepted report. */
  judge(work: Job['work']): Promise<JobReport> {
    const jobId = this.#nextJob++;
    return new Promise((settle) => {
      this.#waiting.push({ job: { jobId, attempt: 1, token: `token-${jobId}-1`, work }, settle });
      for (const poller of this.#pollers) poller();
    });
  }

  /** The next answers of a call go wrong in this way. */
  fault(op: AnyOp, ...faults: Fault[]) {
    this.#faults.set(op.path, [...(this.#faults.get(op.path) ?? []), ...faults]);
  }

  /** Takes a running job from its node and queues it again under a new token. */
  takeOver(jobId: number) {
    const queued = this.#leased.get(jobId)!;
    this.#leased.delete(jobId);
    const attempt = queued.job.attempt + 1;
    queued.job = { ...queued.job, attempt, token: `token-${jobId}-${attempt}` };
    this.#waiting.push(queued);
    for (const poller of this.#pollers) poller();
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url!, 'http://stand-in');
    if (request.headers.authorization !== FakeServer.TOKEN) return refuse(response, 401, 'access.nodeToken');
    if (url.pathname === getJudgeBlob.path) return this.#serveBlob(url.searchParams.get('hash')!, request, response);
    const op = CALLS.find((one) => one.path === url.pathname);
    if (!op) return refuse(response, 404, 'request.notFound');
    const fault = this.#faults.get(op.path)?.shift();
    if (fault === 'later') return refuse(response, 503, 'server.busy');
    if (fault === 'refuse') return refuse(response, 400, 'request.invalid');
    if (fault === 'forgotten') return refuse(response, 404, 'judging.nodeUnknown');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const input: unknown = op.input.parse(JSON.parse(Buffer.concat(chunks).toString()));
    const answer = await this.#answer(op, input);
    if (fault === 'cut') return request.socket.destroy();
    if (answer === LOST) return refuse(response, 409, 'judging.leaseLost');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: 200, msg: 'success', data: answer }));
  }

  get #languagesEdition() {
    return this.ownLanguages.length === 0 ? '' : JSON.stringify(this.ownLanguages);
  }

  async #answer(op: AnyOp, input: unknown): Promise<unknown> {
    if (op === announceNode) {
      this.announcements.push(input as InputOf<typeof announceNode>);
      return { nodeId: 1, languagesEdition: this.#languagesEdition };
    }
    if (op === claimJobs) return await this.#claim(input as InputOf<typeof claimJobs>);
    if (op === heartbeatNode) {
      this.heartbeats.push(input as InputOf<typeof heartbeatNode>);
      return { lost: [...this.lost], languagesEdition: this.#languagesEdition };
    }
    if (op === getOwnLanguages) return { edition: this.#languagesEdition, languages: this.ownLanguages };
    const { jobId, token } = input as { jobId: number; token: string };
    const queued = this.#leased.get(jobId);
    if (queued?.job.token !== token) return LOST;
    if (op === reportProgress) {
      this.progress.push(input as InputOf<typeof reportProgress>);
      return null;
    }
    const { report } = input as InputOf<typeof reportJob>;
    this.reports.push(input as InputOf<typeof reportJob>);
    this.#leased.delete(jobId);
    queued.settle(report);
    return null;
  }

  async #claim({ slots, waitSeconds }: InputOf<typeof claimJobs>) {
    if (this.#waiting.length === 0 && waitSeconds > 0) {
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          this.#pollers.delete(end);
          resolve();
        };
        const timer = setTimeout(end, waitSeconds * 1000);
        this.#pollers.add(end);
      });
    }
    const taken = this.#waiting.splice(0, slots);
    for (const queued of taken) this.#leased.set(queued.job.jobId, queued);
    return { jobs: taken.map((queued) => queued.job) };
  }

  #serveBlob(hash: string, request: IncomingMessage, response: ServerResponse) {
    const { range } = request.headers;
    this.blobRequests.push({ hash, range });
    const blob = this.#blobs.get(hash);
    if (!blob) return refuse(response, 404, 'judging.blobUnknown');
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    const rest = blob.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
    if (this.cutBlobsAfter === null || rest.length <= this.cutBlobsAfter) return response.end(rest);
    return response.write(rest.subarray(0, this.cutBlobsAfter), () => setTimeout(() => request.socket.destroy(), 20));
  }
}

const LOST = Symbol('lost');

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status, msg: code, data: { code } }));
}
