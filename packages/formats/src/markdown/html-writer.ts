import { joinLines } from './blanks.ts';
import { asTable, fenced, Pieces, quoted, RESERVED, type Style, wrapped } from './pieces.ts';
import { splitFormulas } from './split-formulas.ts';

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
  /** Whether nothing stands before what is written next, on its line. */
  isLineStart: boolean;
  rows: string[][];
}

const frameOf = (name: string, attributes: Readonly<Record<string, string>> = {}): Frame => ({
  name,
  attributes,
  out: '',
  isLineStart: true,
  rows: [],
});

/** Adds to what a frame holds. To look at the end of the whole each time would cost its length each time. */
function write(frame: Frame, text: string) {
  if (text === '') return;
  frame.out += text;
  frame.isLineStart = text.endsWith('\n');
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
export type Link = (address: string) => string;

/** Writes Markdown while elements open and close. */
export class HtmlWriter {
  readonly pieces = new Pieces();
  readonly #link: (address: string) => string;
  readonly #frames: Frame[] = [frameOf('')];
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
      write(frame, text);
      return;
    }
    for (const [at, part] of splitFormulas(text).entries()) {
      if (at % 2 === 1) {
        write(frame, this.pieces.keep(part.trim()));
        continue;
      }
      const { isLineStart } = frame;
      const plain = part.replace(/[ \t\r\n]+/g, ' ');
      write(frame, escapeText(isLineStart ? plain.replace(/^ /, '') : plain, isLineStart));
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
    this.#frames.push(frameOf(name, attributes));
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
    write(this.#frame, this.#isCode ? this.#inCode(name, frame) : this.#written(name, frame));
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
    const code = out.replace(/^\n/, '').trimEnd();
    return code === '' ? '' : `\n\n${this.pieces.keep(fenced(code))}\n\n`;
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

const oneLine = (text: string) => joinLines(text.replaceAll('<br>\n', '\n')).trim();

const plainAddress = (address: string) => address.replace(/[<>\s]/g, (char) => encodeURIComponent(char));
