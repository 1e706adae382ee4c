import { expect, test } from 'vitest';
import { createBell } from './bell.ts';

const never = new AbortController().signal;

test('a ring wakes the longest-waiting listener of its kind, and only that one', async () => {
  const bell = createBell();
  const woken: string[] = [];
  const listen = (name: string, kind: string) => bell.wait(new Set([kind]), 60_000, never).then(() => woken.push(name));
  const others = [listen('other kind', 'Rust')];
  const first = listen('first', 'C');
  const second = listen('second', 'C');
  bell.ring('C');
  await first;
  expect(woken).toEqual(['first']);
  bell.ring('C');
  await second;
  expect(woken).toEqual(['first', 'second']);
  bell.ring('Rust');
  await Promise.all(others);
});

test('waiting ends by itself and when it is given up', async () => {
  const bell = createBell();
  await bell.wait(new Set(['C']), 1, never);
  const giveUp = new AbortController();
  const waiting = bell.wait(new Set(['C']), 60_000, giveUp.signal);
  giveUp.abort();
  await waiting;
});
