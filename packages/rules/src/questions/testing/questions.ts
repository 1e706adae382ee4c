import type { Question, QuestionSet } from '@assay/contract/questions/question.ts';

const option = (id: string, text: string) => ({ id, text, isPinned: false, weight: 0 });
const asked = { points: 10, explanation: '' };

/** A question of each kind; `b`, `b` and `c`, false, `FIFO` and `LIFO`, 3.14 ± 0.005 are right. */
export const ONE_OF_EACH: Question[] = [
  {
    ...asked,
    id: 'single',
    kind: 'single',
    text: 'Which is **even**?',
    options: [option('a', '1'), option('b', '$2$'), option('c', '3')],
    right: 'b',
  },
  {
    ...asked,
    id: 'multiple',
    kind: 'multiple',
    text: 'Which are prime?',
    options: [option('a', '1'), option('b', '2'), option('c', '3'), option('d', '4')],
    right: ['b', 'c'],
    scoring: 'half',
  },
  { ...asked, id: 'truth', kind: 'trueFalse', text: 'Zero is positive.', right: false },
  {
    ...asked,
    id: 'blanks',
    kind: 'blanks',
    text: 'A queue is ___, a stack ___.',
    blanks: ['FIFO', 'LIFO'].map((text) => ({ accepted: [{ text, share: 100 }], match: 'noCase', weight: 1 })),
    isAnyOrder: false,
  },
  {
    ...asked,
    id: 'number',
    kind: 'numeric',
    text: 'What is $\\pi$?',
    accepted: [{ value: '3.14', tolerance: '0.005', isRelative: false, share: 100 }],
    unit: '',
  },
];

/** A set of questions in the author's order, a question of each kind unless given. */
export const questionSet = (questions: Question[] = ONE_OF_EACH, shuffle: Partial<QuestionSet> = {}): QuestionSet => ({
  questions,
  shuffleQuestions: false,
  shuffleOptions: false,
  ...shuffle,
});
