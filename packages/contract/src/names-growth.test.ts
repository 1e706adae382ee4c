import { expectLinear, repeated } from '@assay/testkit/growth.ts';
import { describe, test } from 'vitest';
import { isReservedName, mixesScripts, withoutHiddenMarks } from './person-names.ts';

const PIECES = [
  ...['a', '0', ' ', '_', '.', 'а', '汉', 'e\u0301', '\u0301', '\u200d', '\u200c', '\u200b', '\u202e', '\u2066'],
  ...['\ufe0f', '\u{e0041}', '\u{1f468}\u200d', '\u{1f3fb}', '\u{1f1e6}', '\ufdfa', '\u3164', '\u00ad', '\u180e'],
  ...['a\u200d', '\u0627\u200c', '\u0915\u094d\u200d', '\ud800', '\udc00', 'aа', 'a汉', '\u1100\u1161\u11a8', '１'],
];
const SHAPES = [...PIECES.map((piece) => repeated(piece)), ...PIECES.map((piece) => repeated(piece, 'a', 'b'))];

describe('names take their time from the length alone', () => {
  test.each(SHAPES)('$name', { timeout: 120_000 }, async (shape) => {
    await expectLinear(withoutHiddenMarks, shape);
    await expectLinear(mixesScripts, shape);
    await expectLinear(isReservedName, shape);
  });
});
