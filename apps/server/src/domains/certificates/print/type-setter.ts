import type PDFDocument from 'pdfkit';
import type { PrintFont } from './fonts.ts';

/** Characters that follow each other and have one font. */
interface Run {
  font: PrintFont;
  text: string;
}

/** Sets lines whose characters come from several fonts. Lengths are points. */
export class TypeSetter {
  readonly #doc: typeof PDFDocument.prototype;
  readonly #fontOf: (character: string) => PrintFont;
  readonly #registered = new Set<string>();

  constructor(doc: typeof PDFDocument.prototype, fontOf: (character: string) => PrintFont) {
    this.#doc = doc;
    this.#fontOf = fontOf;
  }

  #runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (const character of text) {
      const font = this.#fontOf(character);
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  }

  #use(font: PrintFont, size: number) {
    if (!this.#registered.has(font.key)) this.#doc.registerFont(font.key, font.bytes);
    this.#registered.add(font.key);
    return this.#doc.font(font.key).fontSize(size);
  }

  widthOf(text: string, size: number): number {
    return this.#runsOf(text).reduce((sum, run) => sum + this.#use(run.font, size).widthOfString(run.text), 0);
  }

  /** Sets one line. @param at the upper end, and the left end or the middle of the line */
  set(text: string, size: number, at: { y: number } & ({ left: number } | { middle: number })) {
    let x = 'left' in at ? at.left : at.middle - this.widthOf(text, size) / 2;
    for (const run of this.#runsOf(text)) {
      this.#use(run.font, size).text(run.text, x, at.y, { lineBreak: false });
      x += this.#doc.widthOfString(run.text);
    }
  }
}
