import { expect, test } from 'vitest';
import { refuseRating } from './refuse-rating.ts';

const OFF = { rated: false, floor: null, ceiling: null };
const ON = { ...OFF, rated: true };
const draft = {
  before: OFF,
  after: ON,
  teamSize: 1,
  isOfGroup: false,
  isPublic: true,
  hasStarted: false,
  isRoot: false,
};

test.each([
  ['before the start', {}, null],
  ['not of teams', { teamSize: 3 }, 'contest.ratedNotHere'],
  ['not of a group', { isOfGroup: true }, 'contest.ratedNotHere'],
  ['not behind a password', { isPublic: false }, 'contest.ratedNotHere'],
  ['teams that are not rated', { teamSize: 3, after: OFF }, null],
  ['not once it has started', { hasStarted: true }, 'contest.ratedFixed'],
  ['nor back', { before: ON, after: OFF, hasStarted: true }, 'contest.ratedFixed'],
  ['nor for others', { before: ON, after: { ...ON, ceiling: 1599 }, hasStarted: true }, 'contest.ratedFixed'],
  ['a new one that has started', { before: null, hasStarted: true }, 'contest.ratedFixed'],
  ['super administrators at any time', { hasStarted: true, isRoot: true }, null],
  ['left as it is', { before: ON, hasStarted: true }, null],
  ['bounds of what is not rated', { after: { ...OFF, floor: 5 }, hasStarted: true }, null],
  ['bounds in order', { after: { ...ON, floor: 1600, ceiling: 1599 } }, 'contest.ratingBounds'],
] as const)('RANK-8 %s', (_sentence, more, code) => {
  expect(refuseRating({ ...draft, ...more })?.code ?? null).toBe(code);
});
