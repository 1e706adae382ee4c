import { boardTopicOf, contestVenue } from '@assay/contract/venue.ts';
import type { Services } from '../../../platform/services.ts';
import { findContest } from '../contests.queries.ts';
import { boardStore } from './store.ts';

export const boardTopic = (cid: number) => boardTopicOf(contestVenue(cid));

const PREFIX = 'board:contest:';

/** Everybody who is told asks for a page: this many a second at most, however many look at a board. */
const PAGES_PER_SECOND = 250;
/** Longer than pages wait by themselves would be of no use. */
const PAUSE_MAX_MS = 30_000;

interface Told {
  /** Of the board as it was when its viewers were told. */
  version: string;
  atMs: number;
}

const toldOf = new WeakMap<Services['db'], Map<string, Told>>();

/** Tells those who look at boards that they changed: at once while they are few, less often the more they are. */
export async function publishBoards(services: Services): Promise<void> {
  const { push, db } = services;
  const told = toldOf.get(db) ?? new Map<string, Told>();
  toldOf.set(db, told);
  const topics = push.topics(PREFIX);
  for (const topic of told.keys()) if (!topics.includes(topic)) told.delete(topic);
  for (const topic of topics) {
    const before = told.get(topic);
    const pauseMs = Math.min((push.countListeners(topic) / PAGES_PER_SECOND) * 1000, PAUSE_MAX_MS);
    if (before && performance.now() - before.atMs < pauseMs) continue;
    const cid = Number(topic.slice(PREFIX.length));
    const row = await findContest(db, cid);
    if (!row) continue;
    const { version } = await boardStore(services).get(row);
    if (before?.version === version) continue;
    told.set(topic, { version, atMs: performance.now() });
    push.publish(topic, { type: 'board', venue: contestVenue(cid) });
  }
}
