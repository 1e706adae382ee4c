import { ANSWER_CHARS_MAX, type QuestionAnswer, type QuestionAnswers } from '@assay/contract/questions/answer.ts';
import { OPTIONS_MAX, QUESTIONS_MAX } from '@assay/contract/questions/question.ts';

/** The text of a submission that brings these answers, one line for each question. */
export const writeAnswersText = (answers: QuestionAnswers): string =>
  `{\n${Object.entries(answers)
    .map(([id, answer]) => `${JSON.stringify(id)}: ${JSON.stringify(answer)}`)
    .join(',\n')}\n}\n`;

const isText = (value: unknown) => typeof value === 'string' && value.length <= ANSWER_CHARS_MAX;

const isAnswer = (value: unknown): value is QuestionAnswer =>
  value === null ||
  typeof value === 'boolean' ||
  isText(value) ||
  (Array.isArray(value) && value.length <= OPTIONS_MAX && value.every(isText));

/**
 * Reads answers by the ids of their questions: an object of values in the shape of `questionAnswer`.
 * @returns null when the text is anything else
 */
export function readAnswersText(text: string): QuestionAnswers | null {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    const entries = Object.entries(JSON.parse(text) as object);
    const isRead = entries.length <= QUESTIONS_MAX && entries.every(([, value]) => isAnswer(value));
    return isRead ? Object.fromEntries(entries) : null;
  } catch {
    return null;
  }
}
