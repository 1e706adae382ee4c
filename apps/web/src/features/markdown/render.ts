import { markdownToHtml } from '@assay/markdown/markdown-to-html.ts';
import { furnish, type Hands } from './furnish.ts';
import { sanitize } from './policy.ts';
import type { MarkdownWords } from './words.ts';

export { highlightBlocks } from './highlight.ts';

/**
 * Written content as nodes ready to be put on the page: safe first, then typeset and furnished by us.
 * @param setFormulas puts formulas in the place of their source
 */
export function renderMarkdown(
  source: string,
  words: MarkdownWords,
  hands: Hands,
  setFormulas: (root: ParentNode) => void,
): DocumentFragment {
  const fragment = sanitize(markdownToHtml(source));
  setFormulas(fragment);
  furnish(fragment, words, hands);
  return fragment;
}
