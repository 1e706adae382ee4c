import { expect, test } from 'vitest';
import { nextProblem, openSections, type Progress, type SectionFacts } from './sections.ts';

const progress = (solved: number[], opened: number[] = []): Progress => ({
  solved: new Set(solved),
  opened: new Set(opened),
});

/** Three of the first five open the second; one of the second and all of the first the third. */
const course: SectionFacts[] = [
  { id: 1, requires: [], pids: [11, 12, 13, 14, 15] },
  { id: 2, requires: [{ sectionId: 1, solved: 3 }], pids: [21, 22] },
  {
    id: 3,
    requires: [
      { sectionId: 1, solved: 5 },
      { sectionId: 2, solved: 1 },
    ],
    pids: [31],
  },
];

const openOf = (sections: readonly SectionFacts[], of: Progress) =>
  [...openSections(sections, of)].filter(([, { isOpen }]) => isOpen).map(([id]) => id);

test.each([
  ['at the beginning the first is open', progress([]), [1]],
  ['two of three are not enough', progress([11, 12]), [1]],
  ['three open the next, whichever they are', progress([11, 13, 15]), [1, 2]],
  ['what was solved ahead opens nothing by itself', progress([21, 22, 31]), [1]],
  ['a section with two rules needs both', progress([11, 12, 13, 14, 15]), [1, 2]],
  ['then it is open', progress([11, 12, 13, 14, 15, 21]), [1, 2, 3]],
  ['where one works stays open, though a rejudge took the rest away', progress([], [2]), [1, 2]],
  ['that opens no other', progress([], [3]), [1, 3]],
] as const)('TRAIN-7 %s', (_sentence, of, expected) => {
  expect(openOf(course, of)).toEqual(expected);
});

test('TRAIN-7 a section never asks for more than the other has, after problems were taken out', () => {
  const [first, ...rest] = course;
  const smaller = [{ ...first!, pids: [11, 12] }, ...rest];
  expect(openOf(smaller, progress([11, 12]))).toEqual([1, 2]);
  expect(openSections(smaller, progress([11])).get(2)).toEqual({
    isOpen: false,
    requires: [{ sectionId: 1, solved: 1, needed: 2 }],
  });
});

test('TRAIN-7 a rule about a section that is gone asks for nothing', () => {
  expect(openOf(course.slice(1), progress([]))).toEqual([2]);
});

test.each([
  ['nobody, though all is solved', progress([11, 12, 13, 14, 15, 21]), [1, 3]],
  ['nor who works in it', progress([], [2]), [1]],
] as const)('SHEET-4 a section that is held is open to %s', (_sentence, of, expected) => {
  const [first, second, third] = course;
  expect(openOf([first!, { ...second!, isHeld: true }, third!], of)).toEqual(expected);
});

test.each([
  ['from the beginning the first that is not solved', [1, 2, 3], [1], null, 2],
  ['behind the current one', [1, 2, 3, 4], [1], 2, 3],
  ['over those that are solved', [1, 2, 3, 4], [3], 2, 4],
  ['at the end the first that was left out', [1, 2, 3], [1], 3, 2],
  ['the current one is not the next', [1, 2], [1], 2, null],
  ['nothing when all are solved', [1, 2], [1, 2], null, null],
  ['an unknown place counts as the beginning', [1, 2], [], 9, 1],
] as const)('TRAIN-8 next problem: %s', (_sentence, pids, solved, current, expected) => {
  expect(nextProblem(pids, new Set(solved), current)).toBe(expected);
});
