import { userTopic } from '@assay/contract/messages/topic.ts';
import { newsTopic } from '@assay/contract/news/topic.ts';
import { openStream, type PushEvent } from '@assay/contract/push.ts';
import { boardTopicOf } from '@assay/contract/venue.ts';
import { createStore } from '../store.ts';
import { followLogin, getToken, getUser } from '../token.ts';
import { outgoing } from '../wire/request.ts';
import { readMessages } from './event-stream.ts';

/** Waits between attempts, growing with each failure in a row; the last one repeats. */
const BACK_OFF_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
/** The server sends something at least this often; a silent stream is taken for dead. */
const SILENCE_MS = 45_000;
/** Topics asked for in the same breath share one connection. */
const GATHER_MS = 20;
/**
 * A tab that is out of sight gives its stream back after this long, and takes none before it is looked at: without a proxy that speaks
 * HTTP/2 a browser holds six connections to a site, and six problems of a contest in as many tabs would leave none to load a seventh.
 */
const HIDDEN_MS = 5_000;

interface Subscriber {
  topics: ReadonlySet<string>;
  onEvent: (event: PushEvent) => void;
}

const subscribers = new Set<Subscriber>();
const live = createStore(false);

let connection: AbortController | null = null;
let connectedTopics = '';
let connectedUid: number | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAway = false;
let isKept = false;

/** Whether the stream is up; pages poll while it is not. */
export const isPushLive = live.get;
/**
 * Lets one of the tabs that ask for it hold its stream while it is out of sight, so that the browser can tell what comes; the others give
 * theirs back as always.
 * @returns a function that ends it
 */
export function keepStreamHidden(): () => void {
  const ended = new AbortController();
  // without locks every tab would hold one of the few connections
  navigator.locks
    ?.request('assay hidden stream', { signal: ended.signal }, async () => {
      isKept = true;
      await new Promise((resolve) => ended.signal.addEventListener('abort', resolve));
      isKept = false;
    })
    .catch(() => {});
  return () => ended.abort();
}

/** Told whenever the stream comes up or breaks. */
export const followPush = live.follow;

/**
 * Follows topics such as `submission:12` over the one stream of this tab. Without a login, or while the stream is
 * down, nothing comes and the caller's polling goes on.
 * @returns a function that ends the subscription
 */
export function subscribe(topics: readonly string[], onEvent: (event: PushEvent) => void): () => void {
  const subscriber: Subscriber = { topics: new Set(topics), onEvent };
  subscribers.add(subscriber);
  schedule(GATHER_MS);
  return () => {
    subscribers.delete(subscriber);
    schedule(GATHER_MS);
  };
}

const wanted = () => [...new Set([...subscribers].flatMap((one) => [...one.topics]))].sort().join(',');

function schedule(ms: number) {
  clearTimeout(timer);
  timer = setTimeout(connect, ms);
}

function hangUp() {
  connection?.abort();
  connection = null;
  connectedTopics = '';
  live.set(false);
}

function connect() {
  const topics = wanted();
  const token = getToken();
  if (!topics || !token || isAway) return hangUp();
  const uid = getUser()?.uid;
  if (connection && topics === connectedTopics && uid === connectedUid) return;
  hangUp();
  const mine = new AbortController();
  connection = mine;
  connectedTopics = topics;
  connectedUid = uid;
  follow(topics, token, mine).finally(() => {
    if (connection !== mine) return;
    hangUp();
    schedule(BACK_OFF_MS[Math.min(failures++, BACK_OFF_MS.length - 1)] as number);
  });
}

async function follow(topics: string, token: string, mine: AbortController): Promise<void> {
  const { url, init } = outgoing(openStream, { topics }, token);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => mine.abort(), SILENCE_MS);
  };
  try {
    heard();
    const response = await fetch(url, { ...init, signal: mine.signal, cache: 'no-store' });
    if (!response.ok || !response.body) return;
    failures = 0;
    live.set(true);
    const watched = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          heard();
          controller.enqueue(chunk);
        },
      }),
    );
    for await (const message of readMessages(watched)) {
      if (connection !== mine) return;
      deliver(JSON.parse(message.data) as PushEvent);
    }
  } catch {
    // Offline, restarted server, aborted: the back-off tries again and polling covers the gap.
  } finally {
    clearTimeout(silence);
  }
}

function topicOf(event: PushEvent): string | null {
  switch (event.type) {
    case 'submission':
      return `submission:${event.submitId}`;
    case 'testrun':
      return `testrun:${event.testJudgeKey}`;
    case 'board':
      return boardTopicOf(event.venue);
    case 'news':
      return newsTopic(event.owner);
    case 'trial':
      return `trial:${event.trialId}`;
    case 'workshop':
      return `workshop:${event.runId}`;
    case 'similarity':
    case 'inbox':
    case 'chat':
      return userTopic(event.uid);
    case 'session':
      return null;
  }
}

function deliver(event: PushEvent) {
  const topic = topicOf(event);
  for (const { topics, onEvent } of [...subscribers]) {
    if (topic === null || topics.has(topic)) onEvent(event);
  }
}

// A login, a logout or another user needs another stream.
followLogin(() => schedule(GATHER_MS));
if (typeof window !== 'undefined') {
  const reconnect = () => {
    failures = 0;
    if (!connection) schedule(GATHER_MS);
  };
  window.addEventListener('online', reconnect);
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    if (isKept) return;
    isAway = true;
    hangUp();
  };
  document.addEventListener('visibilitychange', () => {
    clearTimeout(leaving);
    if (document.visibilityState === 'hidden') {
      leaving = setTimeout(leave, HIDDEN_MS);
      return;
    }
    isAway = false;
    reconnect();
  });
  isAway = document.visibilityState === 'hidden';
}
