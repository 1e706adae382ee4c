/**
 * Arguments as they are typed into one line: words with blanks between them; a word that holds blanks stands in double quotes, with a
 * backslash before a quote or a backslash in it.
 */
const WORD = /"((?:[^"\\]|\\.)*)"|([^\s"]+)/y;

/** What a lone `""` stands for: called with no arguments at all, where nothing typed means the usual ones. */
const NONE = '""';

/** @returns null when nothing is typed; undefined when it cannot be read: a quote is open, or a word is empty */
export function argumentsOfText(text: string): string[] | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (typed === NONE) return [];
  const words: string[] = [];
  for (let at = 0; at < typed.length; ) {
    WORD.lastIndex = at;
    const found = WORD.exec(typed);
    const word = (found?.[1]?.replace(/\\(.)/g, '$1') ?? found?.[2] ?? '').trim();
    if (word === '') return undefined;
    words.push(word);
    const rest = typed.slice(WORD.lastIndex);
    if (rest !== '' && !/^\s/.test(rest)) return undefined;
    at = typed.length - rest.trimStart().length;
  }
  return words;
}

/** The text that {@link argumentsOfText} reads as these. */
export function textOfArguments(words: readonly string[] | null): string {
  if (words === null) return '';
  if (words.length === 0) return NONE;
  return words.map((word) => (/[\s"]/.test(word) ? `"${word.replace(/["\\]/g, '\\$&')}"` : word)).join(' ');
}
