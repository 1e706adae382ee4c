import { type Budget, bounded, type ReaderBounds } from '@assay/contract/readers/bounded.ts';
import { Ahead } from '../reading/ahead.ts';
import { expandMacros } from './expand-macros.ts';
import { TexConverter } from './tex-converter.ts';

type PictureName = (path: string) => string | null;

export interface ConvertedTex {
  markdown: string;
  /** Macros and environments that were not understood; what they enclose was kept. */
  unknown: string[];
  /** Pictures as the text names them, often without an extension. */
  pictures: string[];
}

const BOUNDS = {
  reader: { en: 'LaTeX of statements', zh: 'LaTeX 题面' },
  where: 'packages/formats/src/tex/tex-to-markdown.ts',
  input: { max: 2 * 1024 * 1024, unit: 'characters' },
  // it is read as a part of a package, and ended with it
  time: 120_000,
} as const satisfies ReaderBounds;

/**
 * LaTeX of a problem statement as Markdown: the subset that statements use, formulas untouched. Nothing is lost silently:
 * the arguments of unknown macros stay as text.
 * @param pictureName the name of the statement file a picture became, or null when there is none
 */
export const texToMarkdown = bounded(
  BOUNDS,
  (tex: string, _budget: Budget, pictureName: PictureName = () => null): ConvertedTex => {
    const converter = new TexConverter(expandMacros(withoutComments(tex)), pictureName);
    return { markdown: converter.convert(), unknown: [...converter.unknown], pictures: [...converter.pictures] };
  },
);

/** What comments are told from: `\%` is a per cent sign, and verbatim text has no comments. */
const TOKEN = /\\begin\{(verbatim|lstlisting)\}|\\verb\b\*?([^\sA-Za-z])[^\n]{0,400}?\2|\\[\s\S]|%[^\n]*(?:\n[ \t]*)?/g;

/** Comments end with their line. */
function withoutComments(tex: string): string {
  const ahead = new Ahead(tex);
  let out = '';
  let from = 0;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(tex); found; found = TOKEN.exec(tex)) {
    const { index, 0: token, 1: verbatim } = found;
    if (verbatim !== undefined) {
      const end = ahead.indexOf(`\\end{${verbatim}}`, TOKEN.lastIndex);
      if (end >= 0) TOKEN.lastIndex = end;
    } else if (token.startsWith('%')) {
      out += tex.slice(from, index);
      from = TOKEN.lastIndex;
    }
  }
  return out + tex.slice(from);
}
