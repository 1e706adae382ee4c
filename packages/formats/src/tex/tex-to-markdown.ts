import { expandMacros } from './expand-macros.ts';
import { TexConverter } from './tex-converter.ts';

export interface ConvertedTex {
  markdown: string;
  /** Macros and environments that were not understood; what they enclose was kept. */
  unknown: string[];
  /** Pictures as the text names them, often without an extension. */
  pictures: string[];
}

/**
 * LaTeX of a problem statement as Markdown: the subset that statements use, formulas untouched. Nothing is lost silently:
 * the arguments of unknown macros stay as text.
 * @param pictureName the name of the statement file a picture became, or null when there is none
 */
export function texToMarkdown(tex: string, pictureName: (path: string) => string | null = () => null): ConvertedTex {
  const converter = new TexConverter(expandMacros(withoutComments(tex)), pictureName);
  return { markdown: converter.convert(), unknown: [...converter.unknown], pictures: [...converter.pictures] };
}

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
