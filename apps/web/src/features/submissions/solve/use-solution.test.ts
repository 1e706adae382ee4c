import type { Language } from '@assay/contract/catalog/languages.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createDraftStore, type Draft, draftKey } from '../../editor/drafts.ts';
import type { Handover } from '../../editor/handover.ts';
import { useSolution } from './use-solution.ts';

const PLACE = 'public:1000';
const language = (name: string, contentType: string, offered = true) =>
  ({ name, contentType, offered, codeTemplate: `start of ${name}` }) as Language;
const LANGUAGES = [
  language('Python3', 'text/x-python'),
  language('C++ 20', 'text/x-c++src'),
  language('C++ 17 With O2', 'text/x-c++src'),
];

interface Given {
  uid?: number;
  languages?: readonly Language[];
  handover?: Handover | null;
}
const opened = ({ uid = 7, languages = LANGUAGES, handover = null }: Given = {}) => {
  const setText = vi.fn();
  const editor = { current: { setText, focus() {}, jumpTo() {} } } as never;
  const hook = renderHook(() =>
    useSolution({ uid, place: PLACE, languages, templates: { 'C++ 20': 'of the problem' }, handover, editor }),
  );
  return { ...hook, setText, solution: () => hook.result.current };
};
const storeOf = (uid: number, tab: string) => createDraftStore(localStorage, draftKey(uid, PLACE), tab);
const keep = (draft: Draft, uid = 7) => {
  const store = storeOf(uid, 'another tab');
  store.open();
  store.save(draft);
};
const stored = (uid = 7) => storeOf(uid, 'reader').open().draft;
const python = (code: string): Draft => ({ language: 'Python3', codes: { Python3: code } });

afterEach(() => void vi.useRealTimers());

it.each([
  ['a newcomer with C++ as contests have it', {}, 'C++ 17 With O2', 'start of C++ 17 With O2'],
  [
    'where only one is offered, with that',
    { languages: [language('C', 'text/x-csrc', false), LANGUAGES[0]!] },
    'Python3',
    'start of Python3',
  ],
  ['where none is, with the first', { languages: [language('C', 'text/x-csrc', false)] }, 'C', 'start of C'],
  [
    'code that was handed over, in its language',
    { handover: { code: 'given', language: 'C++ 20' } },
    'C++ 20',
    'given',
  ],
  [
    'a language that the problem does not allow is passed over',
    { handover: { code: 'given', language: 'Ada' } },
    'C++ 17 With O2',
    'given',
  ],
] as [string, Given, string, string][])('begins: %s', (_what, given, name, code) => {
  const { solution } = opened(given);
  expect([solution().language, solution().code()]).toEqual([name, code]);
});

it('goes on with the own draft; what a visitor wrote is taken over by an account without one', () => {
  keep(python('of a visitor'), 0);
  const first = opened();
  expect(first.solution().code()).toBe('of a visitor');
  first.unmount();
  expect(stored()?.codes.Python3).toBe('of a visitor');
  keep(python('newer, of a visitor'), 0);
  expect(opened().solution().code()).toBe('of a visitor');
});

it('keeps a text for each language, and takes one along where the language was the wrong one', () => {
  const { solution, setText } = opened();
  act(() => solution().setCode('int main'));
  act(() => solution().chooseLanguage('Python3'));
  expect(solution().code()).toBe('start of Python3');
  act(() => solution().chooseLanguage('C++ 17 With O2'));
  expect(solution().code()).toBe('int main');
  act(() => solution().relabel('C++ 20'));
  expect([solution().language, solution().code(), setText.mock.lastCall]).toEqual(['C++ 20', 'int main', ['int main']]);
  act(() => solution().reset());
  expect(solution().code()).toBe('of the problem');
});

it.each([
  ['after two seconds', (_page: ReturnType<typeof opened>) => vi.advanceTimersByTime(2000)],
  ['when the page goes away', () => window.dispatchEvent(new Event('pagehide'))],
  ['when it is closed', ({ unmount }: ReturnType<typeof opened>) => unmount()],
])('saves %s', (_what, leave) => {
  vi.useFakeTimers();
  const page = opened();
  act(() => page.solution().setCode('typed'));
  expect(page.solution().live.get().state).toBe('unsaved');
  act(() => void leave(page));
  expect(stored()?.codes['C++ 17 With O2']).toBe('typed');
  expect(page.solution().live.get().state).toBe('saved');
});

it('never saves over what another tab wrote: one of the two is chosen', () => {
  const { solution, setText } = opened();
  act(() => solution().setCode('mine'));
  keep(python('of the other tab'));
  act(() => solution().save());
  expect(stored()).toMatchObject(python('of the other tab'));
  expect(solution().other).toMatchObject(python('of the other tab'));
  act(() => solution().takeOther());
  expect([solution().language, solution().code(), solution().other]).toEqual(['Python3', 'of the other tab', null]);
  expect(setText).toHaveBeenLastCalledWith('of the other tab');

  keep(python('once more'));
  act(() => solution().setCode('mine again'));
  act(() => solution().save());
  act(() => solution().keepMine());
  expect(stored()?.codes.Python3).toBe('mine again');
});
