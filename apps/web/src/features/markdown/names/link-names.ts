import type { Mention } from '@assay/contract/comments/mentions.ts';
import { findNames, nameKey } from '@assay/rules/comments/mentions.ts';
import { paths } from '../../../lib/paths.ts';

/** Names there are none of, or no links: code, formulas, links, and what is quoted. */
const LEFT_ALONE = 'a, button, code, pre, blockquote, .tex, .tex-display, .md-pdf';

/** Makes links to people of the names by which a text mentions them (DISC-15). */
export function linkNames(root: ParentNode & Node, mentions: readonly Mention[]): void {
  if (mentions.length === 0) return;
  const uids = new Map(mentions.map(({ uid, name }) => [nameKey(name), uid]));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.includes('@') && !text.parentElement?.closest(LEFT_ALONE)) texts.push(text);
  }
  for (const text of texts) {
    // from the end, so that places before stay where they are
    for (const { from, to, name } of findNames(text.data, (key) => uids.has(key)).reverse()) {
      text.splitText(to);
      const named = text.splitText(from);
      const link = document.createElement('a');
      link.className = 'md-name';
      link.href = paths.userHome({ uid: uids.get(nameKey(name))! });
      link.textContent = named.data;
      named.replaceWith(link);
    }
  }
}
