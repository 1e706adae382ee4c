import { expect, test } from 'vitest';
import { readAbsence, writeAbsence } from './absence.ts';

test.each([
  [
    writeAbsence('inDebian', { tool: '/usr/bin/kotlinc', packages: 'kotlin default-jdk' }),
    { code: 'inDebian', params: { tool: '/usr/bin/kotlinc', packages: 'kotlin default-jdk' }, rest: '' },
  ],
  [
    writeAbsence('elsewhere', { tool: '/usr/bin/swiftc', origin: 'https://www.swift.org/install (unpacked)' }),
    {
      code: 'elsewhere',
      params: { tool: '/usr/bin/swiftc', origin: 'https://www.swift.org/install (unpacked)' },
      rest: '',
    },
  ],
  [writeAbsence('noVersion', { tool: '/usr/bin/x' }), { code: 'noVersion', params: { tool: '/usr/bin/x' }, rest: '' }],
  [writeAbsence('testing', {}), { code: 'testing', params: {}, rest: '' }],
  [
    writeAbsence('notCompiled', { said: 'a.c:1: error\n  ^' }),
    { code: 'notCompiled', params: { said: 'a.c:1: error' }, rest: '  ^' },
  ],
  [
    writeAbsence('ended', { outcome: 'exit', how: '1, 0', said: '' }),
    { code: 'ended', params: { outcome: 'exit', how: '1, 0', said: '' }, rest: '' },
  ],
  [writeAbsence('wrong', { said: 'Traceback' }), { code: 'wrong', params: { said: 'Traceback' }, rest: '' }],
  ['the sandbox: refused', null],
])('%s', (text, found) => expect(readAbsence(text)).toEqual(found));
