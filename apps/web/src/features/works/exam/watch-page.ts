import type { SentOf } from '@assay/contract/op.ts';
import type { noteTimedWorkExam } from '@assay/contract/works/exam.ts';

type Note = SentOf<typeof noteTimedWorkExam>['notes'][number];
interface Noticed {
  kind: Note['kind'];
  atMs: number;
  amount: number;
}

/** What is shorter is nothing: a click beside the window, a menu of the system. */
const HIDDEN_MS = 2_000;
const BLUR_MS = 5_000;
const PASTE_CHARACTERS = 80;
/** Notes are sent together. */
const SEND_AFTER_MS = 3_000;
const SENT_MAX = 50;
/** Texts copied in the page itself that are told apart from others. */
const COPIES_MAX = 50;

const plain = (text: string) => text.replaceAll(/\s+/g, '');

/**
 * Notices in a page what an exam writes down (WORK-26). When the page was hidden and then closed or loaded anew, that is noticed by the
 * next one in the same tab.
 * @param name of what is watched, in the storage of the tab
 * @param send is handed what was noticed; what it throws is its own matter
 * @returns a function that ends it
 */
export function watchPage(name: string, send: (notes: Note[]) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const key = `exam-hidden:${name}`;
  const copies: string[] = [];
  const waiting: Noticed[] = [];
  let timer: number | undefined;
  let blurredAt: number | null = null;
  let wasFull = document.fullscreenElement !== null && document.fullscreenElement !== undefined;

  const flush = () => {
    window.clearTimeout(timer);
    timer = undefined;
    const now = Date.now();
    const some = waiting.splice(0, SENT_MAX);
    if (some.length === 0) return;
    send(
      some.map(({ kind, atMs, amount }) => ({
        kind,
        secondsAgo: Math.min(Math.max(Math.round((now - atMs) / 1000), 0), 86_400),
        amount,
      })),
    );
  };
  const notice = (kind: Noticed['kind'], atMs: number, amount: number) => {
    waiting.push({ kind, atMs, amount });
    timer ??= window.setTimeout(flush, SEND_AFTER_MS);
  };
  const lasted = (kind: 'hidden' | 'blur', sinceMs: number, leastMs: number) => {
    const ms = Date.now() - sinceMs;
    if (ms >= leastMs) notice(kind, sinceMs, Math.round(ms / 1000));
  };
  const cameBack = () => {
    const since = Number(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    if (since > 0) lasted('hidden', since, HIDDEN_MS);
  };
  const onCopy = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') || String(document.getSelection() ?? '');
    if (text !== '') copies.unshift(plain(text));
    copies.length = Math.min(copies.length, COPIES_MAX);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isOwn = copies.some((copy) => copy.includes(plain(text)));
    if (text.length > PASTE_CHARACTERS && !isOwn) notice('paste', Date.now(), Math.min(text.length, 1_000_000));
  };

  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') return cameBack();
      // one of both: what is hidden has no focus either
      blurredAt = null;
      sessionStorage.setItem(key, String(Date.now()));
      flush();
    },
    { signal },
  );
  window.addEventListener(
    'blur',
    () => {
      blurredAt = document.visibilityState === 'visible' ? Date.now() : null;
    },
    { signal },
  );
  window.addEventListener(
    'focus',
    () => {
      if (blurredAt !== null) lasted('blur', blurredAt, BLUR_MS);
      blurredAt = null;
    },
    { signal },
  );
  document.addEventListener(
    'fullscreenchange',
    () => {
      const isFull = Boolean(document.fullscreenElement);
      if (wasFull && !isFull) notice('fullScreen', Date.now(), 0);
      wasFull = isFull;
    },
    { signal },
  );
  // after the editor has put its own text on the clipboard, and before it takes what is pasted
  document.addEventListener('copy', onCopy, { signal });
  document.addEventListener('cut', onCopy, { signal });
  document.addEventListener('paste', onPaste, { signal, capture: true });
  cameBack();
  return () => {
    ending.abort();
    flush();
  };
}
