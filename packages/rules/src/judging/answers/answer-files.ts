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
  const find = caseFinder(outputNames);
  for (const [name, text] of given) {
    const at = find(name);
    // What a lone case gets may well be an object that means something else.
    if (at < 0) return isAlone ? { answers: [code] } : { refusal: { why: 'unknownFile', name } };
    if (answers[at] !== null) return { refusal: { why: 'twice', name } };
    answers[at] = text;
  }
  return { answers };
}

/** Finds the case that a file of a name answers, or -1; the names of the cases are looked through once. */
export function caseFinder(outputNames: readonly string[]): (name: string) => number {
  const exact = new Map<string, number>();
  const byStem = new Map<string, number>();
  for (const [at, name] of outputNames.entries()) {
    if (!exact.has(name)) exact.set(name, at);
    byStem.set(stem(name), byStem.has(stem(name)) ? -1 : at);
  }
  return (name) => exact.get(name) ?? byStem.get(stem(name)) ?? -1;
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
