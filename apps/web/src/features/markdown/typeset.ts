import katex from 'katex';
import 'katex/dist/katex.min.css';

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
