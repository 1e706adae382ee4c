import { writeAbsence } from '@assay/rules/judging/languages/absence.ts';
import { expect, test } from 'vitest';
import { absenceWords } from './absence-words.ts';

test.each([
  [writeAbsence('inDebian', { tool: '/usr/bin/ghc', packages: 'ghc' }), '没有 /usr/bin/ghc；Debian 软件包：ghc'],
  [writeAbsence('testing', {}), '自检还在进行'],
  [writeAbsence('notCompiled', { said: 'a.c:1: error\n  ^' }), '自检程序没有通过编译：a.c:1: error\n  ^'],
  ['the sandbox: refused', 'the sandbox: refused'],
])('%s', (reason, zh) => {
  expect(absenceWords(reason, 'zh')).toBe(zh);
  expect(absenceWords(reason, 'en')).toBe(reason);
});
