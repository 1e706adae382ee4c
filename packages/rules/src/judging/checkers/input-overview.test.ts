import { expect, test } from 'vitest';
import { mergedOverview, readOverview, tellsOverview, unmetOf } from './input-overview.ts';

const unmetBy = (...texts: string[]) => {
  const told = texts.map(readOverview).reduce(mergedOverview, { bounds: [], features: [] });
  return unmetOf(told).map(({ name, side, bound }) => [name, side, bound]);
};

test.each<[string, string[], (string | null)[][]]>([
  ['all bounds are met by one input', ['"n": min-value-hit max-value-hit\nconstant-bounds "n": 1 5\n'], []],
  [
    'by two inputs together',
    ['"n": min-value-hit\nconstant-bounds "n": 1 5\n', '"n": max-value-hit\nconstant-bounds "n": 1 5\n'],
    [],
  ],
  ['none meets the largest', ['"n": min-value-hit\nconstant-bounds "n": 1 5\nvariable "n"\n'], [['n', 'max', '5']]],
  [
    'nor any bound',
    ['"a b":\nconstant-bounds "a b": -1.500000 2.000000\n'],
    [
      ['a b', 'min', '-1.500000'],
      ['a b', 'max', '2.000000'],
    ],
  ],
  [
    'a bound that changes within an input is not told',
    ['"x": min-value-hit\nconstant-bounds "x": 0 ?\n'],
    [['x', 'max', null]],
  ],
  [
    'nor one that changes between inputs',
    ['"x": min-value-hit\nconstant-bounds "x": 0 5\n', '"x": min-value-hit\nconstant-bounds "x": 0 6\n'],
    [['x', 'max', null]],
  ],
  [
    'a feature that none has',
    ['feature "odd": hit\nfeature "even":\n', 'feature "even":\n'],
    [['even', 'feature', null]],
  ],
  ['a variable that only one input has', ['', '"m": max-value-hit\nconstant-bounds "m": 2 3\n'], [['m', 'min', '2']]],
  ['what a program writes otherwise says nothing', ['hello\n"n" min-value-hit\nfeature odd:\n'], []],
])('GEN-15 %s', (_sentence, texts, expected) => {
  expect(unmetBy(...texts)).toEqual(expected);
});

const REGISTERS = '#include "testlib.h"\nint main(int argc, char* argv[]) { registerValidation(argc, argv); }';

test.each([
  ['one that is told the arguments', 'testlib', REGISTERS, true],
  ['one that is told none', 'testlib', REGISTERS.replace('(argc, argv); }', '(); }'), false],
  ['one of another convention', 'icpc', REGISTERS, false],
  ['one without the header', 'testlib', 'import sys\nsys.exit(0)', false],
] as const)('GEN-15 %s', (_sentence, convention, code, expected) => {
  expect(tellsOverview({ convention, code })).toBe(expected);
});
