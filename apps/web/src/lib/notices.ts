import { createStore, useStore } from './store.ts';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly ms: number;
  /** Finds a failed call in the log of the server. */
  readonly requestId: string | null;
}

interface NoticeOptions {
  /** How long it is shown, in milliseconds; {@link TOAST_MS} unless given. */
  ms?: number;
  requestId?: string | null;
}

const TOAST_MS = 4000;

const toasts = createStore<Notice | null>(null);
let lastId = 0;

export const useToast = () => useStore(toasts);

/** Shows a toast; one is seen at a time, so it takes the place of the one before (SHELL-41). */
const show =
  (kind: NoticeKind) =>
  (text: string, { ms = TOAST_MS, requestId = null }: NoticeOptions = {}) =>
    toasts.set({ id: ++lastId, kind, text, ms, requestId });

export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
};

export const closeToast = (id: number) => {
  if (toasts.get()?.id === id) toasts.set(null);
};

/** Takes back what is said in another place, so that it is seen, and read out, once. */
export const withdrawNotices = (text: string) => {
  if (toasts.get()?.text === text) toasts.set(null);
};

/** Takes everything off the screen. */
export const closeNotices = () => toasts.set(null);
