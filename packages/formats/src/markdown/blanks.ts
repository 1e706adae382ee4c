/** Blanks at the ends of texts and lines, in time of their length alone: `\s+$` tries every blank of a run anew. */

/** A text without its ends of blanks, and these. */
export function cutBlanks(text: string): { before: string; inner: string; after: string } {
  const inner = text.trim();
  if (inner === '') return { before: text, inner, after: '' };
  const after = text.slice(text.trimEnd().length);
  return { before: text.slice(0, text.length - text.trimStart().length), inner, after };
}

/** Lines as one, with one blank for whatever stood between them; blanks at the ends of the whole stay. */
export function joinLines(text: string): string {
  if (!text.includes('\n')) return text;
  const { before, inner, after } = cutBlanks(text);
  const blank = (end: string) => (end.includes('\n') ? ' ' : end);
  return (
    blank(before) +
    inner
      .split(/\n\s*/)
      .map((line) => line.trimEnd())
      .join(' ') +
    blank(after)
  );
}

/** No line ends with a blank. */
export const withoutTrailingBlanks = (text: string): string =>
  text.replace(/[ \t]+/g, (run, at: number) => {
    const next = text[at + run.length];
    return next === undefined || next === '\n' ? '' : run;
  });
