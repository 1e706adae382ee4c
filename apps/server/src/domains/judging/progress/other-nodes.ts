import { randomUUID } from 'node:crypto';
import { VERDICT } from '@assay/contract/verdict.ts';
import { idsOf, insertIdNotifications } from '../../../platform/db/notifications.queries.ts';
import type { Parts } from '../../../platform/of-node.ts';
import { gather } from '../../../platform/queue/gather.ts';
import type { Services } from '../../../platform/services.ts';
import { publishHere } from './current.ts';
import { publishProgress } from './progress.ts';

/** Tells web nodes which submissions have another result, or wait for one again: the ids, and who says it. */
const CHANNEL = 'submission_standing';
/** However many are judged, the database hears this often of it from each web node. */
const GATHER_MS = 100;

type OwnServices = Pick<Services, 'db' | 'push' | 'config' | 'ofNode'>;

/** Words between web nodes about submissions that somebody may be watching at another one than hears the judge. */
class OtherNodes {
  readonly #own = randomUUID();
  readonly tell: (submitIds: readonly number[]) => void;

  constructor(services: Services) {
    const { db, notifications, log } = services;
    // A word that gets lost costs a moment: pages ask for the same now and then.
    const trouble = (error: unknown) => log.debug({ err: error }, 'web nodes were not told of submissions');
    this.tell = gather(GATHER_MS, (all) => {
      insertIdNotifications(db, CHANNEL, [...new Set(all)], this.#own).catch(trouble);
    });
    notifications.listen(CHANNEL, (payload) => {
      if (!payload) return;
      const { from, ids } = idsOf(payload);
      if (from !== this.#own) publishHere(services, ids).catch(trouble);
    });
  }
}

const openOtherNodes = (services: Services) => new OtherNodes(services);

/** The words of the web node that these services belong to; it listens from the first time that somebody asks for them. */
export const otherNodes = ({ ofNode }: Parts): OtherNodes => ofNode(openOtherNodes);

/** Tells those who watch one of these submissions what it is now, once what was decided about it is stored. */
export async function publishCurrent(services: OwnServices, submitIds: readonly number[]) {
  otherNodes(services).tell(submitIds);
  await publishHere(services, submitIds);
}

/** Tells those who watch one of these submissions that it waits to be judged again. */
export function publishWaiting(services: OwnServices, submitIds: readonly number[]) {
  otherNodes(services).tell(submitIds);
  for (const submitId of submitIds) publishProgress(services.push, submitId, { status: VERDICT.pending, cases: [] });
}
