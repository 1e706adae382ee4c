import type { ContestNews, PushEvent } from '@assay/contract/push.ts';
import type { Call } from '../../platform/http/call.ts';

/** Who is told: all who may enter, the admins of the contest, or one person. */
export type Audience = 'all' | 'staff' | { uid: number };

const topicOf = (cid: number, audience: Audience) =>
  `contest:${cid}:${typeof audience === 'string' ? audience : audience.uid}`;

/** The topics of a contest that somebody inside it listens to. */
export const contestTopics = (cid: number, uid: number, isAdmin: boolean) => [
  topicOf(cid, 'all'),
  topicOf(cid, { uid }),
  ...(isAdmin ? [topicOf(cid, 'staff')] : []),
];

type ContestEvent = Extract<PushEvent, { type: 'contest' }>;
type News = Pick<ContestEvent, 'id' | 'title' | 'by'> & { news: ContestNews };

/** Tells what is new in a contest, once it is stored, at all web nodes. The lists tell the same to whoever missed it. */
export function tellContest(call: Pick<Call, 'push' | 'clock'>, cid: number, audience: Audience, news: News) {
  const event = { type: 'contest', cid, ...news, at: call.clock.now().toISOString() } as const;
  call.push.publishEverywhere(topicOf(cid, audience), event);
}

/** An event as this person hears of it: who wrote what is new is told to the author alone. */
export const newsFor = (event: PushEvent, uid: number): PushEvent =>
  event.type === 'contest' && event.by !== uid ? { ...event, by: undefined } : event;
