import { furnish, type Hands } from './furnish.ts';
import { markdownToHtml } from './markdown-to-html.ts';
import { sanitize } from './policy.ts';
import { typeset } from './typeset.ts';
import type { MarkdownWords } from './words.ts';

export { highlightBlocks } from './highlight.ts';

/** Written content as nodes ready to be put on the page: safe first, then typeset and furnished by us. */
export function renderMarkdown(source: string, words: MarkdownWords, hands: Hands): DocumentFragment {
  const fragment = sanitize(markdownToHtml(source));
  typeset(fragment);
  furnish(fragment, words, hands);
  return fragment;
}
