import { expect, it, test } from 'vitest';
import { readRefusal, writeRefusal } from './refusal.ts';

test.each([
  [writeRefusal('cpuTime', { seconds: 15 }), 'cpuTime', { seconds: '15' }],
  [writeRefusal('clock', { seconds: 7.5 }), 'clock', { seconds: '7.5' }],
  [writeRefusal('memory', { mb: 1024 }), 'memory', { mb: '1024' }],
  [writeRefusal('output', {}), 'output', {}],
  [writeRefusal('signal', { signal: 'SIGSEGV (bad)' }), 'signal', { signal: 'SIGSEGV (bad)' }],
  [writeRefusal('exitCode', { exitCode: 3 }), 'exitCode', { exitCode: '3' }],
  [writeRefusal('tooLarge', {}), 'tooLarge', {}],
  [writeRefusal('noProgram', {}), 'noProgram', {}],
  [writeRefusal('answerFiles', { names: '1.out, 2.out' }), 'answerFiles', { names: '1.out, 2.out' }],
  [writeRefusal('answerLines', {}), 'answerLines', {}],
])('%s', (message, code, params) => {
  expect(readRefusal(message)).toEqual({ code, params, rest: '' });
  expect(readRefusal(`${message}\nmain.c:1: error\n  ^`)).toEqual({ code, params, rest: 'main.c:1: error\n  ^' });
});

it('puts the words of the compiler behind its own', () => {
  expect(writeRefusal('memory', { mb: 512 }, 'cc1: out of memory')).toBe(
    'The compiler used more than 512 MB of memory\ncc1: out of memory',
  );
});

test.each([
  '',
  'main.c:1:1: error: expected identifier',
  'error: The compiler made no program',
  'a\nThe compiler wrote too much',
])('what the compiler says is left to it: %j', (message) => expect(readRefusal(message)).toBeNull());
