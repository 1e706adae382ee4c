import * as z from 'zod';
import { pickedByIds, pickPage, pickQuery, picks, placedProblem } from '../authoring/picking.ts';
import { op } from '../op.ts';
import { empty, id, line } from '../shapes.ts';
import { WORK_POINTS_MAX, WORK_PROBLEMS_MAX } from './work.ts';

const displayId = line(20).regex(/^[A-Za-z0-9]+$/, { error: 'may only contain letters and digits' });
/** Rounded to hundredths. */
const points = z.number().min(0).max(WORK_POINTS_MAX);

const adminWorkProblem = placedProblem.extend({ points: z.number() });
export type AdminWorkProblem = z.infer<typeof adminWorkProblem>;

export const getAdminTimedWorkProblems = op('getAdminTimedWorkProblems', 'GET /api/admin/homework/get-problem-list', {
  access: 'user',
  does: 'The problems of a timed work in their order, for those who change it',
  input: z.object({ tid: id }),
  data: z.array(adminWorkProblem),
});

export const getProblemsForTimedWork = op('getProblemsForTimedWork', 'GET /api/admin/homework/get-problems-to-add', {
  access: 'user',
  does: 'Problems that can be added to a timed work',
  input: z.object({ ...pickQuery, tid: id }),
  data: pickPage,
});

export const addTimedWorkProblem = op('addTimedWorkProblem', 'POST /api/admin/homework/add-problem-from-public', {
  access: 'user',
  does: 'Add a problem to a timed work, behind the others',
  input: z.object({ tid: id, pid: id, displayId: displayId.optional().describe('absent: the next letter') }),
  data: z.object({ id: z.number() }),
});

export const addTimedWorkProblems = op('addTimedWorkProblems', 'POST /api/admin/homework/add-problems-from-public', {
  access: 'user',
  does: 'Add problems to a timed work by their display ids, such as `1001 1005-1009`; those that can not be added are named',
  input: z.object({ tid: id, ...picks }),
  data: pickedByIds,
});

export const updateTimedWorkProblem = op('updateTimedWorkProblem', 'PUT /api/admin/homework/problem', {
  access: 'user',
  does: 'Change display id, title and points of a problem in a timed work; scores follow',
  input: z.object({ tid: id, pid: id, displayId, displayTitle: line(255).min(1), points }),
  data: empty,
});

export const orderTimedWorkProblems = op('orderTimedWorkProblems', 'PUT /api/admin/homework/problem-order', {
  access: 'user',
  does: 'Put the problems of a timed work in this order, with display ids A, B, C … unless others were chosen',
  input: z.object({ tid: id, pids: z.array(id).max(WORK_PROBLEMS_MAX) }),
  data: empty,
});

export const removeTimedWorkProblem = op('removeTimedWorkProblem', 'DELETE /api/admin/homework/problem', {
  access: 'user',
  does: 'Take a problem out of a timed work; its submissions stay and no longer count',
  input: z.object({ tid: id, pid: id }),
  data: empty,
});
