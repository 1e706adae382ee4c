import { statfs } from 'node:fs/promises';
import { getDashboardInfo } from '@assay/contract/site/config.ts';
import { dayStart } from '@assay/rules/calendar/days.ts';
import { type Call, type Implementation, implement } from '../../platform/http/call.ts';
import { countNodes, countReadyNodes, findQueue } from '../../platform/ops/readiness.queries.ts';
import { NODE_SILENCE_SECONDS } from '../../platform/ops/readiness.ts';
import { countLoginFailures } from '../accounts/sign-in/sign-in.ts';
import { findFigures } from './dashboard.queries.ts';

/** Contests that start sooner are near. */
const NEAR_MS = 14 * 86_400_000;

async function showFigures(call: Call) {
  const { db, clock, config } = call;
  const now = clock.now();
  const figures = await findFigures(db, dayStart(config.timeZone, now), now, new Date(now.getTime() + NEAR_MS));
  const queue = await findQueue(db);
  const disk = await statfs(config.dataDir);
  const { failures, accounts, addresses } = await countLoginFailures(call);
  return {
    userNum: figures.users,
    problemNum: figures.problems,
    todayJudgeNum: figures.submissionsToday,
    recentContestNum: figures.contests,
    queueLength: queue.waiting,
    queueOldestSeconds: queue.oldestSeconds === null ? null : Math.round(queue.oldestSeconds),
    nodesReady: await countReadyNodes(db, NODE_SILENCE_SECONDS),
    nodesOnline: await countNodes(db, NODE_SILENCE_SECONDS),
    lastBackupAt: figures.backupAt?.toISOString() ?? null,
    diskFreeBytes: disk.bavail * disk.bsize,
    diskBytes: disk.blocks * disk.bsize,
    databaseBytes: figures.databaseBytes,
    failedLogins: failures,
    failingAccounts: accounts,
    failingAddresses: addresses,
  };
}

export const dashboardCalls: Implementation[] = [implement(getDashboardInfo, showFigures)];
