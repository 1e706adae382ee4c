import type { Mention } from '@assay/contract/comments/mentions.ts';
import { enhance, type Hands } from './enhance.ts';
import { linkNames } from './names/link-names.ts';
import { sanitize } from './safe/policy.ts';
import type { MarkdownWords } from './words.ts';

declare const harmless: unique symbol;
/** What {@link makeHarmless} made, and nothing else. */
export type Harmless = DocumentFragment & { readonly [harmless]: true };

/**
 * Written content without what could harm, which takes the longest of all that is done with it.
 * @param html as Markdown gave it, from whoever wrote it
 */
export const makeHarmless = (html: string): Harmless => sanitize(html) as Harmless;

/**
 * A copy of written content as nodes ready to be put on the page, typeset and enhanced by us.
 * @param setFormulas puts formulas in the place of their source
 * @param mentions who is named in it
 */
export function finishHtml(
  safe: Harmless,
  words: MarkdownWords,
  hands: Hands,
  setFormulas: (root: ParentNode) => void,
  mentions: readonly Mention[] = [],
): DocumentFragment {
  const fragment = safe.cloneNode(true) as DocumentFragment;
  setFormulas(fragment);
  enhance(fragment, words, hands);
  linkNames(fragment, mentions);
  return fragment;
}

/** Colours the code under `root`; most texts have none, and do without what knows languages. Where it does not come, code has one colour. */
export function highlightBlocks(root: ParentNode): void {
  const blocks = root.querySelectorAll<HTMLElement>('pre > code[class*="language-"]');
  if (blocks.length > 0) void import('./highlight.ts').then((later) => later.highlightSeen(blocks)).catch(() => {});
}
