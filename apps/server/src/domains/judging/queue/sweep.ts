import { isDeepStrictEqual } from 'node:util';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { Services } from '../../../platform/services.ts';
import { settleBroken } from '../broken/settle.ts';
import { reviewJudgeNodes } from '../nodes/review.ts';
import { latestProgress, publishProgress } from '../progress/progress.ts';
import { deleteExpiredTestRuns } from '../test-runs/test-run.queries.ts';
import { findDelays } from './delays.queries.ts';
import { returnExpiredWork } from './finish-job.ts';
import { findQueuePositions } from './queue.queries.ts';

/** Keeps the queue moving when nothing else does. Safe on every web node at once. */
export async function sweepQueue(services: Services): Promise<void> {
  await reviewJudgeNodes(services);
  await returnExpiredWork(services);
  await settleBroken(services);
  await deleteExpiredTestRuns(services.db);
}

/** Tells those who watch a waiting submission its place in the queue, or why it does not get on. */
export async function publishPlaces(services: Services): Promise<void> {
  const watched = services.push.topics('submission:').map((topic) => Number(topic.slice('submission:'.length)));
  const asked = watched.slice(0, 1000);
  const places = await findQueuePositions(services.db, asked);
  const delays = await findDelays(services.db, asked);
  for (const submitId of new Set([...places.keys(), ...delays.keys()])) {
    const queuePosition = places.get(submitId) ?? null;
    const delay = delays.get(submitId) ?? null;
    const latest = latestProgress(services.push, submitId);
    if (latest?.queuePosition === queuePosition && isDeepStrictEqual(latest.delay ?? null, delay)) continue;
    publishProgress(services.push, submitId, { status: VERDICT.pending, queuePosition, delay });
  }
}
