import { randomUUID } from 'node:crypto';
import { VERDICT } from '@assay/contract/verdict.ts';
import { gather } from '../../../platform/queue/gather.ts';
import type { Services } from '../../../platform/services.ts';
import { publishProgress } from './progress.ts';
import { publishHere } from './standing.ts';

/** Tells web nodes which submissions have another result, or wait for one again: the ids, after the name of who says it. */
const CHANNEL = 'submission_standing';
/** However many are judged, the database hears this often of it from each web node. */
const GATHER_MS = 100;
/** Ids in one notification, which holds 7,900 bytes. */
const IDS_MAX = 450;

type OwnServices = Pick<Services, 'db' | 'push' | 'notifications' | 'log'>;

/** Words between web nodes about submissions that somebody may be watching at another one than hears the judge. */
class Elsewhere {
  readonly #own = randomUUID();
  readonly tell: (submitIds: readonly number[]) => void;

  constructor(services: OwnServices) {
    const { db, notifications, log } = services;
    // A word that gets lost costs a moment: pages ask for the same now and then.
    const trouble = (error: unknown) => log.debug({ err: error }, 'web nodes were not told of submissions');
    this.tell = gather(GATHER_MS, (all) => {
      const ids = [...new Set(all)];
      for (let at = 0; at < ids.length; at += IDS_MAX) {
        notifications.notify(CHANNEL, `${this.#own}:${ids.slice(at, at + IDS_MAX)}`, db).catch(trouble);
      }
    });
    notifications.listen(CHANNEL, (payload) => {
      const [from, ids] = payload?.split(':') ?? [];
      if (!ids || from === this.#own) return;
      publishHere(services, ids.split(',').map(Number)).catch(trouble);
    });
  }
}

const known = new WeakMap<Services['db'], Elsewhere>();

/** The words of the web node that these services belong to; it listens from the first time that somebody asks for them. */
export function elsewhere(services: OwnServices): Elsewhere {
  const one = known.get(services.db) ?? new Elsewhere(services);
  known.set(services.db, one);
  return one;
}

/** Tells those who watch one of these submissions what it is now, once what was decided about it is stored. */
export async function publishStanding(services: OwnServices, submitIds: readonly number[]) {
  elsewhere(services).tell(submitIds);
  await publishHere(services, submitIds);
}

/** Tells those who watch one of these submissions that it waits to be judged again. */
export function publishWaiting(services: OwnServices, submitIds: readonly number[]) {
  elsewhere(services).tell(submitIds);
  for (const submitId of submitIds) publishProgress(services.push, submitId, { status: VERDICT.pending, cases: [] });
}
