const MARKS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', code: '`', br: '\n' };
const BREAKS = new Set(['p', 'div', 'li', 'ul', 'ol', 'tr', 'table', 'pre', 'h1', 'h2', 'h3', 'h4']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const POINT_MAX = 0x10ffff;

const pointOf = (code: number) =>
  code > 0 && code <= POINT_MAX && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, digits, hex, name: string | undefined) => {
    if (digits) return pointOf(Number(digits));
    if (hex) return pointOf(Number.parseInt(hex, 16));
    return ENTITIES[name!.toLowerCase()] ?? whole;
  });

/**
 * The words of a short piece of HTML as Markdown: breaks, bold, italic and code are kept, all other marks are dropped.
 * @param onLost called when something was dropped that is more than a paragraph
 */
export function plainHtml(html: string, onLost: () => void): string {
  const text = html.replace(/<(\/?)([a-z][a-z0-9]{0,9})\b[^<>]*>|<!--[^<>]*-->/gi, (_, _slash, name?: string) => {
    const tag = name?.toLowerCase() ?? '';
    if (tag in MARKS) return MARKS[tag]!;
    if (BREAKS.has(tag)) return '\n';
    if (tag !== '' && tag !== 'span') onLost();
    return '';
  });
  return decoded(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
