import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';

/**
 * An objective question. It is the "answer file" of its case, so that questions have points, groups and versions like any
 * test data: one line `choice: B`, `choices: A C`, or for a blank one line `blank: text` for each text that is right
 * (`blank ignore case: text` when capitals do not matter).
 */
export type Question =
  | { kind: 'choice'; right: string }
  | { kind: 'choices'; right: string[] }
  | { kind: 'blank'; right: string[]; ignoresCase: boolean };

/** Of a line without blanks around it. */
const LINE = /^(choice|choices|blank|blank ignore case)\s*:(.*)$/i;

/** Reads a question, or null when the text is none. */
export function readQuestion(text: string): Question | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const parts = lines.map((line) => LINE.exec(line.trim()));
  const [first] = parts;
  if (!first) return null;
  const kind = first[1]!.toLowerCase();
  const values: string[] = [];
  for (const part of parts) {
    const [, word, value = ''] = part ?? [];
    if (word?.toLowerCase() !== kind || value.trim() === '') return null;
    values.push(value.trim());
  }
  if (kind === 'blank' || kind === 'blank ignore case') {
    return { kind: 'blank', right: values, ignoresCase: kind !== 'blank' };
  }
  if (values.length !== 1) return null;
  const letters = lettersOf(values[0]!);
  if (kind === 'choices') return { kind, right: letters };
  return letters.length === 1 ? { kind: 'choice', right: letters[0]! } : null;
}

/** `A C`, `a, c`, `[A, C]` → A, C, each once. */
const lettersOf = (text: string): string[] => [
  ...new Set(
    text
      .replace(/^\[|\]$/g, '')
      .split(/[\s,，、;]+/)
      .filter((one) => one !== '')
      .map((one) => one.toUpperCase()),
  ),
];

/**
 * Reads the answers of a submission by number of the question: an object `{"1": "A", "2": ["A", "C"], "3": "text"}`, or
 * lines `1: A`, `2: A, C`, `3: text`.
 * @returns null when it is neither, or answers a question twice
 */
export function readQuestionAnswers(code: string): Map<number, string> | null {
  const entries = code.trimStart().startsWith('{') ? jsonEntries(code) : lineEntries(code);
  if (!entries) return null;
  const answers = new Map<number, string>();
  for (const [key, answer] of entries) {
    if (!/^[1-9]\d{0,4}$/.test(key) || answers.has(Number(key))) return null;
    answers.set(Number(key), answer);
  }
  return answers;
}

function jsonEntries(code: string): [string, string][] | null {
  try {
    const entries: [string, string][] = [];
    for (const [key, value] of Object.entries(JSON.parse(code) as object)) {
      const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
      if (typeof value !== 'string' && typeof value !== 'number' && !isList) return null;
      entries.push([key, isList ? value.join(' ') : String(value)]);
    }
    return entries;
  } catch {
    return null;
  }
}

function lineEntries(code: string): [string, string][] | null {
  const lines = code.split(/\r?\n/).filter((line) => line.trim() !== '');
  const parts = lines.map((line) => /^(\d+)\s*[:：](.*)$/.exec(line.trim()));
  return parts.every((part) => part !== null) ? parts.map((part) => [part[1]!, part[2]!.trim()]) : null;
}

/** What an answer is worth. `share`: the part of the points with the status "partial". */
export interface QuestionResult {
  status: Verdict;
  share?: number;
}

const RIGHT: QuestionResult = { status: VERDICT.accepted };
const WRONG: QuestionResult = { status: VERDICT.wrongAnswer };

/**
 * Judges one answer. Of several right choices some of them and no wrong one earn half of the points (as Hydro does; the points of
 * a case are rounded down); blanks around and between the words of a text do not count.
 * @param answer undefined when the question was left out
 */
export function gradeQuestion(question: Question, answer: string | undefined): QuestionResult {
  if (answer === undefined || answer.trim() === '') return WRONG;
  if (question.kind === 'blank') {
    const plain = (text: string) => {
      const normal = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
      return question.ignoresCase ? normal.toLowerCase() : normal;
    };
    return question.right.some((right) => plain(right) === plain(answer)) ? RIGHT : WRONG;
  }
  const chosen = lettersOf(answer);
  if (question.kind === 'choice') return chosen.length === 1 && chosen[0] === question.right ? RIGHT : WRONG;
  if (!chosen.every((one) => question.right.includes(one))) return WRONG;
  return chosen.length === question.right.length ? RIGHT : { status: VERDICT.partial, share: 0.5 };
}
