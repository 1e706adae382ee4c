import { createStore, useStore } from '../../lib/store.ts';

export type PaletteView = 'search' | 'keys';

const open = createStore<PaletteView | null>(null);
export const useOpenPalette = () => useStore(open);
export const openPalette = (view: PaletteView) => open.set(view);
export const closePalette = () => open.set(null);
