import { createStore, useStore } from '../../../lib/store.ts';

/** Something that came while a page is open, said in the corner for a moment. */
export interface CornerNotice {
  /** The same for what replaces it. */
  key: string;
  title: string;
  text: string;
  onOpen: () => void;
}

/** Seen at once; more of them nobody reads. */
const SHOWN_MAX = 3;

const corner = createStore<readonly CornerNotice[]>([]);

export const useCorner = () => useStore(corner);

export const showInCorner = (notice: CornerNotice) =>
  corner.set([...corner.get().filter(({ key }) => key !== notice.key), notice].slice(-SHOWN_MAX));

export const closeCorner = (key: string) => corner.set(corner.get().filter((one) => one.key !== key));
