import { ATTEMPTS_MAX } from '@assay/contract/judging/node-link.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { Services } from '../../platform/services.ts';
import { finishJob, unjudgeable } from './judge-link.ts';
import { publishProgress, submissionTopic } from './progress.ts';
import { findQueuePositions, returnExpiredJobs } from './queue.queries.ts';
import { deleteExpiredTestRuns } from './test-run.queries.ts';

/** Returns the work of nodes that fell silent, and answers what used up its attempts. Safe on every web node at once. */
export async function sweepQueue(services: Services): Promise<void> {
  const { exhausted, returned } = await returnExpiredJobs(services.db, ATTEMPTS_MAX);
  for (const job of returned) {
    if (job.submission_id !== null) {
      publishProgress(services.push, job.submission_id, { status: VERDICT.pending, cases: [] });
    }
    services.work.ring(job.language);
  }
  for (const job of exhausted) {
    services.log.error({ jobId: job.id, submissionId: job.submission_id }, 'no judge node finished this job');
    await finishJob(services, job.id, job.token, unjudgeable(job.test_key, 'the judge nodes stopped answering'));
  }
  await deleteExpiredTestRuns(services.db);
}

/** Tells those who watch a waiting submission its place in the queue. */
export async function publishPlaces(services: Services): Promise<void> {
  const watched = services.push.topics('submission:').map((topic) => Number(topic.slice('submission:'.length)));
  const places = await findQueuePositions(services.db, watched.slice(0, 1000));
  for (const [submitId, queuePosition] of places) {
    const latest = services.push.latest(submissionTopic(submitId));
    if (latest?.type === 'submission' && latest.queuePosition === queuePosition) continue;
    publishProgress(services.push, submitId, { status: VERDICT.pending, queuePosition });
  }
}
