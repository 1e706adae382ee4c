import type { Lang } from '@assay/contract/errors.ts';
import type { OwnStyles } from './page-styles.ts';

/** What is written into the page of the web app before it is sent. */
export interface PageParts {
  lang: Lang;
  /** The window's title, as the page will set it. */
  title: string;
  siteName: string;
  description: string;
  /** The page's one address, whole; null where the site does not know its own. */
  canonical: string | null;
  scripts: readonly string[];
  styles: readonly string[];
  /** One file of all these styles; null where there is none. */
  joined: string | null;
  /** The styles themselves, for what is drawn; null where the browser has kept the files. */
  own: OwnStyles | null;
  /** Answers of calls, by {@link writeAnswers}. */
  answers: string;
  /** HTML of what is seen first; null where the browser draws it. */
  sight: string | null;
  /** The text of boot.js, which runs before the first paint; null where there is none. */
  boot: string | null;
}

const LOCALE: Record<Lang, string> = { zh: 'zh-CN', en: 'en-US' };

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char]!);

/** JSON that ends no script element and opens no comment in one, whatever it holds. */
const inScript = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  content === '' ? '' : `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

function wordsOf({ title, siteName, description, canonical, lang }: PageParts): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', LOCALE[lang].replace('-', '_')),
    canonical === null ? '' : meta('property', 'og:url', canonical),
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
  ].join('');
}

const styleLink = (file: string) => `<link rel="stylesheet" crossorigin href="${escapeHtml(file)}" />`;

/** After the styles that every page has, which those of one page are written to follow. */
function stylesOf({ styles, joined, own }: PageParts): string {
  if (own !== null) return `<style data-files="${escapeHtml(own.files.join(' '))}">${own.css}</style>`;
  return (joined === null ? styles : [joined]).map(styleLink).join('');
}

/** Files whose styles came as one file, or stand in the page itself: boot.js names them, so that the script finds them and asks for none. */
function namedStyles({ styles, joined, own }: PageParts): string[] {
  if (own === null) return joined === null ? [] : [...styles];
  return [...new Set([...own.files, ...styles])].filter((file) => file !== joined);
}

const filesOf = (parts: PageParts) =>
  stylesOf(parts) +
  parts.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}" />`).join('');

/** Answers of calls, each given as a JSON text, as a page brings them. */
export const writeAnswers = (answers: readonly { op: string; input: object; data: string }[]): string =>
  `[${answers.map(({ op, input, data }) => `[${JSON.stringify(op)},${JSON.stringify(input)},${data}]`).join(',')}]`;

const dataOf = (answers: string) => `<script type="application/json" id="page-data">${inScript(answers)}</script>`;

/** Scripts of the page, as the build writes them in, and what they import; and what is loaded with them. */
const SCRIPT = /\s*<(script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;
const STYLE = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;
const BOOT = '<script src="/boot.js"></script>';

/** boot.js stands in the page itself: the first paint waits for it, and a file of it would come a round trip later. */
function bootOf(boot: string, dataset: Record<string, readonly string[]>): string {
  const given = Object.entries(dataset).filter(([, files]) => files.length > 0);
  return `<script${given.map(([name, files]) => ` data-${name}="${escapeHtml(files.join(' '))}"`).join('')}>${boot}</script>`;
}

/** What is seen at once is painted before the scripts are asked for, which would share the line with it: boot.js asks for them then. */
function afterPaint(page: string, boot: string, scripts: readonly string[], named: readonly string[]): string {
  const entries: string[] = [];
  const imported: string[] = [];
  const bare = page.replace(SCRIPT, (_tag, kind: string, file: string) => {
    if (kind.startsWith('script')) entries.push(file);
    else if (!scripts.includes(file)) imported.push(file);
    return '';
  });
  // what others import runs before them, by itself
  return bare.replace(BOOT, () => bootOf(boot, { entry: [...imported, ...entries], files: scripts, styles: named }));
}

/** The page of the web app with what its first sight shows: language, title, what it loads, and the answers of its first calls. */
export function fillPage(shell: string, parts: PageParts): string {
  const { sight, boot } = parts;
  const page = shell
    .replace(STYLE, (link, file: string) => (parts.own !== null || parts.styles.includes(file) ? '' : link))
    .replace('<html lang="zh-CN">', () => `<html lang="${LOCALE[parts.lang]}">`)
    .replace(/<title>[^<]*<\/title>/, () => wordsOf(parts))
    .replace('</head>', () => `${filesOf(parts)}</head>`)
    .replace('<div id="root"></div>', (empty) => (sight === null ? empty : `<div id="root" data-drawn>${sight}</div>`))
    .replace('</body>', () => `${dataOf(parts.answers)}</body>`);
  if (boot === null) return page;
  const named = namedStyles(parts);
  return sight === null
    ? page.replace(BOOT, () => bootOf(boot, { styles: named }))
    : afterPaint(page, boot, parts.scripts, named);
}
