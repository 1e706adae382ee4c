import type { Question, QuestionSet } from '@assay/contract/questions/question.ts';
import { describe, expect, test } from 'vitest';
import { shownQuestions } from './show.ts';
import { shuffled } from './shuffle.ts';

const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);
const PARTS = Array.from({ length: 12 }, (_, at) => ({ id: `o${at}` }));
const SECRETS = ['SECRET-RIGHT', 'SECRET-EXPLAINED', 'SECRET-ACCEPTED', '98.7654', 'SECRET-OTHER'];

const asked = { points: 1, explanation: 'SECRET-EXPLAINED' };
const option = (id: string) => ({ id, text: `text of ${id}`, isPinned: id === 'z', weight: id === 'a' ? 77 : 0 });
const QUESTIONS: Question[] = [
  { ...asked, id: '1', text: 'one', kind: 'single', options: ['a', 'b', 'c', 'z'].map(option), right: 'SECRET-RIGHT' },
  {
    ...asked,
    id: '2',
    text: 'two',
    kind: 'multiple',
    options: ['a', 'b', 'c', 'z'].map(option),
    right: ['SECRET-RIGHT'],
    scoring: 'half',
  },
  { ...asked, id: '3', text: 'three', kind: 'trueFalse', right: true },
  {
    ...asked,
    id: '4',
    text: 'four',
    kind: 'blanks',
    isAnyOrder: false,
    blanks: [
      {
        accepted: [
          { text: 'SECRET-ACCEPTED', share: 100 },
          { text: 'SECRET-OTHER', share: 50 },
        ],
        match: 'text',
        weight: 1,
      },
    ],
  },
  {
    ...asked,
    id: '5',
    text: 'five',
    kind: 'numeric',
    unit: 'm',
    accepted: [{ value: '98.7654', tolerance: '0.1', isRelative: false, share: 100 }],
  },
];
const SET: QuestionSet = { questions: QUESTIONS, shuffleQuestions: true, shuffleOptions: true };

describe('an order of one’s own', () => {
  test('QUES-5: is the same for the same key', () => {
    expect(shuffled(PARTS, 'somebody')).toEqual(shuffled(PARTS, 'somebody'));
    expect(shownQuestions(SET, 'somebody')).toEqual(shownQuestions(SET, 'somebody'));
  });

  test('QUES-5: holds every part once', () => {
    expect(ids(shuffled(PARTS, 'somebody')).sort()).toEqual(ids(PARTS).sort());
  });

  test('QUES-5: differs between people, and every place is taken by every part', () => {
    const first = PARTS.map(() => 0);
    for (let person = 0; person < 2_400; person++) {
      first[PARTS.indexOf(shuffled(PARTS, `person ${person}`)[0]!)]!++;
    }
    // 200 are expected; five standard deviations are 68
    expect(Math.min(...first)).toBeGreaterThan(130);
    expect(Math.max(...first)).toBeLessThan(270);
  });

  test('QUES-5: stays when a part is added or taken away', () => {
    const before = ids(shuffled(PARTS, 'somebody'));
    const added = ids(shuffled([{ id: 'new' }, ...PARTS], 'somebody'));
    expect(added.filter((id) => id !== 'new')).toEqual(before);
    expect(ids(shuffled(PARTS.slice(1), 'somebody'))).toEqual(before.filter((id) => id !== 'o0'));
  });

  test('QUES-5: leaves pinned options where they are', () => {
    for (const person of ['ann', 'bob', 'cid']) {
      const shown = shownQuestions(SET, person).find(({ id }) => id === '1')!;
      expect(shown.options.at(-1)!.id).toBe('z');
    }
  });

  test('QUES-5: is the author’s where none is wanted', () => {
    const plain = { ...SET, shuffleQuestions: false, shuffleOptions: false };
    expect(ids(shownQuestions(plain, 'somebody'))).toEqual(['1', '2', '3', '4', '5']);
    expect(ids(shownQuestions(SET, null))).toEqual(['1', '2', '3', '4', '5']);
    expect(ids(shownQuestions(SET, null)[0]!.options)).toEqual(['a', 'b', 'c', 'z']);
  });
});

test('QUES-7: a question as it is shown tells nothing of what is right', () => {
  const shown = JSON.stringify(shownQuestions(SET, 'somebody'));
  for (const secret of SECRETS) expect(shown).not.toContain(secret);
  expect(shown).not.toContain('77');
  expect(shownQuestions(SET, null)[3]).toMatchObject({ kind: 'blanks', blanks: 1 });
  expect(shownQuestions(SET, null)[4]).toMatchObject({ kind: 'numeric', unit: 'm' });
});
