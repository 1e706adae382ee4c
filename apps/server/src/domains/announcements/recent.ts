import type { AnnouncementOwner } from '@assay/contract/announcements/owner.ts';
import { NotifiedCache } from '../../platform/notified-cache.ts';
import type { Parts } from '../../platform/of-node.ts';
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
  readonly #owners: NotifiedCache<string, Announcement[]>;

  constructor(services: RecentServices) {
    this.#services = services;
    this.#owners = new NotifiedCache(services.notifications, {
      channel: CHANNEL,
      max: OWNERS_MAX,
      keptMs: [KEPT_MS, KEPT_MS],
      unsoundMs: KEPT_MS,
      changed: (owner, owners) => owners.forget(owner),
    });
  }

  /** Newest first. */
  of(owner: AnnouncementOwner): Promise<Announcement[]> {
    return this.#owners.get(keyOf(owner), () => listVisible(this.#services.db, owner, KEPT_MAX));
  }

  /** To be called once a change is stored, and before anybody is told of it. */
  async changed(owner: AnnouncementOwner): Promise<void> {
    const key = keyOf(owner);
    this.#owners.forget(key);
    await this.#services.notifications.notify(CHANNEL, key, this.#services.db);
  }
}

const openRecent = (services: Services) => new RecentAnnouncements(services);

/** The announcements that the node of these services keeps in memory. */
export const recentAnnouncements = ({ ofNode }: Parts): RecentAnnouncements => ofNode(openRecent);
