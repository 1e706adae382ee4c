import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildUser } from '../../testing/render.tsx';
import { clearLogin, setUser } from '../token.ts';
import { useDraftText } from './draft-text.ts';

beforeEach(() => {
  sessionStorage.clear();
  clearLogin();
});

const open = (place = 'print:5') => {
  const { result, rerender, unmount } = renderHook((at: string) => useDraftText(at), { initialProps: place });
  const write = (text: string) => act(() => result.current[1](text));
  return { text: () => result.current[0], write, move: rerender, close: unmount };
};

it('keeps what is written until it is sent', () => {
  const first = open();
  first.write('half a tho');
  first.close();
  const second = open();
  expect(second.text()).toBe('half a tho');
  second.write('');
  second.close();
  expect([open().text(), sessionStorage.length]).toEqual(['', 0]);
});

it('keeps one text for each place and each user', () => {
  const form = open();
  form.write('of a visitor');
  form.move('print:6');
  expect(form.text()).toBe('');
  form.write('of another contest');
  form.move('print:5');
  expect(form.text()).toBe('of a visitor');
  act(() => setUser(buildUser()));
  expect(form.text()).toBe('');
});

it('goes on without a storage', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const form = open();
  form.write('kept in the page');
  expect(form.text()).toBe('kept in the page');
  vi.restoreAllMocks();
});
