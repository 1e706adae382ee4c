import { LRUCache } from 'lru-cache';
import { Recent } from '../../../platform/recent.ts';
import type { Services } from '../../../platform/services.ts';
import { listVisible } from './announcements.queries.ts';

type Announcement = Awaited<ReturnType<typeof listVisible>>[number];
type RecentServices = Pick<Services, 'db' | 'notifications'>;

const CHANNEL = 'contest_announced';
/** What another node changed may go unseen this long, should its word get lost. */
const KEPT_MS = 1_000;
const CONTESTS_MAX = 500;
/** More than any contest has. */
const KEPT_MAX = 1_000;

/** The visible announcements of contests, which all contestants ask for time and again and hardly ever change. */
class RecentAnnouncements {
  readonly #services: RecentServices;
  readonly #contests = new LRUCache<number, Recent<Announcement[]>>({ max: CONTESTS_MAX });

  constructor(services: RecentServices) {
    this.#services = services;
    services.notifications.listen(CHANNEL, (payload) => {
      if (payload === null) this.#contests.clear();
      else this.#contests.get(Number(payload))?.forget();
    });
  }

  /** Newest first. */
  async of(cid: number): Promise<Announcement[]> {
    const recent = this.#contests.get(cid) ?? new Recent<Announcement[]>();
    this.#contests.set(cid, recent);
    return recent.get(KEPT_MS, () => listVisible(this.#services.db, cid, KEPT_MAX));
  }

  /** To be called once a change is stored, and before anybody is told of it. */
  async changed(cid: number): Promise<void> {
    this.#contests.get(cid)?.forget();
    await this.#services.notifications.notify(CHANNEL, String(cid), this.#services.db);
  }
}

const ofNode = new WeakMap<Services['db'], RecentAnnouncements>();

/** The announcements that the node of these services keeps in memory. */
export function recentAnnouncements(services: RecentServices): RecentAnnouncements {
  const kept = ofNode.get(services.db) ?? new RecentAnnouncements(services);
  ofNode.set(services.db, kept);
  return kept;
}
