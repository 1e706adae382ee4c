import { restSeconds, reviewNodes } from '@assay/rules/judging/nodes/node-health.ts';
import type { Services } from '../../../platform/services.ts';
import { countNodeFailure, listNodeFacts, lockReview, updateNodeRest, updateReviewedNodes } from './nodes.queries.ts';

/**
 * Decides anew which work each node is given. Done whenever a node says something new or staff decide, and every two
 * seconds, because nodes also fall silent. Safe on every web node at once.
 */
export async function reviewJudgeNodes({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const changed = await db.transaction().execute(async (tx) => {
    await lockReview(tx);
    return updateReviewedNodes(tx, reviewNodes(await listNodeFacts(tx)));
  });
  if (changed.length > 0) log.info({ nodes: changed }, 'the work given to judge nodes changed');
}

/** Notes that a node could not do a job: it rests for a while, and is set aside when it goes on like that. */
export async function noteNodeFailure(
  services: Pick<Services, 'db' | 'log'>,
  nodeId: number,
  failure: { problemId: number; reason: string },
): Promise<void> {
  const row = await countNodeFailure(services.db, nodeId, failure);
  if (!row) return;
  const seconds = restSeconds(row, row.others);
  if (seconds > 0) await updateNodeRest(services.db, nodeId, seconds);
  await reviewJudgeNodes(services);
}
