import { expect, test } from 'vitest';
import { refuseClass, withClasses } from './classes.ts';

test('ASG-26 WORK-28 classes in their order, with what each has of its own, and those that nobody is in any more', () => {
  const classes = [
    { label: 'B', people: 3 },
    { label: 'A', people: 2 },
  ];
  const windows = [
    { label: 'C', due: 1 },
    { label: 'A', due: 2 },
  ];
  expect(withClasses(classes, windows)).toEqual([
    { label: 'A', people: 2, own: { label: 'A', due: 2 } },
    { label: 'B', people: 3, own: null },
    { label: 'C', people: 0, own: { label: 'C', due: 1 } },
  ]);
});

test.each([
  ['a class of the group', 'A', null],
  ['a class in which nobody is', 'B', 'group.classUnknown'],
])('ASG-26 WORK-28 %s is given times of its own', (_what, label, refusal) => {
  expect(refuseClass([{ label: 'A' }], label)).toBe(refusal);
});
