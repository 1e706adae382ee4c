import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAutosave } from './use-autosave.ts';

/** A store whose saves end when they are told to. */
function opened() {
  const saved: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const save = vi.fn(
    (text: string) =>
      new Promise<void>((resolve, reject) => {
        saved.push(text);
        ends.push((error) => (error ? reject(error) : resolve()));
      }),
  );
  const hook = renderHook((text: string) => useAutosave(text, save), { initialProps: '' });
  const end = (error?: Error) => act(async () => ends.pop()?.(error));
  return { ...hook, saved, end };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves a moment after the last change, and only that', async () => {
  const { rerender, result, saved, end } = opened();
  rerender('a');
  await pass(1000);
  rerender('ab');
  await pass(1000);
  expect(saved).toEqual([]);
  expect(result.current.state).toBe('waiting');
  await pass(300);
  expect(saved).toEqual(['ab']);
  expect(result.current.state).toBe('saving');
  await end();
  expect(result.current.state).toBe('saved');
});

it('saves what was written meanwhile after the save that runs, never beside it', async () => {
  const { rerender, result, saved, end } = opened();
  rerender('a');
  await pass(1200);
  rerender('ab');
  await pass(1200);
  expect(saved).toEqual(['a']);
  await end();
  expect(saved).toEqual(['a', 'ab']);
  await end();
  expect(result.current.state).toBe('saved');
});

it('keeps what could not be saved until it is asked to try again', async () => {
  const { rerender, result, saved, end } = opened();
  rerender('a');
  await pass(1200);
  await end(new Error('offline'));
  expect(result.current.state).toBe('failed');
  await act(async () => void result.current.again());
  expect(saved).toEqual(['a', 'a']);
  await end();
  expect(result.current.state).toBe('saved');
});

it.each([
  ['closed', ({ unmount }: ReturnType<typeof opened>) => unmount()],
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
])('sends what it still holds when the page is %s', async (_what, leave) => {
  const page = opened();
  page.rerender('a');
  leave(page);
  expect(page.saved).toEqual(['a']);
  await page.end();
});

it('sends nothing when nothing was written', () => {
  const { unmount, saved } = opened();
  unmount();
  expect(saved).toEqual([]);
});
