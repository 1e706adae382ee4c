const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The link by which a statement names one of its files. */
export const fileLink = (name: string) => `file://${name}`;

/**
 * Turns relative links to these files into `file://name`: pictures and links of Markdown, `src` and `href` of HTML.
 * @param names by the path that the text uses, the name of the statement file
 */
export function linkStatementFiles(markdown: string, names: ReadonlyMap<string, string>): string {
  let linked = markdown;
  for (const [path, name] of names) {
    const found = `(?:\\./)?${escaped(path)}`;
    linked = linked
      .replace(
        new RegExp(`(\\]\\(\\s*)<?${found}>?(?=[\\s)])`, 'g'),
        (_all, before: string) => `${before}<${fileLink(name)}>`,
      )
      .replace(
        new RegExp(`(\\b(?:src|href)\\s*=\\s*)(["']?)${found}\\2(?=[\\s/>])`, 'gi'),
        (_all, before: string) => `${before}"${fileLink(name)}"`,
      );
  }
  return linked;
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
