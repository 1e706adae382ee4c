import { fail } from '@assay/contract/errors.ts';
import { openStream, type PushEvent } from '@assay/contract/push.ts';
import { type Call, type Implementation, implement, STREAMING, viewerOf } from '../../platform/http/call.ts';
import { openEventStream } from '../../platform/push/stream.ts';
import { boardTopic } from '../contests/boards/publish.ts';
import { glanceInside } from '../contests/entry.ts';
import { contestTopics } from '../contests/news.ts';
import { latestProgress, submissionTopic, testRunTopic } from './progress.ts';
import { redactEvent } from './shown-rows.ts';
import { seeSubmission } from './sight.ts';
import { standingEvent } from './standing.ts';
import { findTestRun } from './test-run.queries.ts';

const TOPICS_MAX = 50;
const STREAMS_PER_USER = 20;
const streamsOf = new Map<number, number>();

interface Subscription {
  topics: readonly string[];
  /** What this viewer may see of an event. */
  redact(event: PushEvent): PushEvent;
  /** Where things stand now, for whoever joins late. */
  now(): Promise<PushEvent | null>;
}

const asIs = (event: PushEvent) => event;

/** One topic of a stream, refused unless the viewer may see it. */
async function subscriptionTo(call: Call, name: string): Promise<Subscription> {
  const [, kind, subject] = /^(submission|testrun|contest|board):([A-Za-z0-9-]{1,64})$/.exec(name) ?? [];
  if (kind === 'submission' && /^\d{1,15}$/.test(subject!)) return submissionSubscription(call, Number(subject));
  if (kind === 'board' && /^\d{1,15}$/.test(subject!)) {
    const cid = Number(subject);
    await glanceInside(call, cid, call.viewer);
    return { topics: [boardTopic(cid)], redact: asIs, now: async () => null };
  }
  if (kind === 'contest' && /^\d{1,15}$/.test(subject!)) {
    const cid = Number(subject);
    const { isAdmin } = await glanceInside(call, cid, call.viewer);
    return { topics: contestTopics(cid, viewerOf(call).uid, isAdmin), redact: asIs, now: async () => null };
  }
  if (kind === 'testrun') {
    const uid = viewerOf(call).uid;
    if (!(await findTestRun(call.db, subject!, uid))) fail('testrun.unknown');
    return {
      topics: [testRunTopic(subject!)],
      redact: asIs,
      async now() {
        const run = await findTestRun(call.db, subject!, uid);
        return run ? { type: 'testrun', testJudgeKey: subject!, status: run.status } : null;
      },
    };
  }
  return fail('request.invalid', { field: 'topics', reason: name });
}

async function submissionSubscription(call: Call, submitId: number): Promise<Subscription> {
  const seen = await seeSubmission(call, submitId);
  const redact = (event: PushEvent) => redactEvent(event, seen);
  return {
    topics: [submissionTopic(submitId)],
    redact,
    async now() {
      const progress = latestProgress(call.push, submitId);
      if (progress) return redact(progress);
      const event = await standingEvent(call, submitId);
      // A verdict may have come since the first look, and it may not be for this viewer to see yet.
      return redactEvent(event, await seeSubmission(call, submitId));
    },
  };
}

const stream = implement(openStream, async (call, input) => {
  const viewer = viewerOf(call);
  const names = [...new Set(input.topics.split(',').map((name) => name.trim()))].filter((name) => name !== '');
  if (names.length > TOPICS_MAX) fail('request.invalid', { field: 'topics', reason: `at most ${TOPICS_MAX}` });
  const subscriptions = await Promise.all(names.map((name) => subscriptionTo(call, name)));
  // Gone while it was looked up: its end has passed, so nothing would ever close what is opened now.
  if (call.reply.raw.destroyed) return STREAMING;
  // Looked at and counted without a pause between, so that streams opened at once are counted one by one.
  const openNow = streamsOf.get(viewer.uid) ?? 0;
  if (openNow >= STREAMS_PER_USER) fail('request.tooMany', { seconds: 5 });

  const endings: (() => void)[] = [];
  streamsOf.set(viewer.uid, openNow + 1);
  const events = openEventStream(call.reply, () => {
    for (const end of endings) end();
    const left = (streamsOf.get(viewer.uid) ?? 1) - 1;
    if (left > 0) streamsOf.set(viewer.uid, left);
    else streamsOf.delete(viewer.uid);
  });
  for (const { topics, redact } of subscriptions) {
    for (const topic of topics) endings.push(call.push.subscribe(topic, (event) => events.send(redact(event))));
  }
  endings.push(
    call.push.subscribe(`session:${viewer.sessionId}`, (event) => {
      events.send(event);
      events.end();
    }),
  );
  for (const { now } of subscriptions) {
    const event = await now();
    if (event) events.send(event);
  }
  return STREAMING;
});

export const streamCalls: Implementation[] = [stream];
