import { placeProblem } from '@assay/rules/trainings/place-problem.ts';
import { expect, it } from 'vitest';
import { moveSection, removeSection, type SavedSection, stepProblem } from './outline.ts';

const section = (id: number, pids: number[], requires: SavedSection['requires'] = []): SavedSection => ({
  id,
  title: `S${id}`,
  requires,
  pids,
});
const THREE = [section(1, [11, 12]), section(2, []), section(3, [31], [{ section: 0, solved: 1 }])];
const pidsOf = (sections: readonly SavedSection[]) => sections.map(({ pids }) => pids);

it.each([
  ['down within its section', 11, 1, [[12, 11], [], [31]]],
  ['down over the edge', 12, 1, [[11], [12], [31]]],
  ['up over the edge', 31, -1, [[11, 12], [31], []]],
  ['not above the first', 11, -1, [[11, 12], [], [31]]],
  ['not below the last', 31, 1, [[11, 12], [], [31]]],
] as const)('a step %s', (_name, pid, by, expected) => {
  expect(pidsOf(stepProblem(THREE, pid, by))).toEqual(expected);
});

it.each([
  ['to the second place', 11, 2, [[12, 11], [], [31]]],
  ['to the last', 11, 3, [[12], [], [11, 31]]],
  ['to the first', 31, 1, [[31, 11, 12], [], []]],
  ['beyond the last', 12, 99, [[11], [], [12, 31]]],
  ['to its own', 12, 2, [[11, 12], [], [31]]],
] as const)('a problem goes by number %s', (_name, pid, place, expected) => {
  expect(pidsOf(placeProblem(THREE, pid, place))).toEqual(expected);
});

it('requirements follow the section that they name', () => {
  expect(moveSection(THREE, 0, 1).map(({ requires }) => requires)).toEqual([[], [], [{ section: 1, solved: 1 }]]);
  expect(removeSection(THREE, 1)[1]?.requires).toEqual([{ section: 0, solved: 1 }]);
});

it('a section that goes leaves its problems to a neighbour, and none asks for it', () => {
  const left = removeSection(THREE, 0);
  expect(pidsOf(left)).toEqual([[11, 12], [31]]);
  expect(left[1]?.requires).toEqual([]);
  expect(pidsOf(removeSection(THREE, 2))).toEqual([[11, 12], [31]]);
});
