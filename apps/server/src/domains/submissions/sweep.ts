import { VERDICT } from '@assay/contract/verdict.ts';
import type { Services } from '../../platform/services.ts';
import { returnExpiredWork } from './judge-link.ts';
import { reviewJudgeNodes } from './nodes/review.ts';
import { publishProgress, submissionTopic } from './progress.ts';
import { findQueuePositions } from './queue.queries.ts';
import { deleteExpiredTestRuns } from './test-run.queries.ts';

/** Keeps the queue moving when nothing else does. Safe on every web node at once. */
export async function sweepQueue(services: Services): Promise<void> {
  await reviewJudgeNodes(services);
  await returnExpiredWork(services);
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
