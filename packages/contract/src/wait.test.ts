import { expect, test } from 'vitest';
import { failureText } from './errors.ts';
import { waitWords } from './wait.ts';

test.each([
  [1, '1 s', '1 秒'],
  [60, '60 s', '60 秒'],
  [99, '99 s', '99 秒'],
  [100, '2 minutes', '2 分钟'],
  [120, '2 minutes', '2 分钟'],
  [121, '3 minutes', '3 分钟'],
  [3600, '60 minutes', '60 分钟'],
])('a wait of %d seconds is told as %s and %s', (seconds, en, zh) => expect(waitWords(seconds)).toEqual({ en, zh }));

test('a refusal that knows how long to wait says it in words', () => {
  expect(failureText('request.tooMany', 'en', { seconds: 3599 })).toBe('Too many requests, try again in 60 minutes');
  expect(failureText('request.tooMany', 'zh', { seconds: 3599 })).toBe('操作过于频繁，请在 60 分钟后重试');
  expect(failureText('account.codeTooSoon', 'en', { seconds: 42 })).toBe(
    'A code has just been sent, try again in 42 s',
  );
});
