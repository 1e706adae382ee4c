import { enhance, type Hands } from './enhance.ts';
import { sanitize } from './policy.ts';
import type { MarkdownWords } from './words.ts';

export { highlightBlocks } from './highlight.ts';

/**
 * Written content as nodes ready to be put on the page: safe first, then typeset and enhanced by us.
 * @param html as Markdown gave it, from whoever wrote it
 * @param setFormulas puts formulas in the place of their source
 */
export function finishHtml(
  html: string,
  words: MarkdownWords,
  hands: Hands,
  setFormulas: (root: ParentNode) => void,
): DocumentFragment {
  const fragment = sanitize(html);
  setFormulas(fragment);
  enhance(fragment, words, hands);
  return fragment;
}
