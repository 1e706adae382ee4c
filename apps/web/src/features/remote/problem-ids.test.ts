import { expect, test } from 'vitest';
import { readRemoteIds } from './problem-ids.ts';

test.each([
  ['1000', ['1000']],
  ['1000 1002-1004', ['1000', '1002', '1003', '1004']],
  ['1A,2B；abc001_a\n1A', ['1A', '2B', 'abc001_a']],
  ['1004-1000', []],
  ['  ', []],
])('%s', (text, ids) => expect(readRemoteIds(text)).toEqual(ids));

test('a range without end is cut', () => expect(readRemoteIds('1-999999')).toHaveLength(100));
