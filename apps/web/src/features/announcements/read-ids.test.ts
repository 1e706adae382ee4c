import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readStored, writeStored } from '../../lib/storage/storage.ts';
import { markRead, useReadIds } from './read-ids.ts';

const readOf = (id: number) => [...renderHook(() => useReadIds({ kind: 'contest', id })).result.current];
const keyOf = (id: number) => `contestReadAnnouncements:${id}`;

it.each([
  ['nothing was read', 9001, null, []],
  ['some were read', 9002, '[3,1]', [3, 1]],
  ['the storage was meddled with', 9003, '[1,"2",-3,4.5]', [1]],
  ['it holds no list', 9004, '{"a":1}', []],
  ['it was cut off', 9005, '[1,2', []],
] as const)('known in this browser: %s', (_what, owner, stored, ids) => {
  writeStored(keyOf(owner), stored);
  expect(readOf(owner)).toEqual(ids);
});

it('keeps each once, and the newest 500', () => {
  const owner = { kind: 'contest', id: 9100 } as const;
  for (const id of [3, 1, 3]) markRead(owner, id);
  expect(readStored(keyOf(9100))).toBe('[1,3]');
  for (let id = 10; id < 520; id++) markRead(owner, id);
  const kept = readOf(9100);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([500, 20, 519]);
});
