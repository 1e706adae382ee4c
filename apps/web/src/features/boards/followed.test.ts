import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readStored, writeStored } from '../../lib/storage/storage.ts';
import { useFollowed } from './followed.ts';

const KEY = 'followed:contest:5';
const opened = (stored: string | null) => {
  writeStored(KEY, stored);
  return renderHook(() => useFollowed(KEY)).result;
};

it.each([
  ['nobody', null, []],
  ['some', '[7,9]', [7, 9]],
  ['what is no line is left out', '[7,"9",null]', [7]],
  ['what is no list', '7', []],
  ['what was cut off', '[7,', []],
])('begins with whom the browser remembers: %s', (_what, stored, lines) => {
  expect(opened(stored).current.followed).toEqual(lines);
});

it('follows and leaves by the same button, and remembers a hundred', () => {
  const hook = opened('[7]');
  act(() => hook.current.toggle(9));
  expect(readStored(KEY)).toBe('[7,9]');
  act(() => hook.current.toggle(7));
  act(() => hook.current.toggle(9));
  expect(readStored(KEY)).toBeNull();
  for (let line = 1; line <= 101; line++) act(() => hook.current.toggle(line));
  expect([hook.current.followed.length, hook.current.followed[0]]).toEqual([100, 2]);
});
