import { KATEX_OPTIONS, LONGEST_TEX } from '@assay/markdown/katex-options.ts';
import katex from 'katex';

/**
 * Typesets in place every formula under `root` that is not set yet. Each stands for itself: one that KaTeX refuses
 * keeps its source text and says why in its tooltip.
 */
export function typeset(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('.tex:not([data-set])')) {
    const tex = element.textContent ?? '';
    if (tex.length > LONGEST_TEX) continue;
    try {
      const rendered = document.createElement('span');
      katex.render(tex, rendered, { ...KATEX_OPTIONS, displayMode: element.classList.contains('tex-display') });
      element.replaceChildren(...rendered.childNodes);
      element.dataset.set = '';
    } catch (error) {
      element.classList.add('tex-error');
      element.title = error instanceof Error ? error.message : String(error);
    }
  }
}
