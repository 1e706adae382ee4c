import { createStore, useStore } from './store.ts';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly ms: number;
}
/** A longer-lived card in the corner; tells what a toast has no room for. */
export interface CornerNotice extends Notice {
  readonly requestId: string | null;
}

const TOAST_MS = 4000;
const CORNER_MS = 5000;

const toasts = createStore<Notice | null>(null);
const corner = createStore<CornerNotice | null>(null);
let lastId = 0;

export const useToast = () => useStore(toasts);
export const useCornerNotice = () => useStore(corner);

/** Shows a toast; one is seen at a time, so it takes the place of the one before (SHELL-41). */
function show(kind: NoticeKind, text: string, ms = TOAST_MS) {
  toasts.set({ id: ++lastId, kind, text, ms });
}

export const toast = {
  success: (text: string, ms?: number) => show('success', text, ms),
  info: (text: string, ms?: number) => show('info', text, ms),
  warning: (text: string, ms?: number) => show('warning', text, ms),
  error: (text: string, ms?: number) => show('error', text, ms),
};

export const cornerNotice = (kind: NoticeKind, text: string, requestId: string | null) =>
  corner.set({ id: ++lastId, kind, text, ms: CORNER_MS, requestId });

export const closeToast = (id: number) => {
  if (toasts.get()?.id === id) toasts.set(null);
};
export const closeCornerNotice = (id: number) => {
  if (corner.get()?.id === id) corner.set(null);
};

/** Takes back what is said in another place, so that it is seen, and read out, once. */
export const withdrawNotices = (text: string) => {
  if (toasts.get()?.text === text) toasts.set(null);
  if (corner.get()?.text === text) corner.set(null);
};

/** Takes everything off the screen. */
export const closeNotices = () => {
  toasts.set(null);
  corner.set(null);
};
