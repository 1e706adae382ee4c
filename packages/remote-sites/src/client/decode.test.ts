import { expect, test } from 'vitest';
import { withoutNul } from './decode.ts';

test.each([
  ['a\0b', 'text/html', 'ab'],
  ['a\\u0000b', 'text/html', 'a\\u0000b'],
  ['{"a":"\\u0000b\\\\\\u0000"}', 'application/json', '{"a":"b\\\\"}'],
  ['{"a":"\\\\u0000"}', 'application/json; charset=utf-8', '{"a":"\\\\u0000"}'],
])('%j of %s is %j', (text, type, read) => expect(withoutNul(text, type)).toBe(read));
