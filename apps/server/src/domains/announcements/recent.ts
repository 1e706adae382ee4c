import type { AnnouncementOwner } from '@assay/contract/announcements/owner.ts';
import { LRUCache } from 'lru-cache';
import type { Parts } from '../../platform/of-node.ts';
import { Recent } from '../../platform/recent.ts';
import type { Services } from '../../platform/services.ts';
import { listVisible } from './announcements.queries.ts';

type Announcement = Awaited<ReturnType<typeof listVisible>>[number];
type RecentServices = Pick<Services, 'db' | 'notifications'>;

const CHANNEL = 'announced';
/** What another node changed may go unseen this long, should its word get lost. */
const KEPT_MS = 1_000;
const OWNERS_MAX = 500;
/** More than anybody announces in one place. */
const KEPT_MAX = 1_000;

const keyOf = ({ kind, id }: AnnouncementOwner) => `${kind}:${id}`;

/** The visible announcements of owners, which whole crowds ask for time and again and hardly ever change. */
class RecentAnnouncements {
  readonly #services: RecentServices;
  readonly #owners = new LRUCache<string, Recent<Announcement[]>>({ max: OWNERS_MAX });

  constructor(services: RecentServices) {
    this.#services = services;
    services.notifications.listen(CHANNEL, (payload) => {
      if (payload === null) this.#owners.clear();
      else this.#owners.get(payload)?.forget();
    });
  }

  /** Newest first. */
  async of(owner: AnnouncementOwner): Promise<Announcement[]> {
    const key = keyOf(owner);
    const recent = this.#owners.get(key) ?? new Recent<Announcement[]>();
    this.#owners.set(key, recent);
    return recent.get(KEPT_MS, () => listVisible(this.#services.db, owner, KEPT_MAX));
  }

  /** To be called once a change is stored, and before anybody is told of it. */
  async changed(owner: AnnouncementOwner): Promise<void> {
    const key = keyOf(owner);
    this.#owners.get(key)?.forget();
    await this.#services.notifications.notify(CHANNEL, key, this.#services.db);
  }
}

const openRecent = (services: Services) => new RecentAnnouncements(services);

/** The announcements that the node of these services keeps in memory. */
export const recentAnnouncements = ({ ofNode }: Parts): RecentAnnouncements => ofNode(openRecent);
