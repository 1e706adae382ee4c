import { describe, expect, test } from 'vitest';
import { givenPercent, rubricPercent, shownItems, touchedBy } from './rubric.ts';

describe('ASG-24 what the chosen items come to', () => {
  test.each([
    ['nothing chosen earns nothing', 'nothing', 0, [], 0],
    ['items are added up', 'nothing', 0, [40, 25], 65],
    ['minus is taken off what was earned', 'nothing', 0, [40, -15], 25],
    ['never below nothing', 'nothing', 0, [10, -30], 0],
    ['at most all', 'nothing', 0, [80, 40], 100],
    ['a bonus lifts the cap', 'nothing', 15, [80, 40], 115],
    ['and no further than it says', 'nothing', 10, [80, 40], 110],
    ['from all: nothing chosen leaves all', 'all', 0, [], 100],
    ['from all: faults are taken off', 'all', 0, [-30, -20], 50],
    ['from all: never below nothing', 'all', 0, [-80, -40], 0],
    ['from all: plus needs a bonus', 'all', 0, [10], 100],
    ['from all: plus with a bonus', 'all', 20, [10], 110],
    ['minus is taken off the sum before the cap', 'nothing', 0, [80, 40, -20], 100],
  ] as const)('%s', (_says, start, bonus, chosen, percent) => {
    expect(rubricPercent({ start, bonus }, chosen)).toBe(percent);
  });
});

test.each([
  ['points of one’s own stand before those of the rubric', 75, 40, 75],
  ['also when they are none', 0, 40, 0],
  ['without them the rubric counts', null, 40, 40],
  ['without both what was reached counts', null, null, null],
] as const)('ASG-10 ASG-24 %s', (_says, own, byRubric, given) => {
  expect(givenPercent(own, byRubric)).toBe(given);
});

describe('ASG-24 whom a change of the rubric touches', () => {
  const rubric = (items: Record<number, number>, change: object = {}) => ({
    ...{ start: 'nothing' as const, bonus: 0 },
    ...change,
    items: Object.entries(items).map(([id, points]) => ({ id: Number(id), points })),
  });
  test.each([
    ['nothing changed', rubric({ 1: 10, 2: 20 }), rubric({ 1: 10, 2: 20 }), [], false],
    ['a new item: nobody', rubric({ 1: 10 }), rubric({ 1: 10, 2: 20 }), [], false],
    ['another order: nobody', rubric({ 1: 10, 2: 20 }), rubric({ 2: 20, 1: 10 }), [], false],
    ['other points: who has it', rubric({ 1: 10, 2: 20 }), rubric({ 1: 10, 2: 25 }), [2], false],
    ['a deleted item: who had it', rubric({ 1: 10, 2: 20 }), rubric({ 2: 20 }), [1], false],
    ['another start: everybody', rubric({ 1: 10 }), rubric({ 1: 10 }, { start: 'all' }), [], true],
    ['another bonus: everybody', rubric({ 1: 10 }), rubric({ 1: 10 }, { bonus: 5 }), [], true],
  ])('%s', (_says, before, after, items, everybody) => {
    const touched = touchedBy(before, after);
    expect([[...touched.items], touched.everybody]).toEqual([items, everybody]);
  });
});

test('ASG-24 a student reads of what was chosen what is visible, in its order', () => {
  const items = [
    { name: 'a', isVisible: true },
    { name: 'b', isVisible: false },
    { name: 'c', isVisible: true },
  ];
  expect(shownItems(items).map(({ name }) => name)).toEqual(['a', 'c']);
});
