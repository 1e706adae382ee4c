import { expect, test } from 'vitest';
import { findBadName, SLIP_ALPHABET, slipPassword } from './slips.ts';

test('passwords have their length and no letters that look alike', () => {
  let next = 0;
  const random = (below: number) => next++ % below;
  const all = slipPassword(SLIP_ALPHABET.length, random);
  expect(all).toBe(SLIP_ALPHABET);
  expect(all).not.toMatch(/[01OlI]/);
});

test.each([
  [['team1', '队伍2', 'a.b-c_d'], null],
  [['team1', 'team 2'], 'team 2'],
  [['x'.repeat(21)], 'x'.repeat(21)],
  [['<b>'], '<b>'],
  [[''], ''],
])('names %j', (names, bad) => {
  expect(findBadName(names)).toBe(bad);
});
