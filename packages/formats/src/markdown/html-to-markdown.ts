import { type Budget, bounded, type ReaderBounds } from '@assay/contract/readers/bounded.ts';
import { Parser } from 'htmlparser2';
import { asTable, Pieces, quoted, RESERVED, type Style, wrapped } from './pieces.ts';

/** Formulas in text are left as they are. */
const FORMULA =
  /(\$\$\$\$\$\$[\s\S]+?\$\$\$\$\$\$|\$\$\$[\s\S]+?\$\$\$|\$\$[\s\S]+?\$\$|\$[^$\n]+\$|\\\([\s\S]+?\\\)|\\\[[\s\S]+?\\\])/;

const STYLES: Readonly<Record<string, Style>> = {
  b: 'strong',
  code: 'code',
  del: 's',
  em: 'em',
  i: 'em',
  kbd: 'code',
  s: 's',
  samp: 'code',
  strike: 's',
  strong: 'strong',
  tt: 'code',
  u: 'u',
  var: 'em',
};

const BLOCKS: ReadonlySet<string> = new Set([
  ...[
    'address',
    'article',
    'aside',
    'body',
    'dd',
    'details',
    'div',
    'dl',
    'dt',
    'figcaption',
    'figure',
    'footer',
    'form',
  ],
  ...['header', 'html', 'main', 'nav', 'p', 'section', 'summary'],
]);

const DROPPED: ReadonlySet<string> = new Set(['head', 'iframe', 'noscript', 'object', 'script', 'style', 'template']);

/** Markup nests as deep as somebody typed it; deeper elements are passed over, their text is kept. */
const DEPTH_MAX = 100;

interface Frame {
  name: string;
  attributes: Readonly<Record<string, string>>;
  out: string;
  rows: string[][];
}

function escapeText(text: string, isLineStart: boolean): string {
  const escaped = text
    .replace(/[\\*_`[\]]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;');
  return isLineStart
    ? escaped.replace(/^([-+=#>]|\d+(?=[.)]))/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`))
    : escaped;
}

/** Turns an address into the one to write. */
type Link = (address: string) => string;

/** Writes Markdown while elements open and close. */
class HtmlWriter {
  readonly pieces = new Pieces();
  readonly #link: (address: string) => string;
  readonly #frames: Frame[] = [{ name: '', attributes: {}, out: '', rows: [] }];
  /** Elements that were passed over and are still open. */
  #passed = 0;
  #dropping = 0;
  #text = '';

  constructor(link: (address: string) => string) {
    this.#link = link;
  }

