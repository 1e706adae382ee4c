import { fail } from '@assay/contract/errors.ts';
import {
  drainJudgeNode,
  forgetJudgeNode,
  getJudgeMemory,
  getJudgeNodes,
  resumeJudgeNode,
} from '@assay/contract/judging/nodes.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { countUnserved } from '../queue/delays.queries.ts';
import { findQueueFigures } from '../queue/queue.queries.ts';
import { findLargestMemory } from './memory.queries.ts';
import { deleteNode, listNodes, updateNodeDrained, updateNodeResumed } from './nodes.queries.ts';
import { reviewJudgeNodes } from './review.ts';

const list = implement(getJudgeNodes, async (call) => ({
  nodes: await listNodes(call.db),
  queue: { ...(await findQueueFigures(call.db)), unserved: await countUnserved(call.db) },
}));

const drain = implement(drainJudgeNode, async (call, { nodeId, reason }) => {
  await call.db.transaction().execute(async (tx) => {
    const name = await updateNodeDrained(tx, nodeId, { by: viewerOf(call).username, reason });
    if (name === null) return fail('judging.nodeUnknown');
    await noteAct(call, tx, {
      action: drainJudgeNode.name,
      subject: `judge node ${name}`,
      before: null,
      after: { reason },
    });
  });
  await reviewJudgeNodes(call);
  return null;
});

const resume = implement(resumeJudgeNode, async (call, { nodeId }) => {
  await call.db.transaction().execute(async (tx) => {
    const before = await updateNodeResumed(tx, nodeId);
    if (before === null) return fail('judging.nodeUnknown');
    const { name, drained_reason, failures, last_failure } = before;
    await noteAct(call, tx, {
      action: resumeJudgeNode.name,
      subject: `judge node ${name}`,
      before: { drainedReason: drained_reason, failures, lastFailure: last_failure },
      after: null,
    });
  });
  await reviewJudgeNodes(call);
  return null;
});

const forget = implement(forgetJudgeNode, async (call, { nodeId }) => {
  await call.db.transaction().execute(async (tx) => {
    const found = await deleteNode(tx, nodeId);
    if (found === null) return fail('judging.nodeUnknown');
    if (found === 'online') return fail('judging.nodeOnline');
    await noteAct(call, tx, {
      action: forgetJudgeNode.name,
      subject: `judge node ${found.name}`,
      before: { nodeId },
      after: null,
    });
  });
  await reviewJudgeNodes(call);
  return null;
});

const memory = implement(getJudgeMemory, async ({ db }) => ({ memoryMb: await findLargestMemory(db) }));

export const judgeNodeCalls: Implementation[] = [list, drain, resume, forget, memory];
