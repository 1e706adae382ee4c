import { formulaKey, type SetFormulas } from '@assay/markdown/formula.ts';
import { once } from '../once.ts';
import { holdRoom, releaseRoom } from './room.ts';

type Typeset = (root: ParentNode) => void;

/** How long a text waits for what its formulas need; then it is shown with room for them. */
const PATIENCE_MS = 400;

let typeset: Typeset | null = null;

const loadLook = once(async () => (await import('./look.ts')).loadFonts());

/** KaTeX weighs more than the rest of the renderer: only texts whose formulas nobody has set load it. */
const loadTypeset = once(async () => {
  const [{ typeset: loaded }] = await Promise.all([import('../typeset.ts'), loadLook()]);
  typeset = loaded;
  return loaded;
});

export const mayHoldFormulas = (source: string) => /\$|\\[([]|class=["']?tex/.test(source);

const patiently = (load: () => Promise<unknown>) => () => {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([
    load()
      .then(() => {})
      .catch(() => {}),
    patience,
  ]);
};
const awaitLook = once(patiently(loadLook));
const awaitTypeset = once(patiently(loadTypeset));

/** Settles, never failing, when what the formulas of a text need is here or the text should be shown without it. */
export const awaitFormulas = (areSet: boolean) => (areSet ? awaitLook() : awaitTypeset());

/** Puts formulas that were set beforehand in their places, and typesets the others if KaTeX is here. */
export function setNow(root: ParentNode, set: SetFormulas | undefined): void {
  for (const element of root.querySelectorAll<HTMLElement>('.tex')) {
    const key = formulaKey({ tex: element.textContent ?? '', display: element.classList.contains('tex-display') });
    if (!set || !Object.hasOwn(set, key)) continue;
    element.innerHTML = set[key]!;
    element.dataset.set = '';
  }
  typeset?.(root);
}

/**
 * Typesets what is left of the formulas of a text that is on the page already, as soon as KaTeX is here. Without KaTeX
 * the reader gets their source.
 * @returns forgets about it
 */
export function setLater(root: ParentNode): (() => void) | undefined {
  if (typeset || !root.querySelector('.tex:not([data-set])')) return undefined;
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
