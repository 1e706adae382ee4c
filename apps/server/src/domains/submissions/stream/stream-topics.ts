import { fail } from '@assay/contract/errors.ts';
import { NEWS_OWNERS, type NewsOwner } from '@assay/contract/news/news.ts';
import type { PushEvent } from '@assay/contract/push.ts';
import { type Venue, venueIdOf, venueOfKey } from '@assay/contract/venue.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import { Recent } from '../../../platform/recent.ts';
import { findNow } from '../../judging/progress/current.ts';
import { otherNodes } from '../../judging/progress/other-nodes.ts';
import { submissionTopic, testRunTopic } from '../../judging/progress/progress.ts';
import { findTestRun } from '../../judging/test-runs/test-run.queries.ts';
import { type NewsOwners, newsFor, newsTopics } from '../../news/news.ts';
import { rulesOf } from '../../venues/rules.ts';
import { seeSubmission } from '../visibility.ts';
import { redactEvent } from './redact-event.ts';

/** What an open stream may know of a submission was looked up this long ago at most; as old as what is remembered of contestants. */
const VISIBILITY_MS = 1_000;

/** One topic that a viewer follows. A stream lives for hours and rights do not: they are looked up with the events. */
export interface Subscription {
  topics: readonly string[];
  /**
   * What this viewer may see of an event by now.
   * @throws Failure when that is nothing any more
   */
  redact(event: PushEvent, topic: string): PushEvent | null | Promise<PushEvent | null>;
  /** Where things stand now, for whoever joins late. */
  now(): Promise<PushEvent | null>;
}

/** Follows what concerns one person alone, who is the viewer of the call. */
export type FollowUser = (call: Call, uid: number) => Subscription;

const TOPIC = new RegExp(`^(submission|testrun|user|${NEWS_OWNERS.join('|')}):([A-Za-z0-9-]{1,64})$`);

/** The board of a venue, which is named by its key. */
const BOARD = /^board:([A-Za-z]{1,20}:\d{1,15})$/;

const isNewsOwner = (kind: string): kind is NewsOwner['kind'] => (NEWS_OWNERS as readonly string[]).includes(kind);

/**
 * One topic of a stream, refused unless the viewer may see it.
 * @param follow who may follow the news of what
 * @param followUser what a person hears of what concerns nobody else
 * @throws Failure of what it is about; `request.invalid`
 */
export async function subscriptionTo(
  call: Call,
  name: string,
  follow: NewsOwners,
  followUser: FollowUser,
): Promise<Subscription> {
  const [, kind, subject] = TOPIC.exec(name) ?? [];
  if (kind === 'testrun') return testRunSubscription(call, subject!);
  if (kind && /^\d{1,15}$/.test(subject!)) {
    const id = Number(subject);
    if (kind === 'submission') return submissionSubscription(call, id);
    // whether there is such a person is nobody else's to find out
    if (kind === 'user') return id === viewerOf(call).uid ? followUser(call, id) : fail('access.denied');
    if (isNewsOwner(kind)) return newsSubscription(call, { kind, id }, follow);
  }
  const [, key] = BOARD.exec(name) ?? [];
  const venue = key === undefined ? null : venueOfKey(key);
  if (venue) return boardSubscription(call, venue);
  return fail('request.invalid', { field: 'topics', reason: name });
}

/** @param listTopics what the viewer hears by now. @throws Failure for whom that is nothing any more */
async function followTopics(call: Call, listTopics: () => Promise<readonly string[]>): Promise<Subscription> {
  return {
    topics: await listTopics(),
    redact: async (event, topic) => ((await listTopics()).includes(topic) ? newsFor(event, viewerOf(call).uid) : null),
    now: async () => null,
  };
}

const newsSubscription = (call: Call, owner: NewsOwner, follow: NewsOwners) =>
  followTopics(call, async () => newsTopics(owner, viewerOf(call).uid, await follow[owner.kind](call, owner.id)));

const boardSubscription = (call: Call, venue: Venue) =>
  followTopics(call, async () => [await rulesOf(call, venue).boardTopic(call, venueIdOf(venue))]);

async function testRunSubscription(call: Call, key: string): Promise<Subscription> {
  const { uid } = viewerOf(call);
  const find = () => findTestRun(call.db, key, uid);
  if (!(await find())) fail('testrun.unknown');
  return {
    topics: [testRunTopic(key)],
    redact: (event) => event,
    async now() {
      const run = await find();
      return run ? { type: 'testrun', testJudgeKey: key, status: run.status } : null;
    },
  };
}

async function submissionSubscription(call: Call, submitId: number): Promise<Subscription> {
  const visibility = new Recent<Awaited<ReturnType<typeof seeSubmission>>>();
  const see = () => visibility.get(VISIBILITY_MS, () => seeSubmission(call, submitId));
  await see();
  // from now on this web node hears of those that are judged by way of another one
  otherNodes(call);
  const redact = async (event: PushEvent) => redactEvent(event, await see());
  return {
    topics: [submissionTopic(submitId)],
    redact,
    async now() {
      const event = await findNow(call, submitId);
      // A verdict may have come since the first look, and it may not be for this viewer to see yet.
      return event && redactEvent(event, await seeSubmission(call, submitId));
    },
  };
}
