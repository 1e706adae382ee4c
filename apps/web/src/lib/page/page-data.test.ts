import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeCaches } from '../../testing/caches.ts';
import { readKept } from '../offline/kept-answers.ts';
import { setToken } from '../token.ts';
import { queryClient } from '../use-call.ts';
import { takePageData } from './page-data.ts';

const INPUT = { problemId: '1000' };
const KEY = ['getProblemDetail', INPUT];

beforeEach(() => {
  vi.stubGlobal('caches', makeCaches());
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'page-data';
  data.textContent = JSON.stringify([['getProblemDetail', INPUT, { title: 'Sum' }]]);
  document.body.append(data);
});
afterEach(() => {
  document.getElementById('page-data')?.remove();
  vi.unstubAllGlobals();
});

const kept = () => readKept('getProblemDetail', INPUT);

it('shows what the page brought, and keeps it when it is told to', async () => {
  const keep = takePageData();
  expect(queryClient.getQueryData(KEY)).toEqual({ title: 'Sum' });
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(false);
  expect(await kept()).toBeUndefined();
  keep();
  await vi.waitFor(async () => expect(await kept()).toEqual({ title: 'Sum' }));
});

it('asks again for who is logged in, and keeps nothing that is for visitors', async () => {
  setToken('a token');
  takePageData()();
  expect(queryClient.getQueryData(KEY)).toEqual({ title: 'Sum' });
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(await kept()).toBeUndefined();
});
