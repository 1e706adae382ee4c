import { rejudgeProblem } from '@assay/contract/judging/rejudge.ts';
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { kindsWhere } from '../../venues/rules.ts';
import { publishWaiting } from '../progress/other-nodes.ts';
import {
  type DueFault,
  deleteFaults,
  holdJobs,
  lockDueFaults,
  releaseJobs,
  requeueFaulty,
  requeueFaultyMembers,
  waitShortly,
} from './faults.queries.ts';

/** Of submissions that are queued in one transaction. */
const LOT = 500;

/**
 * Brings the queue in line with what is broken: jobs of paused problems are held, those of fixed ones wait again, and what failed
 * because of a problem that was fixed is judged again. Every two seconds, and at once when somebody waits for it. Safe on
 * every web node at once.
 */
export async function settleBroken(services: Services): Promise<void> {
  await holdJobs(services.db);
  const languages = await releaseJobs(services.db);
  for (let more = true; more; ) more = await judgeMendedAgain(services, languages);
  for (const language of new Set(languages)) services.work.ring(language);
}

/** One lot of what failed because of its problem. @returns whether there may be more */
async function judgeMendedAgain(services: Services, languages: string[]): Promise<boolean> {
  const { db, clock } = services;
  const { due, again } = await db.transaction().execute(async (tx) => {
    await waitShortly(tx);
    const due = await lockDueFaults(tx, LOT);
    if (due.length === 0) return { due, again: due };
    const judgementIds = due.map(({ judgementId }) => judgementId);
    const again = due.filter(({ isCurrent }) => isCurrent);
    await deleteFaults(tx, judgementIds);
    languages.push(
      ...(await requeueFaulty(
        tx,
        again.map(({ submissionId }) => submissionId),
        kindsWhere(services.venues, ({ priority }) => priority === 'contest'),
      )),
    );
    await requeueFaultyMembers(tx, judgementIds);
    await noteAgain(tx, again, clock.now());
    return { due, again };
  });
  publishWaiting(
    services,
    again.map(({ submissionId }) => submissionId),
  );
  return due.length === LOT;
}

/** The product itself judged again, and says why. */
async function noteAgain(tx: Queryable, again: readonly DueFault[], now: Date) {
  const counts = new Map<number, number>();
  for (const { pid } of again) counts.set(pid, (counts.get(pid) ?? 0) + 1);
  for (const [pid, queued] of counts) {
    const after = { queued, because: 'its data were broken and have been fixed' };
    const entry = { uid: null, action: rejudgeProblem.name, subject: `problem ${pid}`, before: null, after, ip: '' };
    await insertAuditEntry(tx, entry, now);
  }
}
