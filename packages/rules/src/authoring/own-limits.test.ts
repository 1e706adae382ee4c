import { OWNED_BY_SITE, type ProblemOwner } from '@assay/contract/problems/owner.ts';
import { ROLE, type RoleName } from '@assay/contract/roles.ts';
import { expect, test } from 'vitest';
import { isLimited, refuseData, refuseDemands } from './own-limits.ts';

const LIMITS = { timeMs: 2000, memoryMb: 256, cases: 3, dataMb: 1 };
const OF_GROUP: ProblemOwner = { kind: 'group', id: 4 };
const OF_PERSON: ProblemOwner = { kind: 'person', id: 7 };

test.each(Object.keys(ROLE) as RoleName[])(
  'EDIT-11 %s is held to limits at problems of groups and persons, unless he runs the problems',
  (role) => {
    const asker = { uid: 7, role };
    const expected = role !== 'root' && role !== 'problemAdmin';
    expect([OF_GROUP, OF_PERSON, OWNED_BY_SITE].map((owner) => isLimited(asker, owner))).toEqual([
      expected,
      expected,
      false,
    ]);
  },
);

const fair = { timeLimit: 2000, memoryLimit: 256, stackLimit: 256 };

test.each([
  ['limits up to the bounds', fair, undefined],
  ['too long', { ...fair, timeLimit: 2001 }, 'problem.timeBeyond'],
  ['too much memory', { ...fair, memoryLimit: 257 }, 'problem.memoryBeyond'],
  ['too much stack', { ...fair, stackLimit: 257 }, 'problem.memoryBeyond'],
  ['a checker without limits of its own', { ...fair, checker: { timeMs: null, memoryMb: null } }, undefined],
  ['a checker that takes too long', { ...fair, checker: { timeMs: 2001, memoryMb: null } }, 'problem.timeBeyond'],
  ['a checker with too much memory', { ...fair, checker: { timeMs: null, memoryMb: 512 } }, 'problem.memoryBeyond'],
])('EDIT-11 %s', (_sentence, demands, code) => {
  expect(refuseDemands(demands, LIMITS)?.code).toBe(code);
});

const one = (bytes: number, more: object = {}) => ({ input: { bytes }, output: { bytes: 0 }, ...more });

test.each([
  ['as many cases and bytes as may be', [one(524_288), one(524_288), one(0)], undefined],
  ['a case too many', [one(1), one(1), one(1), one(1)], 'problem.casesBeyond'],
  ['a byte too many', [one(524_288), one(524_289)], 'problem.dataBeyond'],
  ['a case that takes too long', [one(1, { timeMs: 2001 })], 'problem.timeBeyond'],
  ['a case with too much memory', [one(1, { memoryMb: 300 })], 'problem.memoryBeyond'],
])('EDIT-11 data: %s', (_sentence, cases, code) => {
  expect(refuseData(cases, LIMITS)?.code).toBe(code);
});
