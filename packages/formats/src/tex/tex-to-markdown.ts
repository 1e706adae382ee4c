import { type Budget, bounded, type ReaderBounds } from '@assay/contract/readers/bounded.ts';
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

/** Comments end with their line; `\%` is a per cent sign, and verbatim text has no comments. */
function withoutComments(tex: string): string {
  return tex
    .split(
      /(\\begin\{(?:verbatim|lstlisting)\}[\s\S]*?\\end\{(?:verbatim|lstlisting)\}|\\verb\b\*?(?:([^\sA-Za-z]).*?\2))/,
    )
    .filter((_, at) => at % 3 !== 2)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/(?<!\\)((?:\\\\)*)%.*(?:\n[ \t]*)?/g, '$1')))
    .join('');
}
