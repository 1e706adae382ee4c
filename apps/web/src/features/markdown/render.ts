import type { Mention } from '@assay/contract/comments/mentions.ts';
import { enhance, type Hands } from './enhance.ts';
import { linkNames } from './names/link-names.ts';
import { sanitize } from './safe/policy.ts';
import type { MarkdownWords } from './words.ts';

export { highlightBlocks } from './highlight.ts';

/**
 * Written content as nodes ready to be put on the page: safe first, then typeset and enhanced by us.
 * @param html as Markdown gave it, from whoever wrote it
 * @param setFormulas puts formulas in the place of their source
 * @param mentions who is named in it
 */
export function finishHtml(
  html: string,
  words: MarkdownWords,
  hands: Hands,
  setFormulas: (root: ParentNode) => void,
  mentions: readonly Mention[] = [],
): DocumentFragment {
  const fragment = sanitize(html);
  setFormulas(fragment);
  enhance(fragment, words, hands);
  linkNames(fragment, mentions);
  return fragment;
}
