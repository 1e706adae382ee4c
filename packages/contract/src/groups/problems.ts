import * as z from 'zod';
import { addProblem, problemSave } from '../authoring/editor.ts';
import { appliedProblemRow } from '../authoring/own-problems.ts';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { getProblemList } from '../problems/list.ts';
import { problemRow } from '../problems/problem.ts';
import { blankable, id, text } from '../shapes.ts';

/** Group lists have 10 lines unless more are asked for. */
export const GROUP_PROBLEM_PAGE_SIZE = 10;

export const getGroupProblemList = op('getGroupProblemList', 'GET /api/group/get-problem-list', {
  access: 'user',
  does: 'Problems that are open to a group, for its members, with what the group submitted to them',
  input: getProblemList.input.omit({ oj: true }).extend({ ...paging(GROUP_PROBLEM_PAGE_SIZE), gid: id }),
  data: pageOf(problemRow),
});

const groupAdminProblemRow = appliedProblemRow.extend({ gid: z.number() });
export type GroupAdminProblemRow = z.infer<typeof groupAdminProblemRow>;

export const getGroupAdminProblemList = op('getGroupAdminProblemList', 'GET /api/group/get-admin-problem-list', {
  access: 'user',
  does: 'Problems of a group for its admins: all that are open or used by its contests, and private ones to those who may change them; newest first',
  input: z.object({ ...paging(GROUP_PROBLEM_PAGE_SIZE), gid: id, keyword: blankable(text(100)) }),
  data: pageOf(groupAdminProblemRow),
});

export const addGroupProblem = op('addGroupProblem', 'POST /api/group/problem', {
  access: 'user',
  does: 'Create a problem of a group as one of its admins; its id begins with the short name of the group',
  input: problemSave.extend({ gid: id }),
  maxBytes: addProblem.maxBytes,
  data: addProblem.data,
});
