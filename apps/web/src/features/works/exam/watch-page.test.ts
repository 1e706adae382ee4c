import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPage } from './watch-page.ts';

type Notes = Parameters<Parameters<typeof watchPage>[1]>[0];
let sent: Notes;
let end: () => void;
const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const clip = (type: 'copy' | 'paste', text: string) => {
  const event = Object.assign(new Event(type, { bubbles: true }), { clipboardData: { getData: () => text } });
  document.body.dispatchEvent(event);
};
const watch = () => watchPage('7', (notes) => sent.push(...notes));
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  end = watch();
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});
const said = () => {
  vi.advanceTimersByTime(10_000);
  return sent.map(({ kind, amount }) => [kind, amount]);
};

it('WORK-26 notes how long the page was hidden, and nothing of a moment', () => {
  show('hidden');
  vi.advanceTimersByTime(1_500);
  show('visible');
  expect(said()).toEqual([]);
  show('hidden');
  vi.advanceTimersByTime(12_000);
  show('visible');
  expect(said()).toEqual([['hidden', 12]]);
  expect(sent[0]!.secondsAgo).toBe(15);
});

it('WORK-26 notes another window only while the page can be seen, from five seconds on', () => {
  for (const ms of [4_000, 6_000]) {
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(ms);
    window.dispatchEvent(new Event('focus'));
  }
  window.dispatchEvent(new Event('blur'));
  show('hidden');
  vi.advanceTimersByTime(8_000);
  show('visible');
  window.dispatchEvent(new Event('focus'));
  expect(said()).toEqual([
    ['blur', 6],
    ['hidden', 8],
  ]);
});

it('WORK-26 notes long pastes from elsewhere by their length, not short ones and not what was copied in the page', () => {
  const own = 'int total = 0;\n'.repeat(10);
  clip('copy', own);
  clip('paste', own);
  clip('paste', own.slice(0, 100));
  clip('paste', 'short');
  clip('paste', 'x'.repeat(200));
  expect(said()).toEqual([['paste', 200]]);
  expect(JSON.stringify(sent)).not.toContain('xxx');
});

it('WORK-26 notes that full screen was left', () => {
  const full = vi.fn(() => document.body as Element | null);
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: full });
  document.dispatchEvent(new Event('fullscreenchange'));
  full.mockReturnValue(null);
  document.dispatchEvent(new Event('fullscreenchange'));
  expect(said()).toEqual([['fullScreen', 0]]);
});

it('WORK-26 a page that was hidden and loaded anew is noticed by the next one, and nothing after the end', () => {
  show('hidden');
  end();
  vi.advanceTimersByTime(30_000);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  end = watch();
  expect(said()).toEqual([['hidden', 30]]);
  end();
  clip('paste', 'x'.repeat(200));
  expect(said()).toEqual([['hidden', 30]]);
});
