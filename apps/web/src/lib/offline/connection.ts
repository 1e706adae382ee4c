import { createStore } from '../store.ts';

/** The connection to the site as the last calls found it. */
export interface Connection {
  /** Since when nothing was answered: what is shown is as old. Null while the site answers. */
  lostAt: number | null;
}

/** Waits between attempts to reach the site again; the last one repeats. */
const PROBE_MS = [2_000, 4_000, 8_000, 15_000];

const store = createStore<Connection>({ lostAt: null });
export const connection = store;

let answeredAt = Date.now();
let attempts = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The site answered something. */
export function noteAnswer(): void {
  answeredAt = Date.now();
  clearTimeout(timer);
  attempts = 0;
  if (store.get().lostAt !== null) store.set({ lostAt: null });
}

async function probe(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) noteAnswer();
  else if (store.get().lostAt !== null) schedule();
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void probe(), PROBE_MS[Math.min(attempts++, PROBE_MS.length - 1)]);
}

/** A call got no answer at all. From now on the site is asked now and then whether it is there. */
export function noteSilence(): void {
  if (store.get().lostAt !== null) return;
  store.set({ lostAt: answeredAt });
  schedule();
}

/** What is shown is as old as something that was kept. */
export function noteAge(at: number): void {
  const { lostAt } = store.get();
  if (lostAt !== null && at < lostAt) store.set({ lostAt: at });
}

/** Hears from the browser, too, that the network came or went: before a call finds out. */
export function followNetwork(): void {
  window.addEventListener('offline', noteSilence);
  window.addEventListener('online', () => void probe());
}
