import { randomUUID } from 'node:crypto';
import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { SITES } from '@assay/remote-sites/sites.ts';
import { readTogether } from '../../../platform/queue/read-together.ts';
import type { Services } from '../../../platform/services.ts';
import type { Task } from '../../../platform/tasks.ts';
import { siteOf } from '../sites/client.ts';
import { deleteOldPages, leaseSite } from '../sites/sites.queries.ts';
import { followNext } from './follow.ts';
import { lookNext } from './look.ts';
import { endOverdue } from './overdue.ts';
import { sendNext } from './send.ts';
import { SiteWork } from './site-work.ts';
import { listSitesAtWork, settleLeft } from './submissions.queries.ts';

/** The right to speak with a site lasts for so long without being renewed, */
const LEASE_MS = 120_000;
/** and a request is begun only while this much of it is left: more than any request takes. */
const LEFT_MS = 60_000;

const openWorker = () => ({ token: randomUUID() });

/** Whether there is anything to do at a site: all that are looked after in the same second are asked for by one statement. */
const isAtWork = readTogether<RemoteSiteCode, true>(
  (code) => code,
  async (db, codes) => new Map((await listSitesAtWork(db, codes)).map((code) => [code, true])),
);

/**
 * Does what is due at a site, one step after the other, while this node has the right to speak with it: looks for what is unsure, follows
 * what is judged, sends what waits. Safe on every web node at once, and after the death of any.
 */
export async function driveSite(services: Services, code: RemoteSiteCode): Promise<void> {
  const site = siteOf(code);
  if (!site || !(await isAtWork(services, code))) return;
  const { token } = services.ofNode(openWorker);
  let renewedAt = 0;
  const lease = () => {
    renewedAt = performance.now();
    const now = services.clock.now();
    return leaseSite(services.db, code, token, now, new Date(now.getTime() + LEASE_MS));
  };
  const mayStillSend = () => performance.now() - renewedAt < LEASE_MS - LEFT_MS;
  let row = await lease();
  if (row) await settleLeft(services.db, code);
  while (row && !services.stopping.signal.aborted) {
    const work = new SiteWork(services, site, row);
    const looked = site.robot ? await lookNext(work) : false;
    const followed = await followNext(work);
    const sent = site.robot ? await sendNext(work, mayStillSend) : await endOverdue(work);
    if (!looked && !followed && !sent) return;
    row = await lease();
  }
}

/** One task for each site, so that none waits for another; and what pages were kept is forgotten in time. */
export const remoteTasks: Task[] = [
  ...Object.keys(SITES).map(
    (code): Task => ({
      name: `remote judge ${code}`,
      everySeconds: 1,
      run: (services) => driveSite(services, code as RemoteSiteCode),
    }),
  ),
  {
    name: 'sweep pages of remote judges',
    everySeconds: 3600,
    run: ({ db, clock }) => deleteOldPages(db, clock.now()),
  },
];
