import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollBeside } from './poll-beside.ts';

const EVERY_MS = 1000;

function poll(read: () => Promise<number> = async () => 1) {
  const world = { isLive: false, isHidden: false };
  const seen = { read: vi.fn(read), onRead: vi.fn(), onGivenUp: vi.fn() };
  const poller = pollBeside({
    everyMs: EVERY_MS,
    ...seen,
    isPushLive: () => world.isLive,
    isHidden: () => world.isHidden,
  });
  return { world, poller, ...seen };
}
const pass = (ticks: number) => vi.advanceTimersByTimeAsync(ticks * EVERY_MS);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['the stream is down: every time', { isLive: false, isHidden: false }, 10, 10],
  ['the stream is up: after five silent ticks', { isLive: true, isHidden: false }, 10, 2],
  ['nobody looks: never', { isLive: false, isHidden: true }, 10, 0],
  ['nobody stops it: 300 times', { isLive: false, isHidden: false }, 400, 300],
])('%s', async (_what, state, ticks, polls) => {
  const { world, read } = poll();
  Object.assign(world, state);
  await pass(ticks);
  expect(read).toHaveBeenCalledTimes(polls);
});

it('waits on while the stream speaks', async () => {
  const { world, poller, read } = poll();
  world.isLive = true;
  await pass(4);
  poller.heard();
  await pass(4);
  expect(read).not.toHaveBeenCalled();
  await pass(1);
  expect(read).toHaveBeenCalledOnce();
});

it('asks once at a time, and hands over what it reads', async () => {
  const { onRead, read } = poll(() => new Promise((resolve) => setTimeout(resolve, 2.5 * EVERY_MS, 5)));
  await pass(3);
  expect(read).toHaveBeenCalledOnce();
  await pass(1);
  expect(onRead.mock.calls).toEqual([[5]]);
});

it.each([
  ['an error', 1, async (): Promise<number> => Promise.reject(new Error('gone'))],
  ['too many polls', 301, async () => 1],
])('ends by itself at %s, and says so once', async (_what, ticks, answer) => {
  const { onGivenUp, read } = poll(answer);
  await pass(ticks);
  const asked = read.mock.calls.length;
  await pass(5);
  expect(onGivenUp).toHaveBeenCalledOnce();
  expect(read).toHaveBeenCalledTimes(asked);
});

it('tells nothing once it was stopped, not even what is still under way', async () => {
  const { poller, onRead } = poll(() => new Promise((resolve) => setTimeout(resolve, EVERY_MS, 5)));
  await pass(1);
  poller.stop();
  await pass(3);
  expect(poller.ended()).toBe(true);
  expect(onRead).not.toHaveBeenCalled();
});
