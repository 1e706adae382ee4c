import * as z from 'zod';
import { compileInteractive, compileSpj } from '../judging/compile-checker.ts';
import { face, op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { applyPublic } from '../reviews/problems.ts';
import { ownReview, REVIEW_STATE } from '../reviews/review.ts';
import { blankable, name, text, whole } from '../shapes.ts';
import { addProblem, adminProblemRow, deleteProblem, getAdminProblem, problemSave, updateProblem } from './editor.ts';
import { getProblemCases } from './testdata.ts';

/** A problem with the application for it to be public, for those who may change it. */
export const appliedProblemRow = adminProblemRow.extend({
  applyPublicProgress: z
    .literal([REVIEW_STATE.applying, REVIEW_STATE.passed, REVIEW_STATE.refused])
    .nullable()
    .describe('1 applying, 2 public, 3 refused; null: not applied for'),
  review: ownReview.nullable().describe('the last application, unless it was withdrawn'),
});
export type AppliedProblemRow = z.infer<typeof appliedProblemRow>;

export const getUserProblemList = op('getUserProblemList', 'GET /api/get-user-problem-list', {
  access: 'anyone',
  does: 'Problems that a person wrote, newest first: all of them for that person and super administrators, for others those that were published',
  input: z.object({
    ...paging(10),
    page: blankable(whole(1, 100_000)).describe('another name of `currentPage`'),
    search: blankable(text(100)).describe('words in the display id or a title'),
    status: blankable(whole(0, REVIEW_STATE.refused)).describe('0 all, 1 applying, 2 public, 3 refused'),
    username: blankable(name(50)).describe('absent: the own ones'),
  }),
  data: pageOf(appliedProblemRow),
});

export const addOwnProblem = op('addOwnProblem', 'POST /api/problem', {
  access: 'user',
  does: 'Create a problem of one’s own; its id begins with U and the number of the user',
  input: problemSave,
  maxBytes: addProblem.maxBytes,
  data: addProblem.data,
});

// Calls of every problem, under the addresses that people's own have of old (NOTE-4).

export const getOwnProblem = face(getAdminProblem, 'getOwnProblem', '/api/problem');
export const updateOwnProblem = face(updateProblem, 'updateOwnProblem', '/api/problem');
export const deleteOwnProblem = face(deleteProblem, 'deleteOwnProblem', '/api/problem');
export const getOwnProblemCases = face(getProblemCases, 'getOwnProblemCases', '/api/get-problem-cases');
export const compileOwnSpj = face(compileSpj, 'compileOwnSpj', '/api/compile-spj');
export const compileOwnInteractive = face(compileInteractive, 'compileOwnInteractive', '/api/compile-interactive');
export const applyOwnPublic = face(applyPublic, 'applyOwnPublic', '/api/problem/apply-public');
