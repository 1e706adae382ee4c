import type { QuestionAnswers } from '@assay/contract/questions/answer.ts';
import { getTimedWorkAnswers, saveTimedWorkAnswers } from '@assay/contract/works/answers.ts';
import { getTimedWorkProblemList } from '@assay/contract/works/problems.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUser } from '../../../lib/token.ts';
import { useServerNow } from '../../../lib/use-server-clock.ts';
import { answer, refuse, respond, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser } from '../../../testing/render.tsx';
import { sendAnswers } from './answer-keeper.ts';
import { useAnswers } from './use-answers.ts';

const MOMENT = '2026-05-01T10:00:00.000Z';

/** Everybody sits at a place of their own, so that nothing of one test is left to the next. */
let place = { tid: 7, displayId: 'A', uid: 0 };

const json = (status: number, data: object) =>
  new Response(JSON.stringify({ status, msg: '', data }), { status, headers: { 'content-type': 'application/json' } });
const noNet = () => Promise.reject(new TypeError('Failed to fetch'));

/** A server that keeps answers by version, as the call does (WORK-20). */
function keeps(stored: { answers: QuestionAnswers; version: number } = { answers: {}, version: 0 }) {
  const known = { ...stored };
  const save = (input: { answers: QuestionAnswers; version: number }) => {
    if (input.version !== known.version) return false;
    known.answers = input.answers;
    known.version += 1;
    return true;
  };
  const rest = { displayId: 'A', displayTitle: 'Quiz', points: 10, questions: [], results: null, score: null };
  answer(getTimedWorkAnswers, () => ({ ...rest, ...known, savedTime: MOMENT }));
  answer(getTimedWorkProblemList, []);
  const takes = () =>
    respond(saveTimedWorkAnswers, ({ input }) =>
      save(input as never)
        ? json(200, { version: known.version, savedTime: MOMENT })
        : json(409, { code: 'work.answersStale' }),
    );
  return { known, save, takes };
}

const open = (stored = { answers: {} as QuestionAnswers, version: 0 }) =>
  renderHook(() => useAnswers(place, stored, true));
const STEP_MS = 250;
/** Lets time pass; answers of the server are read beside the clock. */
const pass = (ms: number) =>
  act(async () => {
    for (let at = 0; at < ms; at += STEP_MS) {
      await vi.advanceTimersByTimeAsync(Math.min(STEP_MS, ms - at));
      await new Promise((done) => setImmediate(done));
    }
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  place = { ...place, uid: place.uid + 1 };
  setUser(buildUser({ uid: place.uid }));
});
afterEach(() => vi.useRealTimers());

it('WORK-20 sends what is typed after a pause, and every five seconds while somebody types on', async () => {
  const server = keeps();
  server.takes();
  const { result } = open();
  await pass(1);
  for (let n = 0; n < 20; n++) {
    act(() => result.current.change('q', `${n}`));
    await pass(500);
  }
  expect(sentCalls(saveTimedWorkAnswers)).toHaveLength(2);
  await pass(1_000);
  expect(server.known.answers).toEqual({ q: '19' });
  expect(result.current.states).toEqual({ q: 'saved' });
});

it('WORK-20 a save whose reply was lost is stored once, and what was typed meanwhile after it', async () => {
  const server = keeps();
  for (let n = 0; n < 2; n++) {
    respond(saveTimedWorkAnswers, ({ input }) => {
      server.save(input as never);
      return noNet();
    });
  }
  server.takes();
  const { result } = open();
  act(() => result.current.change('q', 'first'));
  await pass(1_000);
  expect([server.known.version, result.current.states.q]).toEqual([1, 'failed']);
  await pass(10_000);
  expect([server.known.version, result.current.states.q]).toEqual([1, 'saved']);
  act(() => result.current.change('q', 'second'));
  await pass(1_000);
  expect([server.known, result.current.states.q]).toEqual([{ answers: { q: 'second' }, version: 2 }, 'saved']);
});

const FIVE = { a: 'of a', b: 'of b', c: 'of c', d: 'of d', e: 'of e' };

