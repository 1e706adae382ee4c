import { openStream, type PushEvent } from '@assay/contract/push.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { respond, sentCalls } from '../../testing/fake-server.ts';
import { clearLogin, setToken } from '../token.ts';
import { isPushLive, subscribe } from './push.ts';

let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
const stops: (() => void)[] = [];
const follow = (topics: string[], onEvent: (event: PushEvent) => void = () => {}) => {
  const stop = subscribe(topics, onEvent);
  stops.push(stop);
  return stop;
};
const send = (event: object) => streams.at(-1)?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
const asked = () => sentCalls(openStream).map(({ input }) => (input as { topics: string }).topics);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  respond(openStream, ({ signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller);
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await pass(100);
  vi.useRealTimers();
});

it('carries all topics over one connection and hands each event to its followers', async () => {
  setToken('mine');
  const first = vi.fn();
  const second = vi.fn();
  follow(['submission:1'], first);
  follow(['testrun:k', 'submission:1'], second);
  await pass(50);
  expect(asked()).toEqual(['submission:1,testrun:k']);
  expect(sentCalls(openStream)[0]?.headers.get('authorization')).toBe('mine');
  expect(isPushLive()).toBe(true);
  send({ type: 'testrun', testJudgeKey: 'k', status: 0 });
  send({ type: 'submission', submitId: 1, status: 7 });
  send({ type: 'submission', submitId: 2, status: 7 });
  await pass(1);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second.mock.calls.map(([event]) => event.type)).toEqual(['testrun', 'submission']);
});

it('asks anew when the topics change, and hangs up when nobody listens', async () => {
  setToken('mine');
  follow(['submission:1']);
  await pass(50);
  const stop = follow(['submission:2']);
  await pass(50);
  stop();
  await pass(50);
  expect(asked()).toEqual(['submission:1', 'submission:1,submission:2', 'submission:1']);
  stops.shift()?.();
  await pass(50);
  expect(isPushLive()).toBe(false);
});

it('tries again with growing waits after the stream broke', async () => {
  setToken('mine');
  follow(['submission:1']);
  await pass(50);
  streams[0]?.close();
  await pass(100);
  expect(isPushLive()).toBe(false);
  await pass(450);
  expect(asked()).toHaveLength(2);
  expect(isPushLive()).toBe(true);
});

it('takes a silent stream for dead', async () => {
  setToken('mine');
  follow(['submission:1']);
  await pass(50);
  await pass(46_000);
  expect(asked().length).toBeGreaterThan(1);
});

it('stays away from visitors and goes with the login', async () => {
  follow(['submission:1']);
  await pass(50);
  expect(asked()).toEqual([]);
  setToken('mine');
  await pass(50);
  expect(asked()).toEqual(['submission:1']);
  clearLogin();
  await pass(50);
  expect(isPushLive()).toBe(false);
});

describe('in a tab that is out of sight', () => {
  const look = (visibility: 'visible' | 'hidden') => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => look('visible'));

  it('gives the stream back after some seconds, and takes it again when it is looked at', async () => {
    setToken('mine');
    follow(['contest:1']);
    await pass(50);
    look('hidden');
    await pass(4_900);
    expect(isPushLive()).toBe(true);
    await pass(200);
    expect(isPushLive()).toBe(false);
    await pass(60_000);
    expect(asked()).toHaveLength(1);
    look('visible');
    await pass(50);
    expect(asked()).toHaveLength(2);
    expect(isPushLive()).toBe(true);
  });

  it('keeps the stream over a glance elsewhere', async () => {
    setToken('mine');
    follow(['contest:1']);
    await pass(50);
    look('hidden');
    await pass(3_000);
    look('visible');
    await pass(10_000);
    expect(asked()).toHaveLength(1);
  });

  it('takes none for what is opened there', async () => {
    setToken('mine');
    look('hidden');
    await pass(6_000);
    follow(['contest:1']);
    await pass(60_000);
    expect(asked()).toEqual([]);
    look('visible');
    await pass(50);
    expect(isPushLive()).toBe(true);
  });
});
