import { changeProblemAuth, deleteProblem, getAdminProblem, updateProblem } from '../authoring/editor.ts';
import { getProblemCases } from '../authoring/testdata.ts';
import { addContestProblem } from '../contests/admin-problems.ts';
import { compileInteractive, compileSpj } from '../judging/compile-checker.ts';
import { face } from '../op.ts';

// Calls of every problem, under the addresses that problems of groups have of old (GRP-12).

export const getGroupProblem = face(getAdminProblem, 'getGroupProblem', '/api/group/problem');
export const updateGroupProblem = face(updateProblem, 'updateGroupProblem', '/api/group/problem');
export const deleteGroupProblem = face(deleteProblem, 'deleteGroupProblem', '/api/group/problem');
export const getGroupProblemCases = face(getProblemCases, 'getGroupProblemCases', '/api/group/get-problem-cases');
export const changeGroupProblemAuth = face(
  changeProblemAuth,
  'changeGroupProblemAuth',
  '/api/group/change-problem-auth',
);
export const compileGroupSpj = face(compileSpj, 'compileGroupSpj', '/api/group/compile-spj');
export const compileGroupInteractive = face(
  compileInteractive,
  'compileGroupInteractive',
  '/api/group/compile-interactive',
);
export const createGroupContestProblem = face(
  addContestProblem,
  'createGroupContestProblem',
  '/api/group/contest-problem',
);
