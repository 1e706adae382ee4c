import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import type { Question, QuestionKind, QuestionOf } from '@assay/contract/questions/question.ts';
import type { ProblemForm } from '../form/problem-form.ts';

/** An id that says nothing about when or where a question or option was written. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

export type Option = QuestionOf<'single'>['options'][number];
export type Blank = QuestionOf<'blanks'>['blanks'][number];
export type AcceptedNumber = QuestionOf<'numeric'>['accepted'][number];

export const newOption = (text = ''): Option => ({ id: newId(), text, isPinned: false, weight: 0 });
export const newBlank = (): Blank => ({ accepted: [{ text: '', share: 100 }], match: 'text', weight: 1 });
export const newNumber = (): AcceptedNumber => ({ value: '', tolerance: '0', isRelative: false, share: 100 });

const OPTIONS_AT_FIRST = 4;

/** A question of a kind; what all kinds have, and options, are taken over from another. */
export function questionOfKind(kind: QuestionKind, from?: Question): Question {
  const asked = {
    id: from?.id ?? newId(),
    text: from?.text ?? '',
    points: from?.points ?? 5,
    explanation: from?.explanation ?? '',
  };
  const options =
    from && 'options' in from ? from.options : Array.from({ length: OPTIONS_AT_FIRST }, () => newOption());
  switch (kind) {
    case 'single':
      return { ...asked, kind, options, right: from?.kind === 'multiple' ? (from.right[0] ?? '') : '' };
    case 'multiple':
      return {
        ...asked,
        kind,
        options,
        right: from?.kind === 'single' && from.right !== '' ? [from.right] : [],
        scoring: 'half',
      };
    case 'trueFalse':
      return { ...asked, kind, right: true };
    case 'blanks':
      return { ...asked, kind, blanks: [newBlank()], isAnyOrder: false };
    case 'numeric':
      return { ...asked, kind, accepted: [newNumber()], unit: '' };
  }
}

/** Accepted texts of a blank as they are typed, one a line; what a text was worth stays with it. */
export const acceptedText = ({ accepted }: Blank) => accepted.map(({ text }) => text).join('\n');
export const withAccepted = (blank: Blank, typed: string): Blank => ({
  ...blank,
  accepted: typed.split('\n').map((text) => ({
    text,
    share: blank.accepted.find((before) => before.text === text)?.share ?? 100,
  })),
});

/** Another judge mode: an objective problem adds up the points of its questions, any other has cases again. */
export function withJudgeMode(form: ProblemForm, judgeMode: JudgeMode): ProblemForm {
  const { cases } = form;
  const isObjective = traitsOf(judgeMode).submits === 'answers';
  if (!isObjective) {
    const from = cases.from !== 'questions' ? cases.from : cases.stored ? 'keep' : 'upload';
    return { ...form, judgeMode, cases: { ...cases, from } };
  }
  return {
    ...form,
    judgeMode,
    type: PROBLEM_TYPE.oi,
    judgeCaseMode: 'default',
    cases: { ...cases, from: 'questions' },
  };
}
