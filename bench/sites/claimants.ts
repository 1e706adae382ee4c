import type { Job } from '@assay/contract/judging/jobs.ts';
import { claimJobs, reportJob } from '@assay/contract/judging/node-link.ts';
import { connectServer } from '../../apps/judge/src/platform/link/server.ts';
import { FAKE_REPORT, JUDGE_TOKEN } from './queue-site.ts';

/**
 * The judge nodes of `claims.ts`, in a process of their own as on a site, with the client of real nodes. Each claims
 * one job after another until none is left.
 */
export interface Drain {
  nodeIds: number[];
  /** Reports each job before it claims the next. */
  reports: boolean;
}
export interface Drained {
  seconds: number;
  /** Of each claim, ms. */
  waits: number[];
  jobIds: number[];
}

const server = connectServer(process.argv[2]!, JUDGE_TOKEN);

async function drain({ nodeIds, reports }: Drain): Promise<Drained> {
  const [waits, taken]: [number[], Job[]] = [[], []];
  const startedAt = performance.now();
  await Promise.all(
    nodeIds.map(async (nodeId) => {
      for (;;) {
        const askedAt = performance.now();
        const { jobs } = await server.call(claimJobs, { nodeId, slots: 1, waitSeconds: 0 });
        waits.push(performance.now() - askedAt);
        if (jobs.length === 0) return;
        taken.push(...jobs);
        if (!reports) continue;
        for (const { jobId, token } of jobs) await server.call(reportJob, { jobId, token, report: FAKE_REPORT });
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, waits, jobIds: taken.map(({ jobId }) => jobId) };
}

process.on('message', (message: Drain) => void drain(message).then((drained) => process.send!(drained)));
process.on('disconnect', () => void server.close());
