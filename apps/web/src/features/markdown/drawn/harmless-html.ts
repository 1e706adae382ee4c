import { formulaKey, type SetFormulas } from '@assay/markdown/formula.ts';
import { Parser } from 'htmlparser2';
import { ATTRIBUTES, addedAttributes, allowedValue, TAGS } from '../safe/allowed.ts';
import type { MarkdownWords } from '../words.ts';

const ALLOWED_TAGS: ReadonlySet<string> = new Set(TAGS);
const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set(ATTRIBUTES);
const VOID: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img']);
/** What stands in these goes with them: it is no text for readers. */
const DROPPED: ReadonlySet<string> = new Set([
  ...['audio', 'head', 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'object', 'plaintext', 'script', 'select'],
  ...['style', 'svg', 'template', 'textarea', 'title', 'video', 'xmp'],
]);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char]!);
const attributesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/**
 * A formula as browsers set it by themselves: KaTeX's own look needs style sheets and fonts that come later. Without the frame that these
 * would hide it by, when they come before the page that they are for.
 */
const mathOf = (katex: string) => /<math\b.*<\/math>/s.exec(katex)?.[0] ?? katex;

/** Writes elements as they are let through, each with the frame that readers will find around it. */
class Writer {
  readonly #words: Pick<MarkdownWords, 'copy' | 'enlarge' | 'table'>;
  readonly #formulas: SetFormulas | undefined;
  #html = '';
  /** What closes each open element of the source, in order; nothing for those that were left out. */
  readonly #ends: string[] = [];
  /** How many elements that take their text with them are open. */
  #dropped = 0;
  #links = 0;
  /** The formula that is being read: its text so far, and how many elements stand open around it. */
  #formula: { display: boolean; tex: string; depth: number } | null = null;

  constructor(words: Pick<MarkdownWords, 'copy' | 'enlarge' | 'table'>, formulas: SetFormulas | undefined) {
    this.#words = words;
    this.#formulas = formulas;
  }

  get html(): string {
    return this.#html;
  }

  open(tag: string, given: Readonly<Record<string, string>>): void {
    if (DROPPED.has(tag)) this.#dropped += 1;
    if (this.#dropped > 0 || this.#formula || !ALLOWED_TAGS.has(tag)) {
      this.#ends.push('');
      return;
    }
    const kept: Record<string, string> = {};
    for (const [name, text] of Object.entries(given)) {
      const value = ALLOWED_ATTRIBUTES.has(name) ? allowedValue(tag, name, text) : null;
      if (value !== null) kept[name] = value;
    }
    const [before, after] = this.#frameOf(tag, kept);
    const attributes = { ...kept, ...addedAttributes(tag, kept), ...(tag === 'pre' && { tabindex: '0' }) };
    this.#html += `${before}<${tag}${attributesOf(attributes)}>`;
    this.#ends.push(VOID.has(tag) ? after : `</${tag}>${after}`);
    if (tag === 'a') this.#links += 1;
    const classes = kept.class?.split(' ') ?? [];
    if (classes.some((name) => name === 'tex' || name === 'tex-display')) {
      this.#formula = { display: classes.includes('tex-display'), tex: '', depth: this.#ends.length };
    }
  }

  text(text: string): void {
    if (this.#dropped > 0) return;
    if (this.#formula) this.#formula.tex += text;
    else this.#html += escapeHtml(text);
  }

  close(tag: string): void {
    const formula = this.#formula;
    if (formula && formula.depth === this.#ends.length) {
      const key = formulaKey(formula);
      const set = this.#formulas && Object.hasOwn(this.#formulas, key) ? this.#formulas[key]! : null;
      this.#html += set === null ? escapeHtml(formula.tex) : mathOf(set);
      this.#formula = null;
    }
    const end = this.#ends.pop();
    if (end && tag === 'a') this.#links -= 1;
    this.#html += end ?? '';
    if (DROPPED.has(tag)) this.#dropped -= 1;
  }

  /** The frame that the page puts around an element, so that nothing moves when it comes. */
  #frameOf(tag: string, { alt }: Readonly<Record<string, string>>): [before: string, after: string] {
    const { copy, enlarge, table } = this.#words;
    if (tag === 'pre') {
      return ['<div class="md-code">', `<button type="button" class="md-copy">${escapeHtml(copy)}</button></div>`];
    }
    if (tag === 'table') {
      return [`<div class="md-table" tabindex="0" role="region" aria-label="${escapeHtml(table)}">`, '</div>'];
    }
    if (tag === 'img' && this.#links === 0) {
      const label = [enlarge, alt].filter(Boolean).join(': ');
      return [`<button type="button" class="md-zoom" aria-label="${escapeHtml(label)}">`, '</button>'];
    }
    return ['', ''];
  }
}

/**
 * Written content as text of HTML, harmless whoever wrote it, for pages that are drawn where there is no browser: of what a parser finds the
 * allowed elements and attributes are written anew, all else as text or not at all. Nothing of the source is copied as it stands.
 * @param formulas as the server has set them
 */
export function harmlessHtml(
  html: string,
  words: Pick<MarkdownWords, 'copy' | 'enlarge' | 'table'>,
  formulas?: SetFormulas,
): string {
  const writer = new Writer(words, formulas);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => writer.open(name, attributes),
      ontext: (text) => writer.text(text),
      onclosetag: (name) => writer.close(name),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return writer.html;
}
