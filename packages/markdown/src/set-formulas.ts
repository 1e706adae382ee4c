import { declareBounds } from '@assay/contract/readers/bounded.ts';
import katex from 'katex';
import { type Formula, formulaKey, type SetFormulas } from './formula.ts';
import { KATEX_OPTIONS, LONGEST_TEX } from './katex-options.ts';
import { markdown } from './markdown-to-html.ts';

/** A text may ask for so much; its other formulas are left to the browser. The first text after a start takes longest. */
const FORMULAS_MAX = 500;
const TIME_MAX_MS = 500;

declareBounds({
  reader: { en: 'Formulas', zh: '公式' },
  where: 'packages/markdown/src/set-formulas.ts',
  input: { max: LONGEST_TEX, unit: 'characters' },
  parts: { max: FORMULAS_MAX, unit: 'formulas' },
  time: TIME_MAX_MS,
});

/** The formulas of a text in their order, each once. */
function formulasOf(source: string): Formula[] {
  const found = new Map<string, Formula>();
  const tokens = markdown.parse(source, {});
  for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
    if (token.type !== 'math') continue;
    const formula = { tex: token.content, display: token.meta.display === true };
    found.set(formulaKey(formula), formula);
  }
  return [...found.values()];
}

/**
 * Sets the formulas of texts, so that a page which shows them needs neither KaTeX nor a second layout. What KaTeX
 * refuses, and what would take too long, is missing in the answer: a reader of it sets those by itself.
 * @param sources Markdown
 */
export function setFormulas(sources: readonly string[]): SetFormulas {
  const until = performance.now() + TIME_MAX_MS;
  const formulas = sources.filter((source) => /[$\\]/.test(source)).flatMap(formulasOf);
  const set: Record<string, string> = {};
  for (const formula of formulas.slice(0, FORMULAS_MAX)) {
    if (performance.now() > until) break;
    if (formula.tex.length > LONGEST_TEX) continue;
    try {
      set[formulaKey(formula)] = katex.renderToString(formula.tex, { ...KATEX_OPTIONS, displayMode: formula.display });
    } catch {
      // the reader is shown its source and why
    }
  }
  return set;
}
