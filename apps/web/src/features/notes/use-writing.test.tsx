import { addNote, updateNote } from '@assay/contract/notes/notes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLang } from '../../lib/lang.ts';
import { queryClient } from '../../lib/use-call.ts';
import { loadFailureWords } from '../../lib/wire/failure-in.ts';
import { answer, refuse, sentCalls } from '../../testing/fake-server.ts';
import { useWriting } from './use-writing.ts';
import type { Writing } from './writing-fields.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const onSaved = vi.fn();
const open = (place = '{}', stored: Writing | null = null) =>
  renderHook(
    () =>
      useWriting<typeof addNote, { categoryId: number | null }>(addNote, {
        kind: 'note',
        stored,
        place,
        labels: {},
        more: { categoryId: null },
        inputOf: (values) => values,
        onSaved,
      }),
    { wrapper },
  );

beforeAll(loadFailureWords);
beforeEach(() => {
  sessionStorage.clear();
  setLang('en');
  onSaved.mockClear();
});

it('keeps what is written until it is saved', async () => {
  answer(addNote, { id: 1, version: 1 });
  const first = open();
  act(() => first.result.current.form.setValues({ title: 'Idea', content: 'Sort first' }));
  first.unmount();
  const again = open();
  expect(again.result.current.form.values).toMatchObject({ title: 'Idea', content: 'Sort first' });
  expect(open('{"pid":5}').result.current.form.values.title).toBe('');
  await act(async () => again.result.current.submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sentCalls(addNote)[0]?.input).toEqual({ title: 'Idea', content: 'Sort first', categoryId: null });
  expect(open().result.current.form.values.title).toBe('');
});

it('leaves the draft of a new one alone while a stored one is changed', () => {
  const fresh = open();
  act(() => fresh.result.current.form.setValues({ title: 'Idea' }));
  const stored = open('{}', { title: 'Old', content: 'Text' });
  expect(stored.result.current.form.values.title).toBe('Old');
  act(() => stored.result.current.form.setValues({ title: 'New' }));
  expect(open().result.current.form.values.title).toBe('Idea');
});

it('says in its own words what is missing, and sends nothing', async () => {
  const { result } = open();
  act(() => result.current.form.setValues({ title: 'Idea', content: '  ' }));
  await act(async () => result.current.submit());
  expect(Object.keys(result.current.form.errors)).toEqual(['content']);
  expect(sentCalls(addNote)).toHaveLength(0);
  act(() => result.current.form.setValues({ content: 'Sort first' }));
  expect(result.current.form.errors).toEqual({});
});

it('keeps the draft when the server refuses it', async () => {
  refuse(addNote, 'request.invalid', { fields: { title: 'is too long' } });
  const { result, unmount } = open();
  act(() => result.current.form.setValues({ title: 'Idea', content: 'Sort first' }));
  await act(async () => result.current.submit());
  await waitFor(() => expect(result.current.form.errors.title).toBeTruthy());
  unmount();
  expect(open().result.current.form.values.title).toBe('Idea');
  expect(sentCalls(updateNote)).toHaveLength(0);
});
