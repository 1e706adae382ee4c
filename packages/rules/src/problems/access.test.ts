import { OWNED_BY_SITE } from '@assay/contract/problems/owner.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { ROLE, type RoleName } from '@assay/contract/roles.ts';
import { describe, expect, test } from 'vitest';
import {
  mayDeleteProblem,
  mayEditProblem,
  mayReadProblemData,
  mayRunProblem,
  maySeeProblem,
  mayUseProblem,
  returnsToList,
} from './access.ts';

const ME = 7;
const OTHER = 8;
const roles = Object.keys(ROLE) as RoleName[];

describe('who may see a problem', () => {
  test.each([...roles, null])('%s sees public problems', (role) => {
    expect(
      maySeeProblem(role && { uid: ME, role }, { auth: PROBLEM_AUTH.public, authorUid: OTHER, owner: OWNED_BY_SITE }),
    ).toBe(true);
  });
  test.each([...roles, null])('%s sees private and contest problems only where he may edit them', (role) => {
    for (const auth of [PROBLEM_AUTH.private, PROBLEM_AUTH.contest]) {
      for (const authorUid of [ME, OTHER, null]) {
        const asker = role && { uid: ME, role };
        const problem = { auth, authorUid, owner: OWNED_BY_SITE };
        expect(maySeeProblem(asker, problem)).toBe(mayEditProblem(asker, problem));
      }
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
    expect(
      mayEditProblem(role && { uid: ME, role }, { auth: PROBLEM_AUTH.public, authorUid, owner: OWNED_BY_SITE }),
    ).toBe(expected);
  });
});

describe('who may read the data of a problem', () => {
  test.each<[RoleName | null, number | null, boolean]>([
    ['root', OTHER, true],
    ['problemAdmin', OTHER, true],
    ['admin', ME, true],
    ['admin', OTHER, false],
    ['user', ME, false],
    [null, null, false],
  ])('%s, public problem of %s: %s', (role, authorUid, expected) => {
    expect(
      mayReadProblemData(role && { uid: ME, role }, { auth: PROBLEM_AUTH.public, authorUid, owner: OWNED_BY_SITE }),
    ).toBe(expected);
  });
});

describe('EDIT-17 those who help with a hidden problem', () => {
  const asks = { maySeeProblem, mayReadProblemData, mayEditProblem, mayRunProblem, mayDeleteProblem };
  const owners = [OWNED_BY_SITE, { kind: 'group', id: 5 }, { kind: 'person', id: OTHER }] as const;

  test.each([
    ['curator', ['maySeeProblem', 'mayReadProblemData', 'mayEditProblem']],
    ['tester', ['maySeeProblem']],
    [null, []],
  ] as const)('%s: %j', (part, expected) => {
    for (const owner of owners) {
      const problem = { auth: PROBLEM_AUTH.private, authorUid: OTHER, owner, part };
      const may = Object.entries(asks).flatMap(([name, ask]) =>
        ask({ uid: ME, role: 'user' }, problem) ? [name] : [],
      );
      expect(may).toEqual(expected);
      expect(mayUseProblem({ uid: ME, role: 'admin' }, problem, { gid: null })).toBe(false);
      expect(Object.values(asks).some((ask) => ask(null, problem))).toBe(false);
    }
  });
});

describe('who may use a problem in a venue', () => {
  test.each<[RoleName, keyof typeof PROBLEM_AUTH, number | null, boolean, boolean]>([
    ['root', 'public', OTHER, true, true],
    ['root', 'private', OTHER, true, false],
    ['problemAdmin', 'contest', null, true, false],
    ['admin', 'public', OTHER, true, true],
    ['admin', 'private', OTHER, false, false],
    ['admin', 'contest', OTHER, false, false],
    ['admin', 'private', ME, true, false],
    ['admin', 'contest', ME, true, false],
    ['user', 'public', OTHER, true, true],
    ['user', 'private', ME, false, false],
  ])('%s, %s problem of %s: of the site %s, of a group %s', (role, auth, authorUid, ofSite, ofGroup) => {
    const problem = { auth: PROBLEM_AUTH[auth], authorUid, owner: OWNED_BY_SITE };
    const ask = (gid: number | null) => mayUseProblem({ uid: ME, role }, problem, { gid });
    expect([ask(null), ask(5)]).toEqual([ofSite, ofGroup]);
  });
});

test.each([
  ['one that a contest took off the list', 'contest', true, false, true],
  ['one that another contest still needs', 'contest', true, true, false],
  ['one that was made in a contest', 'contest', false, false, false],
  ['one that was made private meanwhile', 'private', true, false, false],
  ['one that never left', 'public', false, false, false],
] as const)('goes back to the list on leaving: %s', (_sentence, auth, leftList, isNeeded, expected) => {
  expect(returnsToList({ auth: PROBLEM_AUTH[auth], leftList, isNeeded })).toBe(expected);
});
