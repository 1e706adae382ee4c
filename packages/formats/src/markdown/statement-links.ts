import { NameTrie } from './name-trie.ts';

/** The link by which a statement names one of its files. */
export const fileLink = (name: string) => `file://${name}`;

/** Where Markdown and HTML begin to name a file: up to the quote, bracket and `./` before its path. */
const MARKDOWN_LINK = /(\]\(\s*)<?(?:\.\/)?/g;
const HTML_LINK = /(\b(?:src|href)\s*=\s*)(["']?)(?:\.\/)?/gi;

/** The text with each path that stands behind one of these beginnings replaced, up to its `end`. */
function replacePaths(
  text: string,
  beginning: RegExp,
  endOf: (found: RegExpMatchArray, from: number) => { name: string; end: number } | null,
  written: (before: string, name: string) => string,
): string {
  const parts: string[] = [];
  let done = 0;
  for (const found of text.matchAll(beginning)) {
    if (found.index < done) continue;
    const path = endOf(found, found.index + found[0].length);
    if (!path) continue;
    parts.push(text.slice(done, found.index), written(found[1]!, path.name));
    done = path.end;
  }
  return parts.join('') + text.slice(done);
}

/**
 * Turns relative links to these files into `file://name`: pictures and links of Markdown, `src` and `href` of HTML.
 * Takes its time from the length of the text, however many files there are.
 * @param names by the path that the text uses, the name of the statement file
 */
export function linkStatementFiles(markdown: string, names: ReadonlyMap<string, string>): string {
  const exact = new NameTrie(names);
  const anyCase = new NameTrie([...names].map(([path, name]) => [lowered(path), name]));
  const inMarkdown = replacePaths(
    markdown,
    MARKDOWN_LINK,
    (_found, from) => {
      const close = (at: number) => (markdown[at] === '>' ? at + 1 : at);
      const path = exact.longestAt(markdown, from, (at) => /[\s)]/.test(markdown[close(at)] ?? ''));
      return path && { name: path.value, end: close(path.end) };
    },
    (before, name) => `${before}<${fileLink(name)}>`,
  );
  const low = lowered(inMarkdown);
  return replacePaths(
    inMarkdown,
    HTML_LINK,
    ([, , quote = ''], from) => {
      const isEnd = (at: number) => low.startsWith(quote, at) && /[\s/>]/.test(low[at + quote.length] ?? '');
      const path = anyCase.longestAt(low, from, isEnd);
      return path && { name: path.value, end: path.end + quote.length };
    },
    (before, name) => `${before}"${fileLink(name)}"`,
  );
}

/** In small letters, each sign where it was. */
function lowered(text: string): string {
  const low = text.toLowerCase();
  return low.length === text.length ? low : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** `<file://name with blanks>` in Markdown, `"file://name"` in HTML, or bare up to a blank or bracket. */
const LINK = /<file:\/\/([^<>\n]+)>|(["'])file:\/\/([^"'\n]+)\2|file:\/\/([^\s<>"')]+)/g;

/** Names of the files that a text refers to. */
export const linkedFiles = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(LINK)].map((match) => (match[1] ?? match[3] ?? match[4])!)),
];

/** Puts other addresses in the place of `file://name`; names without one stay. Addresses hold no blanks and quotes. */
export const replaceFileLinks = (markdown: string, addressOf: (name: string) => string | null): string =>
  markdown.replace(LINK, (link, angled?: string, quote?: string, inQuotes?: string, bare?: string) => {
    const address = addressOf((angled ?? inQuotes ?? bare)!);
    return address === null ? link : `${quote ?? ''}${address}${quote ?? ''}`;
  });
