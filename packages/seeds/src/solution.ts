/** Languages of the programs beside the problems, by file extension; the names are those of the site's languages. */
const LANGUAGES = {
  c: 'C With O2',
  cpp: 'C++ 17 With O2',
  go: 'Golang',
  java: 'Java',
  js: 'JavaScript Node',
  pas: 'Pascal',
  py: 'Python3',
  rs: 'Rust',
} as const;

/** First word of a program's file name → the verdict that it must get. */
const EXPECTED = {
  accepted: 'AC',
  wrong: 'WA',
  slow: 'TLE',
  memory: 'MLE',
  crash: 'RE',
  presentation: 'PE',
  uncompilable: 'CE',
  partial: 'PA',
} as const;

export type SolutionLanguage = (typeof LANGUAGES)[keyof typeof LANGUAGES];
export type ExpectedVerdict = (typeof EXPECTED)[keyof typeof EXPECTED];

/** A program whose verdict is known: proof that the test data tells right from wrong, and that a judge does. */
export interface Solution {
  readonly fileName: string;
  readonly language: SolutionLanguage;
  readonly code: string;
  readonly expected: ExpectedVerdict;
  /** For `PA`, the points out of 100 that the program earns. */
  readonly expectedScore?: number;
}

const FORM = /^([a-z]+)(\d+)?-[a-z0-9-]+\.([a-z]+)$/;

/**
 * What a program's file name tells: `<verdict>-<how>.<extension>`, as in `slow-bubble-sort.py`; a partial solution
 * carries its points, as in `partial55-no-coupons.cpp`.
 *
 * @throws Error naming `fileName` when it has another form.
 */
export function readSolution(fileName: string, code: string): Solution {
  const [, word = '', points, extension = ''] = FORM.exec(fileName) ?? [];
  const expected = Object.hasOwn(EXPECTED, word) ? EXPECTED[word as keyof typeof EXPECTED] : undefined;
  const language = Object.hasOwn(LANGUAGES, extension) ? LANGUAGES[extension as keyof typeof LANGUAGES] : undefined;
  if (expected === undefined || language === undefined || (expected === 'PA') !== (points !== undefined))
    throw new Error(`${fileName}: a solution is named <verdict>-<how>.<extension>`);
  return { fileName, language, code, expected, ...(points === undefined ? {} : { expectedScore: Number(points) }) };
}
