import { once } from '../once.ts';
import { holdRoom, releaseRoom } from './room.ts';

type Typeset = (root: ParentNode) => void;

/** How long a text waits for KaTeX; then it is shown with room for its formulas. */
const PATIENCE_MS = 400;

let typeset: Typeset | null = null;

/** KaTeX and its fonts weigh more than the rest of the renderer: texts without formulas never load them. */
const loadTypeset = once(async () => {
  const { typeset: loaded, loadFonts } = await import('../typeset.ts');
  await loadFonts();
  typeset = loaded;
  return loaded;
});

export const mayHoldFormulas = (source: string) => /\$|\\[([]|class=["']?tex/.test(source);

/** KaTeX if it is here. */
export const typesetNow = (): Typeset | null => typeset;

/** Starts loading KaTeX; settles, never failing, when it is here or the text should be shown without it. */
export const awaitTypeset = once(() => {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([loadTypeset().catch(() => {}), patience]);
});

/**
 * Typesets the formulas of a text that is on the page already, as soon as KaTeX is here. Without KaTeX the reader gets
 * their source.
 * @returns forgets about it
 */
export function typesetLater(root: ParentNode): () => void {
  let gone = false;
  holdRoom(root);
  loadTypeset()
    .then((loaded) => gone || loaded(root))
    .catch(() => {})
    .finally(() => gone || releaseRoom(root));
  return () => {
    gone = true;
  };
}