  get #frame(): Frame {
    return this.#frames.at(-1)!;
  }

  get #isCode(): boolean {
    return this.#frames.some(({ name }) => name === 'pre');
  }

  text(text: string) {
    if (this.#dropping === 0) this.#text += text.replace(RESERVED, '');
  }

  /** Texts come in pieces; a formula is looked for in the whole between two tags. */
  #flush() {
    const text = this.#text;
    this.#text = '';
    if (text === '') return;
    const frame = this.#frame;
    if (this.#isCode) {
      frame.out += text;
      return;
    }
    for (const [at, part] of text.split(FORMULA).entries()) {
      if (at % 2 === 1) {
        frame.out += this.pieces.keep(part.trim());
        continue;
      }
      const isLineStart = frame.out === '' || frame.out.endsWith('\n');
      const plain = part.replace(/[ \t\r\n]+/g, ' ');
      frame.out += escapeText(isLineStart ? plain.replace(/^ /, '') : plain, isLineStart);
    }
  }

  open(name: string, attributes: Readonly<Record<string, string>>) {
    this.#flush();
    if (this.#dropping > 0 || DROPPED.has(name)) {
      this.#dropping++;
      return;
    }
    if (this.#frames.length >= DEPTH_MAX) {
      this.#passed++;
      return;
    }
    this.#frames.push({ name, attributes, out: '', rows: [] });
  }

  close(name: string) {
    this.#flush();
    if (this.#dropping > 0) {
      this.#dropping--;
      return;
    }
    if (this.#passed > 0) {
      this.#passed--;
      return;
    }
    if (this.#frames.length < 2) return;
    const frame = this.#frames.pop()!;
    this.#frame.out += this.#isCode ? this.#inCode(name, frame) : this.#written(name, frame);
  }

  #inCode(name: string, { out }: Frame): string {
    if (name === 'br') return '\n';
    return BLOCKS.has(name) && !out.endsWith('\n') ? `${out}\n` : out;
  }

  #written(name: string, frame: Frame): string {
    const { out } = frame;
    if (Object.hasOwn(STYLES, name)) return wrapped(STYLES[name]!, out);
    if (BLOCKS.has(name)) return `\n\n${out.trim()}\n\n`;
    switch (name) {
      case 'br':
        return '<br>\n';
      case 'hr':
        return '\n\n---\n\n';
      case 'h1':
      case 'h2':
      case 'h3':
        return `\n\n### ${oneLine(out)}\n\n`;
      case 'h4':
      case 'h5':
      case 'h6':
        return `\n\n#### ${oneLine(out)}\n\n`;
      case 'center':
        return `\n\n<center>\n\n${out.trim()}\n\n</center>\n\n`;
      case 'blockquote':
        return `\n\n${quoted(out)}\n\n`;
      case 'sub':
      case 'sup':
        return out.trim() === '' ? out : `<${name}>${out}</${name}>`;
      case 'li':
        return this.pieces.item('') + out;
      case 'ul':
      case 'ol':
        return `\n\n${this.pieces.list(out, name === 'ol')}\n\n`;
      case 'pre':
        return this.#code(out);
      case 'img':
        return this.#picture(frame);
      case 'a':
        return this.#anchor(frame);
      case 'td':
      case 'th':
        return this.#cell(frame);
      case 'tr':
        this.#rowOwner()?.rows.push(frame.rows[0] ?? []);
        return '';
      case 'table':
        return `${out.trim()}\n\n${this.pieces.keep(asTable(frame.rows))}\n\n`;
      default:
        return out;
    }
  }

  #code(out: string): string {
    const code = out.replace(/^\n|\s+$/g, '');
    const fence = '`'.repeat(Math.max(3, ...(code.match(/`+/g) ?? []).map((ticks) => ticks.length + 1)));
    return code === '' ? '' : `\n\n${this.pieces.keep(`${fence}\n${code}\n${fence}`)}\n\n`;
  }

  #picture({ attributes }: Frame): string {
    const source = (attributes.src ?? '').trim();
    if (source === '') return '';
    return this.pieces.keep(
      `![${oneLine(attributes.alt ?? '').replace(/[[\]]/g, ' ')}](<${plainAddress(this.#link(source))}>)`,
    );
  }

  #anchor({ attributes, out }: Frame): string {
    const target = (attributes.href ?? '').trim();
    if (target === '' || out.trim() === '') return out;
    return `[${oneLine(out)}]${this.pieces.keep(`(<${plainAddress(this.#link(target))}>)`)}`;
  }

  /** Cells lie in the row; a spanned column stays empty. */
  #cell({ attributes, out }: Frame): string {
    const row = this.#frame;
    row.rows[0] ??= [];
    row.rows[0].push(this.pieces.restore(out));
    const span = Math.min(Number.parseInt(attributes.colspan ?? '1', 10) || 1, 50);
    for (let i = 1; i < span; i++) row.rows[0].push('');
    return '';
  }

  /** The nearest table, past `tbody` and the like. */
  #rowOwner(): Frame | undefined {
    return this.#frames.findLast(({ name }) => name === 'table');
  }

  end(): string {
    this.#flush();
    while (this.#frames.length > 1) this.close(this.#frame.name);
    return this.pieces.restore(this.#frame.out);
  }
}

const oneLine = (text: string) => text.replace(/\s*(?:<br>)?\s*\n\s*/g, ' ').trim();

const plainAddress = (address: string) => address.replace(/[<>\s]/g, (char) => encodeURIComponent(char));

const TAG = /<(?:[a-z][a-z0-9]*(?:[\s/][^<]*)?|\/[a-z][a-z0-9]*\s*|!--)/i;

/** Whether a text is written in HTML rather than in Markdown or in nothing. */
export const isHtml = (text: string): boolean => TAG.test(text);

const BOUNDS = {
  reader: { en: 'HTML of statements', zh: 'HTML 题面' },
  where: 'packages/formats/src/markdown/html-to-markdown.ts',
  input: { max: 8 * 1024 * 1024, unit: 'characters' },
  parts: { max: 100_000, unit: 'elements' },
  // it is read as a part of a package, and ended with it
  time: 120_000,
} as const satisfies ReaderBounds;

/**
 * HTML of a statement as Markdown, so that formulas in it are set and setters can go on writing. A text without tags stays
 * as it is.
 * @param link for pictures and links
 * @throws Failure `reader.tooLarge`
 */
export const htmlToMarkdown = bounded(
  BOUNDS,
  (html: string, budget: Budget, link: Link = (address) => address): string => {
    if (!isHtml(html)) return html.trim();
    const writer = new HtmlWriter(link);
    const parser = new Parser(
      {
        onopentag: (name, attributes) => {
          budget.take();
          writer.open(name, attributes);
        },
        ontext: (text) => writer.text(text),
        onclosetag: (name) => writer.close(name),
      },
      { decodeEntities: true },
    );
    parser.end(html);
    return writer.end();
  },
);

/** The text of HTML as it stands, without its tags. */
export function htmlToText(html: string): string {
  if (!isHtml(html)) return html;
  let text = '';
  const parser = new Parser({
    ontext: (piece) => {
      text += piece;
    },
  });
  parser.end(html);
  return text;
}
