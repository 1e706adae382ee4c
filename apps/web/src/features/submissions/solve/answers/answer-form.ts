import { caseFinder, readAnswers, writeAnswers } from '@assay/rules/judging/answers/answer-files.ts';
import { readQuestionAnswers } from '@assay/rules/judging/answers/question.ts';

/** The form of answers to a problem: what its boxes hold, as the text of a submission and back. */
export interface AnswerForm {
  read(code: string): string[];
  write(boxes: readonly string[]): string;
}

/** Boxes by the names of the cases' output files; an empty box is no answer. */
export const fileForm = (names: readonly string[]): AnswerForm => ({
  read(code) {
    if (code.trim() === '') return names.map(() => '');
    const read = readAnswers(code, names);
    return 'answers' in read ? read.answers.map((answer) => answer ?? '') : names.map(() => '');
  },
  write: (boxes) => writeAnswers(names.flatMap((name, at) => (boxes[at] ? [{ name, text: boxes[at] }] : []))),
});

/** Boxes by number: `1: A`. */
export const questionForm = (count: number): AnswerForm => ({
  read(code) {
    const given = readQuestionAnswers(code);
    return Array.from({ length: count }, (_, at) => given?.get(at + 1) ?? '');
  },
  write: (boxes) =>
    boxes
      .flatMap((text, at) => (text.trim() === '' ? [] : [`${at + 1}: ${text.replace(/\s+/g, ' ').trim()}\n`]))
      .join(''),
});

/** Files put into their boxes by name, the folder left out. */
export function fillBoxes(
  boxes: readonly string[],
  names: readonly string[],
  files: readonly { name: string; text: string }[],
): { boxes: string[]; unknown: string[] } {
  const next = [...boxes];
  const find = caseFinder(names);
  const unknown: string[] = [];
  for (const { name, text } of files) {
    const at = find(name.slice(name.lastIndexOf('/') + 1));
    if (at < 0) unknown.push(name);
    else next[at] = text;
  }
  return { boxes: next, unknown };
}