it('WORK-20 what was typed while the net was away is stored once it is back, though the page was left', async () => {
  const server = keeps();
  let isAway = true;
  respond(saveTimedWorkAnswers, ({ input }) => {
    if (isAway) return noNet();
    server.save(input as never);
    return json(200, { version: server.known.version, savedTime: MOMENT });
  });
  const page = open();
  for (const [id, text] of Object.entries(FIVE)) act(() => page.result.current.change(id, text));
  await pass(90_000);
  expect(server.known.version).toBe(0);
  page.unmount();
  const again = open();
  expect(again.result.current.answers).toEqual(FIVE);
  act(() => again.result.current.change('a', 'of a, again'));
  again.unmount();
  isAway = false;
  await pass(5_000);
  // one sender, however often the page was opened: nothing older comes after
  expect(server.known).toEqual({ answers: { ...FIVE, a: 'of a, again' }, version: 1 });
  expect(localStorage.getItem(`work-answers:${place.uid}:7:A`)).toBeNull();
});

it('WORK-20 what another device saved meanwhile is kept, question by question, and the own text is put onto it', async () => {
  const stored = { answers: { mine: 'old', theirs: 'old' }, version: 3 };
  const server = keeps(stored);
  server.takes();
  const { result } = open(stored);
  server.save({ answers: { mine: 'old', theirs: 'new' }, version: 3 });
  act(() => result.current.change('mine', 'new'));
  await pass(1_000);
  expect(server.known).toEqual({ answers: { mine: 'new', theirs: 'new' }, version: 5 });
  expect(result.current.answers).toEqual({ mine: 'new', theirs: 'new' });
});

it('WORK-20 what was just typed is sent before somebody hands in, though another device saved, and from closed pages', async () => {
  const server = keeps();
  server.takes();
  localStorage.setItem(`work-answers:${place.uid}:7:B`, '{"b":"of a closed page"}');
  const { result } = open();
  act(() => result.current.change('q', 'first words'));
  const first = sendAnswers(place);
  // saved and typed while that is under way
  server.save({ answers: { theirs: 'new' }, version: 0 });
  act(() => result.current.change('q', 'last words'));
  const sent = await act(() => Promise.all([first, sendAnswers(place)]));
  expect(sent).toEqual([true, true]);
  expect(server.known.answers).toMatchObject({ q: 'last words', theirs: 'new', b: 'of a closed page' });
});

it('WORK-20 says so before somebody hands in when what was typed cannot be sent', async () => {
  keeps();
  respond(saveTimedWorkAnswers, noNet);
  const { result } = open();
  act(() => result.current.change('q', 'words'));
  expect(await act(() => sendAnswers(place))).toBe(false);
});

it('WORK-2 what arrives after the end is not tried for ever, and stays on this computer', async () => {
  keeps();
  refuse(saveTimedWorkAnswers, 'work.ended');
  const { result } = open();
  await pass(1);
  act(() => result.current.change('q', 'too late'));
  await pass(60_000);
  const tries = sentCalls(saveTimedWorkAnswers).filter(({ input }) => JSON.stringify(input).includes('too late'));
  expect([tries.length, result.current.states.q]).toEqual([1, 'failed']);
  expect(localStorage.getItem(`work-answers:${place.uid}:7:A`)).toBe('{"q":"too late"}');
  expect(await act(() => sendAnswers(place))).toBe(true);
});

it('WORK-20 what somebody typed is never sent as the answers of who logs in after them', async () => {
  const server = keeps();
  respond(saveTimedWorkAnswers, noNet);
  const { result } = open();
  act(() => result.current.change('q', 'mine'));
  await pass(1_000);
  server.takes();
  setUser(buildUser({ uid: 999 }));
  await pass(30_000);
  expect([server.known.version, localStorage.getItem(`work-answers:${place.uid}:7:A`)]).toEqual([0, '{"q":"mine"}']);
});

it('WORK-2 a computer that slept for twenty minutes shows the right rest before the next key is taken', () => {
  const readAt = Date.now();
  const { result } = renderHook(() => useServerNow(MOMENT, readAt));
  const box = document.body.appendChild(document.createElement('input'));
  vi.setSystemTime(readAt + 20 * 60_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(result.current).toBe(Date.parse(MOMENT) + 20 * 60_000);
  vi.setSystemTime(readAt + 40 * 60_000);
  act(() => void box.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })));
  expect(result.current).toBe(Date.parse(MOMENT) + 40 * 60_000);
  box.remove();
});
