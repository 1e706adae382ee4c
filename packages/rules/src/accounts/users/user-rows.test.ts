import { expect, test } from 'vitest';
import { faultsOfRow, genderOf, inColumnOrder, isHeader, rowOf } from './user-rows.ts';

test.each([
  ['seven columns', ['ada', 'secret1', 'a@b.c', 'Ada', 'female', 'ada', 'School'], []],
  ['name and password alone', ['ada', 'secret1'], []],
  ['a name alone', ['ada'], ['columns']],
  ['eight columns', ['ada', 'secret1', '', '', '', '', '', 'x'], ['columns']],
  ['a short password', ['ada', 'abc'], ['password']],
  ['a password of 25', ['ada', 'a'.repeat(25)], []],
  ['a password of 26', ['ada', 'a'.repeat(26)], ['password']],
  ['an unknown gender', ['ada', 'secret1', '', '', 'x'], ['gender']],
])('ADM-3 a row with %s', (_case, columns, faults) => {
  expect(faultsOfRow(columns)).toEqual(faults);
});

test.each([
  ['male', 'male'],
  ['0', 'male'],
  ['男', 'male'],
  ['Female', 'female'],
  ['1', 'female'],
  ['女', 'female'],
  ['', 'secrecy'],
  ['2', null],
])('ADM-3 the gender %j is %s', (text, gender) => {
  expect(genderOf(text)).toBe(gender);
});

test('ADM-3 columns are trimmed, and a header is told from a row', () => {
  expect(rowOf([' ada ', 'pw'])).toMatchObject({ username: 'ada', password: 'pw', school: '' });
  expect([isHeader(['用户名', '密码']), isHeader(['Username']), isHeader(['userna'])]).toEqual([true, true, false]);
});

test('ADM-3 faults are told in the order of the columns, each once', () => {
  expect(inColumnOrder(['repeated', 'gender', 'email', 'username', 'password', 'email'])).toEqual([
    'username',
    'password',
    'email',
    'gender',
    'repeated',
  ]);
});
