import type { Question, QuestionSet, ShownQuestion } from '@assay/contract/questions/question.ts';
import { shuffled } from './shuffle.ts';

const asShown = (question: Question, key: string | null): ShownQuestion => {
  const { id, kind, text, points, withdrawn = null } = question;
  const options = 'options' in question ? question.options : [];
  const ordered = key === null ? options : shuffled(options, `${key} ${id}`, ({ isPinned }) => isPinned);
  return {
    id,
    kind,
    text,
    points,
    options: ordered.map((option) => ({ id: option.id, text: option.text })),
    blanks: kind === 'blanks' ? question.blanks.length : 0,
    scoring: kind === 'multiple' ? question.scoring : null,
    unit: kind === 'numeric' ? question.unit : '',
    withdrawn,
  };
};

/**
 * Questions as they are put to somebody: nothing of what is right, and in the order that the set asks for.
 * @param key names the person and what they sit at, with a secret in it; equal keys give equal orders, whenever they are asked for. Null
 *   leaves the author's order.
 */
export function shownQuestions(set: QuestionSet, key: string | null): ShownQuestion[] {
  const ordered = key !== null && set.shuffleQuestions ? shuffled(set.questions, `${key} questions`) : set.questions;
  return ordered.map((question) => asShown(question, set.shuffleOptions ? key : null));
}
