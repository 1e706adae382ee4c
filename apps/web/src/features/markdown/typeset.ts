import katex from 'katex';
import 'katex/dist/katex.min.css';

/** The faces of almost every formula; the others come when one needs them. */
const FACES = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2'];

/** Settles when the fonts of formulas are there, or will not come: set before, a formula would change its size. */
export const loadFonts = () => Promise.allSettled(FACES.map((face) => document.fonts.load(face)));

/** Formulas longer than this stay as source: nobody reads them, and typesetting them would block the page. */
const LONGEST = 5000;

/**
 * Typesets every formula under `root` in place. Each stands for itself: one that KaTeX refuses keeps its source text
 * and says why in its tooltip. `trust: false` refuses links, classes and images made by TeX commands.
 */
export function typeset(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('.tex')) {
    const tex = element.textContent ?? '';
    if (tex.length > LONGEST) continue;
    try {
      const rendered = document.createElement('span');
      katex.render(tex, rendered, {
        displayMode: element.classList.contains('tex-display'),
        throwOnError: true,
        strict: 'ignore',
        trust: false,
        maxSize: 20,
        maxExpand: 500,
      });
      element.replaceChildren(...rendered.childNodes);
    } catch (error) {
      element.classList.add('tex-error');
      element.title = error instanceof Error ? error.message : String(error);
    }
  }
}
