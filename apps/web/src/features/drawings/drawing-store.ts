import { createStore, useStore } from '../../lib/store.ts';

/** The drawing at a problem, by the problem's id and what it is called; 0 is the one about none. */
export interface OpenedDrawing {
  pid: number;
  problem: string | null;
}

const opened = createStore<OpenedDrawing | null>(null);
export const useOpenedDrawing = () => useStore(opened);
export const openDrawing = (drawing: OpenedDrawing = { pid: 0, problem: null }) => opened.set(drawing);
export const closeDrawing = () => opened.set(null);
