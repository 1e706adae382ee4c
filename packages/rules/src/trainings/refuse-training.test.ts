import { expect, test } from 'vitest';
import { asksAnew, refuseTraining, type TrainingForm } from './refuse-training.ts';

const form: TrainingForm = { title: 'Loops', description: 'Ten.', auth: 'Public', privatePwd: '', categoryId: 1 };

test.each([
  ['all that is needed is there', {}, null],
  ['a title', { title: ' ' }, 'title'],
  ['a description', { description: '' }, 'description'],
  ['a category', { categoryId: null }, 'categoryId'],
  ['a password of a private one', { auth: 'Private' }, 'privatePwd'],
  ['and of a protected one', { auth: 'Protected' }, 'privatePwd'],
  ['with it they are whole', { auth: 'Private', privatePwd: 'x' }, null],
] as const)('TRAIN-2 needed: %s', (_sentence, changed, field) => {
  const refusal = refuseTraining({ ...form, ...changed });
  expect(refusal && { code: refusal.code, ...refusal.params }).toEqual(
    field && { code: 'training.fieldNeeded', field },
  );
});

test.each([
  ['another password', { auth: 'Private', pwd: 'a' }, { auth: 'Private', pwd: 'b' }, true],
  ['the same one', { auth: 'Private', pwd: 'a' }, { auth: 'Protected', pwd: 'a' }, false],
  ['a public one that gets one', { auth: 'Public', pwd: '' }, { auth: 'Private', pwd: 'a' }, true],
  ['one that becomes public', { auth: 'Private', pwd: 'a' }, { auth: 'Public', pwd: '' }, false],
] as const)('TRAIN-5 asks anew: %s', (_sentence, before, after, expected) => {
  expect(asksAnew(before, after)).toBe(expected);
});
