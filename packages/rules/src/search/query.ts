import { quotedWord, type Run, runsOf } from './tokens.ts';

/** What somebody typed, read: what is to be found, and what must not. */
export interface SearchTerm {
  /** Runs that stand one after the other. */
  runs: Run[];
  isExcluded: boolean;
}

/** Most terms of a query; more are not asked for. */
export const TERMS_MAX = 8;
/** Letters that a word must have to be found by its beginning. */
const PREFIX_MIN = 2;

/** A term in quotation marks is a phrase; a minus before a term leaves out what holds it. */
export function termsOf(words: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (const [, minus, phrase, plain] of words.matchAll(/(?:^|(?<=\s))(-?)(?:["“]([^"”]*)["”]?|(\S+))/g)) {
    const runs = runsOf(phrase ?? plain ?? '');
    if (runs.length === 0) continue;
    const isExcluded = minus === '-';
    if (phrase !== undefined || isExcluded) terms.push({ runs, isExcluded });
    else terms.push(...runs.map((run) => ({ runs: [run], isExcluded })));
  }
  return terms.slice(0, TERMS_MAX);
}

/** Pairs of neighbours, one step apart each. */
function pairsOf(run: string): string {
  const characters = [...run];
  if (characters.length === 1) return `${quotedWord(run)}:*`;
  const pairs = characters.slice(0, -1).map((character, i) => quotedWord(character + characters[i + 1]));
  return pairs.length === 1 ? pairs[0]! : `(${pairs.join(' <-> ')})`;
}

/** Positions from the beginning of a run to the beginning of the next: see `tokensOf`. */
const widthOf = ({ text, isIdeographs }: Run) => (isIdeographs ? [...text].length + 1 : 2);

/** The last pair of a run of ideographs begins one before its last character. */
const lastStep = (run: Run) => (run.isIdeographs && [...run.text].length > 1 ? [...run.text].length - 2 : 0);

function phraseOf(runs: readonly Run[], isOpen: boolean): string {
  const parts = runs.map((run, i) => {
    if (run.isIdeographs) return pairsOf(run.text);
    const begins = isOpen && i === runs.length - 1 && run.text.length >= PREFIX_MIN;
    return `${quotedWord(run.text.slice(0, 40))}${begins ? ':*' : ''}`;
  });
  return parts.reduce((all, part, i) => {
    if (i === 0) return part;
    const before = runs[i - 1]!;
    return `${all} <${widthOf(before) - lastStep(before)}> ${part}`;
  }, '');
}

/**
 * What somebody typed as PostgreSQL's `tsquery` in writing: all terms, the last word also by its beginning, since it may still be typed.
 * @returns null where nothing is to be found: blanks and signs, or exclusions alone
 */
export function tsqueryOf(words: string): string | null {
  const terms = termsOf(words);
  if (terms.every(({ isExcluded }) => isExcluded)) return null;
  return terms
    .map(({ runs, isExcluded }, i) => {
      const phrase = phraseOf(runs, !isExcluded && i === terms.length - 1);
      const group = runs.length > 1 ? `(${phrase})` : phrase;
      return isExcluded ? `!${group}` : group;
    })
    .join(' & ');
}
