import type { QuestionAnswers } from '@assay/contract/questions/answer.ts';
import { getTimedWorkAnswers, saveTimedWorkAnswers } from '@assay/contract/works/answers.ts';
import { getTimedWorkProblemList } from '@assay/contract/works/problems.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, refuse, respond, sentCalls } from '../../../testing/fake-server.ts';
import { sendAnswers, useAnswers } from './use-answers.ts';

const PLACE = { tid: 7, displayId: 'A', uid: 3 };
const MOMENT = '2026-05-01T10:00:00.000Z';

/** A server that keeps answers by version, as the call does (WORK-20). */
function keeps(stored: { answers: QuestionAnswers; version: number }) {
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
  return { known, save };
}
const stores = (server: ReturnType<typeof keeps>) =>
  respond(saveTimedWorkAnswers, ({ input }) => {
    const isStored = server.save(input as { answers: QuestionAnswers; version: number });
    const data = isStored ? { version: server.known.version, savedTime: MOMENT } : { code: 'work.answersStale' };
    const status = isStored ? 200 : 409;
    return new Response(JSON.stringify({ status, msg: '', data }), { status });
  });
const breaks = () => respond(saveTimedWorkAnswers, () => Promise.reject(new TypeError('Failed to fetch')));

const open = (stored = { answers: {} as QuestionAnswers, version: 0 }) =>
  renderHook(() => useAnswers(PLACE, stored, true));
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('WORK-20 sends what is typed after a pause, and every five seconds while somebody types on', async () => {
  const server = keeps({ answers: {}, version: 0 });
  stores(server);
  const { result } = open();
  for (let n = 0; n < 20; n++) {
    act(() => result.current.change('q', `${n}`));
    await pass(500);
  }
  expect(sentCalls(saveTimedWorkAnswers).length).toBeGreaterThanOrEqual(1);
  await pass(1_000);
  expect(server.known.answers).toEqual({ q: '19' });
  expect(result.current.states).toEqual({ q: 'saved' });
});

it('WORK-20 a save whose answer was lost is stored once, and what was typed meanwhile after it', async () => {
  const server = keeps({ answers: {}, version: 0 });
  respond(saveTimedWorkAnswers, ({ input }) => {
    server.save(input as never);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  stores(server);
  const { result } = open();
  act(() => result.current.change('q', 'first'));
  await pass(1_000);
  expect([server.known.version, result.current.states.q]).toEqual([1, 'failed']);
  act(() => result.current.change('q', 'second'));
  await pass(10_000);
  expect([server.known.answers, result.current.states.q]).toEqual([{ q: 'second' }, 'saved']);
});

it('WORK-20 what was typed while the net was away is stored once it is back, also by a page that was opened anew', async () => {
  const server = keeps({ answers: {}, version: 0 });
  breaks();
  const first = open();
  for (const id of ['a', 'b', 'c', 'd', 'e']) act(() => first.result.current.change(id, `of ${id}`));
  await pass(90_000);
  expect(server.known.version).toBe(0);
  first.unmount();
  await pass(1);
  breaks();
  stores(server);
  const again = open();
  expect(again.result.current.answers).toMatchObject({ a: 'of a', e: 'of e' });
  await pass(10_000);
  expect(server.known.answers).toEqual({ a: 'of a', b: 'of b', c: 'of c', d: 'of d', e: 'of e' });
  expect(new Set(Object.values(again.result.current.states))).toEqual(new Set(['saved']));
  again.unmount();
  expect(localStorage.length).toBe(0);
});

it('WORK-20 what another device saved meanwhile is kept, question by question, and the own text is put onto it', async () => {
  const server = keeps({ answers: { mine: 'old', theirs: 'old' }, version: 3 });
  stores(server);
  const { result } = open({ answers: { mine: 'old', theirs: 'old' }, version: 3 });
  server.save({ answers: { mine: 'old', theirs: 'new' }, version: 3 });
  act(() => result.current.change('mine', 'new'));
  await pass(10_000);
  expect(server.known).toEqual({ answers: { mine: 'new', theirs: 'new' }, version: 5 });
  expect(result.current.answers).toEqual({ mine: 'new', theirs: 'new' });
});

it('WORK-20 what was just typed is sent before somebody hands in', async () => {
  const server = keeps({ answers: {}, version: 0 });
  stores(server);
  const { result } = open();
  act(() => result.current.change('q', 'first words'));
  const first = sendAnswers();
  // typed while that is under way
  act(() => result.current.change('q', 'last words'));
  await act(() => Promise.all([first, sendAnswers()]));
  expect(server.known.answers).toEqual({ q: 'last words' });
});

it('WORK-2 what arrives after the end is not tried for ever, and stays on this computer', async () => {
  refuse(saveTimedWorkAnswers, 'work.ended');
  answer(getTimedWorkProblemList, []);
  const { result } = open();
  act(() => result.current.change('q', 'too late'));
  await pass(60_000);
  expect([sentCalls(saveTimedWorkAnswers).length, result.current.states.q]).toEqual([1, 'failed']);
  expect(Object.values(localStorage)).toContain('{"q":"too late"}');
});
