/** An answer to one case, as those who solve a submit-answer problem hand it in. */
export interface AnswerFile {
  name: string;
  text: string;
}

/** Answers are text like code, but of all cases together. */
export const ANSWERS_CHARS_MAX = 1_000_000;

/** Why a submission's text cannot be read as answers. `name`: the file that no case asks for. */
export type AnswersRefusal =
  | { why: 'unreadable' }
  | { why: 'unknownFile'; name: string }
  | { why: 'twice'; name: string };

/** The text of a submission that brings these answers: `{"1.out": "…"}`, one line per case. */
export const writeAnswers = (files: readonly AnswerFile[]): string =>
  `{\n${files.map(({ name, text }) => `${JSON.stringify(name)}: ${JSON.stringify(text)}`).join(',\n')}\n}\n`;

/**
 * Reads a submission to a submit-answer problem: an object of answers by the names of the cases' output files, with or
 * without their endings (`1.out`, `1.txt`, `1`). A problem with one case also takes the bare answer.
 * @param outputNames of the cases, in their order
 * @returns the answer of each case, null where none was given
 */
export function readAnswers(
  code: string,
  outputNames: readonly string[],
): { answers: (string | null)[] } | { refusal: AnswersRefusal } {
  const given = parseObject(code);
  const isAlone = outputNames.length === 1;
  if (!given) return isAlone ? { answers: [code] } : { refusal: { why: 'unreadable' } };
  const answers: (string | null)[] = outputNames.map(() => null);
  for (const [name, text] of given) {
    const at = caseOf(name, outputNames);
    // What a lone case gets may well be an object that means something else.
    if (at < 0) return isAlone ? { answers: [code] } : { refusal: { why: 'unknownFile', name } };
    if (answers[at] !== null) return { refusal: { why: 'twice', name } };
    answers[at] = text;
  }
  return { answers };
}

/** The case that a file of this name answers, or -1. */
export function caseOf(name: string, outputNames: readonly string[]): number {
  const exact = outputNames.indexOf(name);
  if (exact >= 0) return exact;
  const matches = outputNames.flatMap((one, at) => (stem(one) === stem(name) ? [at] : []));
  return matches.length === 1 ? matches[0]! : -1;
}

const stem = (name: string) => name.replace(/\.[A-Za-z0-9]+$/, '');

function parseObject(code: string): [name: string, text: string][] | null {
  if (!code.trimStart().startsWith('{')) return null;
  try {
    const entries = Object.entries(JSON.parse(code) as object);
    return entries.every((entry) => typeof entry[1] === 'string') ? entries : null;
  } catch {
    return null;
  }
}
