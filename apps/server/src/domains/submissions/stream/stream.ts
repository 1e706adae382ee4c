import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { openStream, type PushEvent } from '@assay/contract/push.ts';
import type { FastifyReply } from 'fastify';
import { type Call, type Implementation, implement, STREAMING, viewerOf } from '../../../platform/http/call.ts';
import { lastingCall } from '../../../platform/http/call-of.ts';
import { openEventStream } from '../../../platform/push/stream.ts';
import type { NewsOwners } from '../../news/news.ts';
import { type FollowUser, type Subscription, subscriptionTo } from './stream-topics.ts';

const TOPICS_MAX = 50;
const STREAMS_PER_USER = 20;
/** Streams that must be opened anew because words were lost are closed over so long, not all at one moment. */
const REOPEN_WITHIN_MS = 5_000;
/** Streams that are open, by user. */
const openStreams = () => new Map<number, number>();

/**
 * @param follow who may follow the news of what
 * @param followUser what a person hears of what concerns nobody else
 */
export const streamCalls = (follow: NewsOwners, followUser: FollowUser): Implementation[] => [
  implement(openStream, async (call, input) => {
    const viewer = viewerOf(call);
    const names = [...new Set(input.topics.split(',').map((name) => name.trim()))].filter((name) => name !== '');
    if (names.length > TOPICS_MAX) fail('request.invalid', { field: 'topics', reason: `at most ${TOPICS_MAX}` });
    const lasting = lastingCall(call);
    const subscriptions = await Promise.all(names.map((name) => subscriptionTo(lasting, name, follow, followUser)));
    // Gone while it was looked up: its end has passed, so nothing would ever close what is opened now.
    if (call.reply.raw.destroyed) return STREAMING;
    // Looked at and counted without a pause between, so that streams opened at once are counted one by one.
    const streamsOf = call.ofNode(openStreams);
    const openNow = streamsOf.get(viewer.uid) ?? 0;
    if (openNow >= STREAMS_PER_USER) fail('request.tooMany', { seconds: 5 });

    await keepOpen(lasting, call.reply, subscriptions);
    return STREAMING;
  }),
];

/** Tells what happens for as long as the stream is open. What it holds is held for hours, for everybody who looks. */
async function keepOpen(call: Call, reply: FastifyReply, subscriptions: readonly Subscription[]): Promise<void> {
  const viewer = viewerOf(call);
  const streamsOf = call.ofNode(openStreams);
  const endings: (() => void)[] = [];
  streamsOf.set(viewer.uid, (streamsOf.get(viewer.uid) ?? 0) + 1);
  const events = openEventStream(reply, () => {
    for (const end of endings) end();
    const left = (streamsOf.get(viewer.uid) ?? 1) - 1;
    if (left > 0) streamsOf.set(viewer.uid, left);
    else streamsOf.delete(viewer.uid);
  });
  // one after the other, as they came
  let last: Promise<void> = Promise.resolve();
  const send = (find: () => PushEvent | null | Promise<PushEvent | null>) => {
    last = last.then(async () => {
      try {
        const event = await find();
        if (event) events.send(event);
      } catch (error) {
        // what cannot be looked up is not told; the calls say why
        if (!(error instanceof Failure))
          call.log.warn({ requestId: call.requestId, err: error, uid: viewer.uid }, 'an event was not told');
      }
    });
    return last;
  };
  for (const { topics, redact } of subscriptions) {
    for (const topic of topics) {
      endings.push(call.push.subscribe(topic, (event) => void send(() => redact(event, topic))));
    }
  }
  let reopening: NodeJS.Timeout | undefined;
  endings.push(() => clearTimeout(reopening));
  endings.push(
    call.sessions.follow(viewer, (news) => {
      if (news === 'unsure') {
        reopening ??= setTimeout(() => events.end(), Math.random() * REOPEN_WITHIN_MS);
        return;
      }
      if (news === 'ended') events.send({ type: 'session', ended: true });
      // with other rights it is another stream; clients open it by themselves
      events.end();
    }),
  );
  for (const { now } of subscriptions) await send(now);
}
