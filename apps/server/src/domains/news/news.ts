import type { NewsEvent, NewsOwner, NewsOwnerKind } from '@assay/contract/news/news.ts';
import { newsTopic } from '@assay/contract/news/topic.ts';
import type { PushEvent } from '@assay/contract/push.ts';
import type { Call } from '../../platform/http/call.ts';

/** Who is told: all who may follow the owner, those who run it, or one person. */
export type Audience = 'all' | 'staff' | { uid: number };

/** Somebody who may follow the news of an owner. */
export interface Follower {
  /** Runs the owner, and hears what its staff is told. */
  isStaff: boolean;
}

/**
 * Whether somebody may follow the news of an owner, by kind. It is asked again with the events of a stream.
 * @throws Failure for whoever may not
 */
export type NewsOwners = Readonly<Record<NewsOwnerKind, (call: Call, id: number) => Promise<Follower>>>;

const topicOf = (owner: NewsOwner, audience: Audience) =>
  `${newsTopic(owner)}:${typeof audience === 'string' ? audience : audience.uid}`;

/** The topics that a follower of an owner listens to. */
export const newsTopics = (owner: NewsOwner, uid: number, { isStaff }: Follower) => [
  topicOf(owner, 'all'),
  topicOf(owner, { uid }),
  ...(isStaff ? [topicOf(owner, 'staff')] : []),
];

/** Tells what is new, once it is stored, at all web nodes. The lists tell the same to whoever missed it. */
export function tellNews(
  call: Pick<Call, 'push' | 'clock'>,
  { kind, id }: NewsOwner,
  audience: Audience,
  news: Pick<NewsEvent, 'news' | 'id' | 'title' | 'by'>,
) {
  const owner = { kind, id };
  const event = { type: 'news', owner, ...news, at: call.clock.now().toISOString() } as const;
  call.push.publishEverywhere(topicOf(owner, audience), event);
}

/** An event as this person hears of it: who wrote what is new is told to the author alone. */
export const newsFor = (event: PushEvent, uid: number): PushEvent =>
  event.type === 'news' && event.by !== uid ? { ...event, by: undefined } : event;
