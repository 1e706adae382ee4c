import { furnish, type Hands } from './furnish.ts';
import { markdownToHtml } from './markdown-to-html.ts';
import { sanitize } from './policy.ts';
import type { MarkdownWords } from './words.ts';

export { highlightBlocks } from './highlight.ts';

/**
 * Written content as nodes ready to be put on the page: safe first, then typeset and furnished by us.
 * @param typeset sets the formulas; null where the text has none
 */
export function renderMarkdown(
  source: string,
  words: MarkdownWords,
  hands: Hands,
  typeset: ((root: ParentNode) => void) | null,
): DocumentFragment {
  const fragment = sanitize(markdownToHtml(source));
  typeset?.(fragment);
  furnish(fragment, words, hands);
  return fragment;
}
