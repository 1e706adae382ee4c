import { htmlToMarkdown } from '@assay/formats/markdown/html-to-markdown.ts';
import type { RemoteStatement } from '../site.ts';
import { type Element, findAll, type Node, outerHtml } from './html.ts';

/** What stands where a site describes input or output along with the rest. */
const SEE_ABOVE = { en: 'See the description.', zh: '见题目描述。' } as const;

/** What links to a statement that is a document. */
export const DOCUMENT_WORDS = 'The statement is a document.';

/** Stands for a dollar that is money, until the text is Markdown: no text of a page holds it. */
export const DOLLAR = '\u{f0024}';

/** Pictures of the statement that is read, by the address they are named with. */
export class Pictures {
  readonly #base: string;
  readonly #found = new Set<string>();

  /** @param base the address of the page */
  constructor(base: string) {
    this.#base = base;
  }

  /** Notes the pictures below these nodes. */
  note(nodes: readonly Node[]): void {
    for (const { attribs } of findAll(nodes, { tag: 'img' })) {
      if (attribs.src) this.#found.add(this.resolve(attribs.src));
    }
  }

  /** The whole of an address; nothing that leads elsewhere than into the web. */
  resolve = (address: string): string => {
    const url = URL.canParse(address, this.#base) ? new URL(address, this.#base) : null;
    return url && /^(https?|mailto):$/.test(url.protocol) ? url.href : '#';
  };

  all = (): string[] => [...this.#found].filter((address) => /^https?:/.test(address));
}

/** Nodes of a statement as Markdown; addresses become whole, pictures are noted. */
export function asMarkdown(nodes: readonly Node[], pictures: Pictures): string {
  pictures.note(nodes);
  return htmlToMarkdown(`<div>${outerHtml(nodes)}</div>`, pictures.resolve)
    .replace(/(?:\s|<br>)+$/, '')
    .trim()
    .replaceAll(DOLLAR, '\\$');
}

/** A statement whose empty parts say where to look. */
export const statementIn = (lang: 'en' | 'zh', statement: RemoteStatement): RemoteStatement => ({
  ...statement,
  input: statement.input || SEE_ABOVE[lang],
  output: statement.output || SEE_ABOVE[lang],
});

/** A sample as it is stored: lines end by a line feed, the last one too, no blank lines around. */
export function sampleText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .replace(/\s+$/, '');
  return lines === '' ? '' : `${lines}\n`;
}

/** Dollars that mark no formula in the texts of a site without formulas. */
export const escapeDollars = (element: Element): void => {
  for (const child of element.children) {
    if ('attribs' in child) escapeDollars(child);
    else if ('data' in child) child.data = child.data.replaceAll('$', DOLLAR);
  }
};
