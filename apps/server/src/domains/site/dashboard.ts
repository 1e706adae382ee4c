import { getDashboardInfo } from '@assay/contract/site/config.ts';
import { dayStart } from '@assay/rules/calendar/days.ts';
import { type Call, type Implementation, implement } from '../../platform/http/call.ts';
import { countReadyNodes, findQueue } from '../../platform/ops/readiness.queries.ts';
import { NODE_SILENCE_SECONDS } from '../../platform/ops/readiness.ts';
import { findFigures } from './dashboard.queries.ts';

async function showFigures({ db, clock, config }: Call) {
  const figures = await findFigures(db, dayStart(config.timeZone, clock.now()));
  const queue = await findQueue(db);
  return {
    userNum: figures.users,
    problemNum: figures.problems,
    todayJudgeNum: figures.submissionsToday,
    // There are no contests to count yet.
    recentContestNum: 0,
    queueLength: queue.waiting,
    queueOldestSeconds: queue.oldestSeconds === null ? null : Math.round(queue.oldestSeconds),
    nodesReady: await countReadyNodes(db, NODE_SILENCE_SECONDS),
  };
}

export const dashboardCalls: Implementation[] = [implement(getDashboardInfo, showFigures)];
