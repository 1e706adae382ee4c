import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useServerClock, useServerNow } from './use-server-clock.ts';

const SAID = '2026-05-01T10:00:00.250Z';
const saidMs = Date.parse(SAID);

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-01T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('ticks by the clock of the server, whatever that here says', async () => {
  const readAt = Date.now();
  const { result } = renderHook(() => useServerNow(SAID, readAt));
  expect(result.current).toBe(saidMs);
  await pass(3_000);
  expect(result.current).toBe(saidMs + 3_000);
});

it('draws anew when what is asked of it changes, and not with every second', async () => {
  const readAt = Date.now();
  let drawn = 0;
  const hasBegun = (nowMs: number) => nowMs >= saidMs + 10_000;
  function Entry() {
    drawn += 1;
    return useServerClock(SAID, readAt, hasBegun) ? <p>begun</p> : null;
  }
  const { container, unmount } = render(<Entry />);
  await pass(9_000);
  expect([drawn, container.textContent]).toEqual([1, '']);
  await pass(1_000);
  expect([drawn, container.textContent]).toEqual([2, 'begun']);
  await pass(60_000);
  expect(drawn).toBe(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('all who look see the same second, also one who comes between two ticks', async () => {
  const readAt = Date.now();
  const first = renderHook(() => useServerNow(SAID, readAt));
  await pass(1_600);
  const second = renderHook(() => useServerNow(SAID, readAt));
  expect(second.result.current).toBe(first.result.current);
  await pass(400);
  expect([first.result.current, second.result.current]).toEqual([saidMs + 2_000, saidMs + 2_000]);
});

it('is never before what the server said last', async () => {
  const readFirstAt = Date.now();
  const first = renderHook(() => useServerNow(SAID, readFirstAt));
  await pass(700);
  const readAt = Date.now();
  const second = renderHook(() => useServerNow(SAID, readAt));
  expect(second.result.current).toBe(saidMs);
  first.unmount();
});
