import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { ROLE, type RoleName } from '@assay/contract/roles.ts';
import { describe, expect, test } from 'vitest';
import { mayEditProblem, maySeeProblem } from './access.ts';

const ME = 7;
const OTHER = 8;
const roles = Object.keys(ROLE) as RoleName[];
const ADMINS: RoleName[] = ['root', 'admin', 'problemAdmin'];

describe('who may see a problem', () => {
  test.each([...roles, null])('%s sees public problems', (role) => {
    expect(maySeeProblem(role && { uid: ME, role }, { auth: PROBLEM_AUTH.public, authorUid: OTHER })).toBe(true);
  });
  test.each([...roles, null])('%s sees private and contest problems only as an admin', (role) => {
    const expected = role !== null && ADMINS.includes(role);
    for (const auth of [PROBLEM_AUTH.private, PROBLEM_AUTH.contest]) {
      expect(maySeeProblem(role && { uid: ME, role }, { auth, authorUid: ME })).toBe(expected);
    }
  });
});

describe('who may edit a problem', () => {
  test.each<[RoleName | null, number | null, boolean]>([
    ['root', OTHER, true],
    ['root', null, true],
    ['problemAdmin', OTHER, true],
    ['admin', ME, true],
    ['admin', OTHER, false],
    ['admin', null, false],
    ['user', ME, false],
    ['muted', ME, false],
    [null, null, false],
  ])('%s, problem of %s: %s', (role, authorUid, expected) => {
    expect(mayEditProblem(role && { uid: ME, role }, { auth: PROBLEM_AUTH.public, authorUid })).toBe(expected);
  });
});
