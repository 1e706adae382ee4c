import { expect, test } from 'vitest';
import { refuseOutline } from './refuse-outline.ts';

const part = (size: number, ...requires: { section: number; solved: number }[]) => ({
  requires,
  pids: Array.from({ length: size }, (_, at) => at),
});

test.each([
  ['asks for earlier ones', [part(3), part(2, { section: 0, solved: 3 })], null],
  ['not for itself', [part(3, { section: 0, solved: 1 })], { code: 'training.ruleAhead', section: 1, earlier: 1 }],
  [
    'nor for a later one',
    [part(3, { section: 1, solved: 1 }), part(3)],
    { code: 'training.ruleAhead', section: 1, earlier: 2 },
  ],
  [
    'nor for more than there are',
    [part(3), part(3, { section: 0, solved: 4 })],
    { code: 'training.ruleTooMany', section: 2, earlier: 1 },
  ],
] as const)('an outline %s', (_sentence, sections, expected) => {
  expect(refuseOutline(sections)).toEqual(expected);
});
