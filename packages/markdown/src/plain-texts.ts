import { markdown } from './markdown-to-html.ts';

/**
 * The words of a text that hold a sign, in their order: what is neither code nor formula, stands in no link, and quotes nobody.
 * @param source Markdown that is no longer than what the site keeps; without the sign it is not parsed
 */
export function plainTexts(source: string, sign: string): string[] {
  if (!source.includes(sign)) return [];
  const texts: string[] = [];
  let quotes = 0;
  for (const { type, children } of markdown.parse(source, {})) {
    if (type === 'blockquote_open') quotes++;
    if (type === 'blockquote_close') quotes--;
    if (quotes > 0) continue;
    let links = 0;
    for (const child of children ?? []) {
      if (child.type === 'link_open') links++;
      if (child.type === 'link_close') links--;
      if (child.type === 'text' && links === 0 && child.content.includes(sign)) texts.push(child.content);
    }
  }
  return texts;
}
