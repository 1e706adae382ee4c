import { getOnsiteState, WAITS_LONG_SECONDS } from '@assay/contract/contests/onsite/state.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { listNodes } from '../../judging/nodes/nodes.queries.ts';
import { findQueueFigures } from '../../judging/queue/queue.queries.ts';
import { manageContest } from '../entry.ts';
import { countOpenBalloons, listFirsts } from './balloons.queries.ts';
import { duringContest } from './balloons.ts';
import { countOpen, countUnfinished, listOddSubmissions } from './state.queries.ts';

type Node = Awaited<ReturnType<typeof listNodes>>[number];

type NodeState = DataOf<typeof getOnsiteState>['nodes'][number]['state'];

const stateOf = ({ online, works, busySlots }: Node): NodeState =>
  online ? (works ? (busySlots > 0 ? 'works' : 'idle') : 'stopped') : 'away';

export const onsiteStateCalls: Implementation[] = [
  implement(getOnsiteState, async (call, { cid }) => {
    const view = await manageContest(call, cid);
    const { db } = call;
    const during = duringContest(view);
    const longAgo = new Date(view.now.getTime() - WAITS_LONG_SECONDS * 1000);
    const [queue, ofContest, nodes, open, balloons, firsts, odd] = await Promise.all([
      findQueueFigures(db),
      countUnfinished(db, cid),
      listNodes(db),
      countOpen(db, cid),
      countOpenBalloons(db, during),
      listFirsts(db, during),
      listOddSubmissions(db, cid, longAgo),
    ]);
    return {
      queue: { waiting: queue.waiting, running: queue.running, oldestSeconds: queue.oldestSeconds, ofContest },
      nodes: nodes.map((node) => ({
        name: node.name,
        slots: node.slots,
        busySlots: node.busySlots,
        state: stateOf(node),
      })),
      open: { ...open, balloons },
      firsts: firsts.map((row) => ({
        displayId: row.display_id,
        color: row.color,
        who: row.team ?? row.username,
        at: row.received_at?.toISOString() ?? null,
      })),
      odd: odd.map((row) => ({
        submitId: row.id,
        displayId: row.display_id,
        username: row.username,
        why: row.failed ? ('failed' as const) : ('waits' as const),
        at: row.received_at.toISOString(),
      })),
    };
  }),
];
