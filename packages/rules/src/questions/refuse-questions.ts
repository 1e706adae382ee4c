import { Failure } from '@assay/contract/failure.ts';
import type { Question, QuestionSet } from '@assay/contract/questions/question.ts';
import { readDecimal } from './decimals.ts';

const hasTwins = (ids: readonly string[]) => new Set(ids).size < ids.length;

/** Why nobody could answer a question rightly, or it cannot be told apart; a word of {@link REASONS}. */
function faultOf(question: Question): Reason | null {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const ids = question.options.map(({ id }) => id);
      if (hasTwins(ids)) return 'twins';
      if (question.options.some(({ text }) => text.trim() === '')) return 'emptyOption';
      if (question.kind === 'single') return ids.includes(question.right) ? null : 'noneRight';
      if (question.scoring === 'weights') {
        return question.options.some(({ weight }) => weight > 0) ? null : 'noneRight';
      }
      if (question.right.length === 0 || hasTwins(question.right)) return 'noneRight';
      return question.right.every((one) => ids.includes(one)) ? null : 'noneRight';
    }
    case 'blanks':
      if (question.blanks.every(({ weight }) => weight === 0)) return 'noWeight';
      return question.blanks.every(({ accepted }) =>
        accepted.some(({ text, share }) => share > 0 && text.trim() !== ''),
      )
        ? null
        : 'noneAccepted';
    case 'numeric':
      if (question.accepted.every(({ share }) => share === 0)) return 'noneAccepted';
      return question.accepted.every(
        ({ value, tolerance }) => readDecimal(value) && (readDecimal(tolerance)?.digits ?? -1n) >= 0n,
      )
        ? null
        : 'noNumber';
    case 'trueFalse':
      return null;
  }
}

const REASONS = {
  twins: 'question.twins',
  emptyOption: 'question.emptyOption',
  noneRight: 'question.noneRight',
  noneAccepted: 'question.noneAccepted',
  noWeight: 'question.noWeight',
  noNumber: 'question.noNumber',
} as const;
type Reason = keyof typeof REASONS;

/** Why a question cannot be asked, or null. `number` counts from 1 in the author's order. */
export function refuseQuestion(question: Question, number: number): Failure | null {
  const fault = faultOf(question);
  return fault && new Failure(REASONS[fault], { number });
}

/** Why the questions of a problem cannot be asked, or null: the first fault. */
export function refuseQuestions({ questions }: QuestionSet): Failure | null {
  for (const [at, question] of questions.entries()) {
    const refusal = refuseQuestion(question, at + 1);
    if (refusal) return refusal;
  }
  if (questions.length > 0 && questions.every(({ withdrawn }) => withdrawn === 'leftOut')) {
    return new Failure('question.allLeftOut');
  }
  const ids = questions.map(({ id }) => id);
  const twin = ids.findIndex((id, at) => ids.indexOf(id) < at);
  return twin < 0 ? null : new Failure('question.twins', { number: twin + 1 });
}
