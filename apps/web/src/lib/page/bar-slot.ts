import { createStore } from '../store.ts';

/** The room in the site's bar that a page fills with a bar of its own, so that there is one bar and not two; null where the page has none. */
export const barSlot = createStore<HTMLElement | null>(null);
