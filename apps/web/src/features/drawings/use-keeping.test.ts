import type { Scene } from '@assay/contract/drawings/drawing.ts';
import { getDrawing, saveDrawing } from '@assay/contract/drawings/drawings.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse, sentCalls } from '../../testing/fake-server.ts';
import { useKeeping } from './use-keeping.ts';

const scene = (id: string): Scene => ({ elements: [{ type: 'line', id }], background: '#ffffff', files: {} });
const opened = (rev = 1) => renderHook(() => useKeeping(9, rev)).result;
const sent = () =>
  sentCalls(saveDrawing).map(({ input }) => {
    const { rev, scene: stored } = input as { rev: number; scene: { elements: { id: string }[] } };
    return [rev, stored.elements[0]?.id];
  });

it('stores one state at a time, and of those that came meanwhile the last', async () => {
  answer(saveDrawing, { rev: 2 });
  answer(saveDrawing, { rev: 3 });
  const drawing = opened();
  await act(async () => {
    void drawing.current.keep(scene('a'));
    void drawing.current.keep(scene('b'));
    await drawing.current.keep(scene('c'));
  });
  expect(sent()).toEqual([
    [1, 'a'],
    [2, 'c'],
  ]);
  expect(drawing.current.state).toBe('kept');
  expect(await drawing.current.settled()).toBe(true);
});

it('puts nothing over what somebody else drew; once that was looked at, the own state can be stored', async () => {
  refuse(saveDrawing, 'drawing.changed');
  answer(saveDrawing, { rev: 6 });
  answer(getDrawing, () => ({ rev: 5, scene: scene('theirs'), gmtModified: '2026-05-01T10:00:00Z' }));
  const drawing = opened();
  await act(() => drawing.current.keep(scene('mine')));
  expect(drawing.current.state).toBe('changed');
  expect(await drawing.current.settled()).toBe(false);
  await act(() => drawing.current.look());
  await act(async () => void (await drawing.current.again()));
  expect(sent()).toEqual([
    [1, 'mine'],
    [5, 'mine'],
  ]);
  expect(drawing.current.state).toBe('kept');
});
