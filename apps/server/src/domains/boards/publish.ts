import { boardTopicOf, type VenueKind, venueIdOf, venueOfKey } from '@assay/contract/venue.ts';
import type { Services } from '../../platform/services.ts';

/** Whose ranks there are by kind: the version of one, null where there is none. Null for kinds that have no rank yet. */
export type RankOwners = Readonly<
  Record<VenueKind, ((services: Services, id: number) => Promise<string | null>) | null>
>;

const PREFIX = 'board:';

/** Everybody who is told asks for a page: this many a second at most, however many look at a rank. */
const PAGES_PER_SECOND = 250;
/** Longer than pages wait by themselves would be of no use. */
const PAUSE_MAX_MS = 30_000;

interface Published {
  /** Of the rank as it was when its viewers were told. */
  version: string;
  atMs: number;
}

const openPublished = () => new Map<string, Published>();

/** Tells those who look at ranks that they changed: at once while they are few, less often the more they are. */
export async function publishRanks(services: Services, owners: RankOwners): Promise<void> {
  const { push } = services;
  const published = services.ofNode(openPublished);
  const topics = push.topics(PREFIX);
  for (const topic of published.keys()) if (!topics.includes(topic)) published.delete(topic);
  for (const topic of topics) {
    const venue = venueOfKey(topic.slice(PREFIX.length));
    if (venue === null) continue;
    const before = published.get(topic);
    const pauseMs = Math.min((push.countListeners(topic) / PAGES_PER_SECOND) * 1000, PAUSE_MAX_MS);
    if (before && performance.now() - before.atMs < pauseMs) continue;
    const version = (await owners[venue.kind]?.(services, venueIdOf(venue))) ?? null;
    if (version === null || before?.version === version) continue;
    published.set(topic, { version, atMs: performance.now() });
    push.publish(boardTopicOf(venue), { type: 'board', venue });
  }
}
