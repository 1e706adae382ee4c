/** What a program built with testlib says first on standard error. */
export type TestlibWord = 'ok' | 'wrong' | 'format' | 'fail' | 'partly' | 'points';

export interface TestlibText {
  word: TestlibWord;
  /** The number of "points 3.5" or "partially correct (30)"; null where none stands or it is not a finite number. */
  number: number | null;
  /** What follows, without the word. */
  comment: string;
}

const WORDS: readonly [RegExp, TestlibWord][] = [
  [/^ok(?:\s|$)/, 'ok'],
  [/^wrong answer(?:\s|$)/, 'wrong'],
  [/^(?:wrong output format|unexpected eof)(?:\s|$)/, 'format'],
  [/^FAIL(?:\s|$)/, 'fail'],
  [/^partially correct(?:\s+\((-?[\d.]+)\))?(?:\s|$)/, 'partly'],
  [/^points(?:\s+(\S+))?(?:\s|$)/, 'points'],
];

/** Reads standard error as testlib's words, or null when it begins with none of them. */
export function readTestlibText(stderr: string): TestlibText | null {
  for (const [pattern, word] of WORDS) {
    const match = pattern.exec(stderr);
    if (match) return { word, number: finite(match[1]), comment: stderr.slice(match[0].length).trim() };
  }
  return null;
}

/** A decimal number as checkers write it; null for anything else, "inf" and "nan" among it. */
export function finite(text: string | undefined | null): number | null {
  const trimmed = text?.trim() ?? '';
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}
