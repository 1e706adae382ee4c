import { failureText } from '@assay/contract/errors.ts';
import type { RoleName } from '@assay/contract/roles.ts';
import { expect, test } from 'vitest';
import { refuseTexts, refuseWriting, titleOf } from './refuse-writing.ts';

const LIMITS = { solved: 10, perDay: 5, inAll: 50 };
const ABLE = { role: 'user' as RoleName, solved: 10, today: 4, written: 49 };

test.each([
  ['who has solved enough', ABLE, null],
  ['nine are too few', { ...ABLE, solved: 9 }, 'discussion.solvedTooFew'],
  ['the sixth of a day', { ...ABLE, today: 5 }, 'discussion.tooManyToday'],
  ['the fifty-first', { ...ABLE, written: 50 }, 'discussion.tooMany'],
  ['administrators are held to nothing', { role: 'admin' as const, solved: 0, today: 99, written: 99 }, null],
  ['who was barred from it', { ...ABLE, role: 'noDiscussion' as const }, 'access.denied'],
  ['who is muted', { ...ABLE, role: 'muted' as const }, 'access.denied'],
])('DISC-7 beginning a discussion: %s', (_sentence, writer, expected) => {
  expect(refuseWriting(writer, LIMITS, 'discuss')?.code ?? null).toBe(expected);
});

test('DISC-7 who may begin none may comment', () => {
  expect(refuseWriting({ ...ABLE, role: 'noDiscussion' }, LIMITS, 'comment')).toBeNull();
  expect(refuseWriting({ ...ABLE, role: 'muted' }, LIMITS, 'comment')?.code).toBe('access.denied');
});

const TEXTS = { title: 'A', description: 'B', content: 'C' };
test.each([
  ['all three are needed', TEXTS, null],
  ['a blank title', { ...TEXTS, title: ' \t' }, 'Title is required'],
  ['no description', { ...TEXTS, description: '' }, 'Description is required'],
  ['a blank content', { ...TEXTS, content: '\n' }, 'Content is required'],
  ['255 characters', { ...TEXTS, title: 'x'.repeat(255) }, null],
  ['one more', { ...TEXTS, title: 'x'.repeat(256) }, 'Title Can not exceed 255'],
  ['a long description', { ...TEXTS, description: 'x'.repeat(256) }, 'Description Can not exceed 255'],
  ['65535 characters', { ...TEXTS, content: 'x'.repeat(65_535) }, null],
  ['one more of them', { ...TEXTS, content: 'x'.repeat(65_536) }, 'Content Can not exceed 65535'],
])('DISC-1 texts: %s', (_sentence, texts, expected) => {
  const refusal = refuseTexts(texts);
  expect(refusal && failureText(refusal.code, 'en', refusal.params)).toBe(expected);
});

test.each([
  ['Why?', null, 'Why?'],
  [' Why? ', 'P1001', '[P1001] Why?'],
  ['[P1001] Why?', 'P1001', '[P1001] Why?'],
  ['[P1001]Why?', 'P1001', '[P1001]Why?'],
])('DISC-1 the title "%s" on %s', (title, problemId, expected) => {
  expect(titleOf(title, problemId)).toBe(expected);
});
