import { CALLS } from '@assay/contract/calls.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeCaches } from '../../testing/caches.ts';
import { setToken, setUser } from '../token.ts';
import { connection, noteAge, noteAnswer, noteSilence } from './connection.ts';
import { forgetAnswers, KEPT_CALLS, keepAnswer, readKept } from './kept-answers.ts';

const NOON = Date.parse('2026-05-01T12:00:00.000Z');
const logIn = (uid: number) => {
  setToken(`token of ${uid}`);
  setUser({ uid, roleList: [] } as never);
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('caches', makeCaches());
});
afterEach(() => {
  noteAnswer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps calls that there are, and no board', () => {
  const names: ReadonlySet<string> = new Set(CALLS.map(({ name }) => name));
  for (const name of KEPT_CALLS) expect(names).toContain(name);
  for (const name of KEPT_CALLS) expect(name).not.toMatch(/rank|board/i);
});

it('keeps a statement by its input, in whatever order that is written', async () => {
  await keepAnswer('getProblemDetail', { problemId: '1000', locale: 'en' }, { title: 'Sum' });
  expect(await readKept('getProblemDetail', { locale: 'en', problemId: '1000' })).toEqual({ title: 'Sum' });
  expect(await readKept('getProblemDetail', { locale: 'zh', problemId: '1000' })).toBeUndefined();
});

it('keeps nothing of other calls', async () => {
  await keepAnswer('getContestRank', { cid: 1 }, { records: [] });
  expect(await readKept('getContestRank', { cid: 1 })).toBeUndefined();
});

it('lets the clock of the server go on', async () => {
  await keepAnswer('getContestInfo', { cid: 1 }, { now: '2026-05-01T12:00:00.000Z', title: 'Cup' });
  vi.setSystemTime(NOON + 90_000);
  expect(await readKept('getContestInfo', { cid: 1 })).toEqual({ now: '2026-05-01T12:01:30.000Z', title: 'Cup' });
});

it('shows nobody what was kept for somebody else', async () => {
  logIn(1);
  await keepAnswer('getProblemDetail', { problemId: 'A' }, 'of 1');
  logIn(2);
  expect(await readKept('getProblemDetail', { problemId: 'A' })).toBeUndefined();
  await keepAnswer('getProblemDetail', { problemId: 'B' }, 'of 2');
  logIn(1);
  expect(await readKept('getProblemDetail', { problemId: 'A' })).toBeUndefined();
});

it('forgets everything with the login', async () => {
  logIn(1);
  await keepAnswer('getProblemDetail', { problemId: 'A' }, 'of 1');
  await forgetAnswers();
  expect(await readKept('getProblemDetail', { problemId: 'A' })).toBeUndefined();
});

it('keeps the newest', async () => {
  for (let at = 0; at < 130; at++) await keepAnswer('getProblemDetail', { problemId: String(at) }, at);
  expect(await readKept('getProblemDetail', { problemId: '9' })).toBeUndefined();
  expect(await readKept('getProblemDetail', { problemId: '10' })).toBe(10);
});

it('keeps nothing where browsers have no store', async () => {
  vi.stubGlobal('caches', undefined);
  await keepAnswer('getProblemDetail', { problemId: 'A' }, 'x');
  expect(await readKept('getProblemDetail', { problemId: 'A' })).toBeUndefined();
});

it('says since when the site is silent, and how old what it shows is', () => {
  noteAnswer();
  vi.setSystemTime(NOON + 60_000);
  noteSilence();
  expect(connection.get()).toEqual({ lostAt: NOON });
  noteAge(NOON + 1);
  expect(connection.get()).toEqual({ lostAt: NOON });
  noteAge(NOON - 3_600_000);
  expect(connection.get()).toEqual({ lostAt: NOON - 3_600_000 });
});

it('asks now and then whether the site is there again, and no more once it is', async () => {
  let isBack = false;
  const probe = vi.fn(async () => {
    if (!isBack) throw new TypeError('Failed to fetch');
    return new Response('{}');
  });
  vi.stubGlobal('fetch', probe);
  noteSilence();
  noteSilence();
  await vi.advanceTimersByTimeAsync(2_000 + 4_000);
  expect(probe).toHaveBeenCalledTimes(2);
  isBack = true;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(connection.get()).toEqual({ lostAt: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(3);
});
