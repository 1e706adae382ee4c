import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['123456', 'PASSWORD', 'Qwerty123', 'admin123', '888888', 'zzzzzzzz', '哈哈哈哈哈哈'])(
  '%s is common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test('the own name is as good as common', () => {
  expect(isCommonPassword('Annabelle', 'annabelle')).toBe(true);
  expect(isCommonPassword('Annabelle', 'ann')).toBe(false);
});

test.each(['correct horse', 'Tr0ub4dor&3', 'jD9-kk2x', '1234567x!'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
