import type { JobReport, ReportedCase } from '@assay/contract/judging/job-report.ts';
import type { Job } from '@assay/contract/judging/jobs.ts';
import {
  announceNode,
  claimJobs,
  heartbeatNode,
  PROTOCOL,
  reportJob,
  reportProgress,
} from '@assay/contract/judging/node-link.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { JUDGE_TOKEN, type TestSite } from './app.ts';
import { type Answer, as } from './ask.ts';

/** A judge node that answers what a test tells it to, over the real calls. */
export interface FakeJudge {
  nodeId: number;
  claim(slots?: number): Promise<Job[]>;
  progress(job: Job, status: number, cases: ReportedCase[]): Promise<Answer<null>>;
  report(job: Job, report: JobReport): Promise<Answer<null>>;
  /** @returns ids of leases that were lost */
  heartbeat(jobs: Job[]): Promise<number[]>;
}

export const judgedCase = (index: number, status: number, extra: Partial<ReportedCase> = {}): ReportedCase => ({
  index,
  status,
  timeMs: 10,
  memoryKb: 1024,
  score: null,
  message: null,
  userOutput: null,
  ...extra,
});

/** A final report with these case statuses; the first that failed gives the verdict. */
export const judged = (
  statuses: number[],
  extra: Partial<Extract<JobReport, { outcome: 'judged' }>> = {},
): JobReport => ({
  outcome: 'judged',
  status: statuses.find((status) => status !== 0) ?? 0,
  score: null,
  timeMs: 10,
  memoryKb: 1024,
  errorMessage: null,
  languageVersion: 'test 1.0',
  cases: statuses.map((status, at) => judgedCase(at + 1, status)),
  ...extra,
});

export async function openFakeJudge(
  site: TestSite,
  options: {
    name?: string;
    instance?: string;
    languages?: string[];
    ready?: boolean;
    /** Whatever else it says of itself. */
    says?: Partial<SentOf<typeof announceNode>>;
  } = {},
): Promise<FakeJudge> {
  const ask = as(site, { token: JUDGE_TOKEN });
  const announced = await ask(announceNode, {
    name: options.name ?? 'fake',
    instance: options.instance,
    slots: 4,
    version: '0.0.0',
    protocol: PROTOCOL,
    sandbox: { cgroup: 'v2', ok: true, warnings: [] },
    languages: (options.languages ?? ['C++ 17', 'Python3']).map((name) => ({
      name,
      version: 'test 1.0',
      ok: true,
      reason: null,
    })),
    ready: options.ready ?? true,
    problems: [],
    ...options.says,
  });
  const { nodeId } = announced.data;
  return {
    nodeId,
    claim: async (slots = 1) => (await ask(claimJobs, { nodeId, slots, waitSeconds: 0 })).data.jobs,
    progress: (job, status, cases) =>
      ask(reportProgress, { jobId: job.jobId, token: job.token, status, caseCount: cases.length, cases }),
    report: (job, report) => ask(reportJob, { jobId: job.jobId, token: job.token, report }),
    heartbeat: async (jobs) => {
      const leases = jobs.map((job) => ({ jobId: job.jobId, token: job.token }));
      return (await ask(heartbeatNode, { nodeId, load: 0, busySlots: 0, leases })).data.lost;
    },
  };
}
