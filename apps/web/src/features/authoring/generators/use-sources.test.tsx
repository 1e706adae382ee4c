import { saveTestSources } from '@assay/contract/authoring/generators.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { queryClient } from '../../../lib/use-call.ts';
import { answer, refuse, sentCalls } from '../../../testing/fake-server.ts';
import { useSources } from './use-sources.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const START = { edition: 4, generators: [], script: '', handMade: [], validators: [], checkerTests: [] };
const opened = () => renderHook(() => useSources(9, START as never), { wrapper }).result;
const sent = () => sentCalls(saveTestSources).map(({ input }) => input as { edition: number; script: string });

it('is saved as a whole over the edition that was seen, and the next save over the one that came back', async () => {
  answer(saveTestSources, { edition: 5 } as never);
  const sources = opened();
  expect(await sources.current.save()).toBe(true);
  expect(sent()).toEqual([]);
  act(() => sources.current.change({ script: 'gen 1' }));
  expect(sources.current.isDirty).toBe(true);
  await act(async () => expect(await sources.current.save()).toBe(true));
  expect(sources.current.isDirty).toBe(false);
  act(() => sources.current.change({ script: 'gen 2' }));
  await act(async () => void (await sources.current.save()));
  expect(sent().map(({ edition, script }) => [edition, script])).toEqual([
    [4, 'gen 1'],
    [5, 'gen 2'],
  ]);
});

it('keeps what was typed while it was saved, and what could not be saved, as changed', async () => {
  answer(saveTestSources, { edition: 5 } as never);
  refuse(saveTestSources, 'problem.changed');
  const sources = opened();
  act(() => sources.current.change({ script: 'gen 1' }));
  await act(async () => {
    const saving = sources.current.save();
    sources.current.change({ script: 'gen 1\ngen 2' });
    await saving;
  });
  expect([sources.current.isDirty, sources.current.sources.script]).toEqual([true, 'gen 1\ngen 2']);
  await act(async () => expect(await sources.current.save()).toBe(false));
  expect(sources.current.isDirty).toBe(true);
});
