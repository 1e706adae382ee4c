import * as z from 'zod';
import { adminProblemRow } from '../authoring/editor.ts';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, filled, id, line, text } from '../shapes.ts';
import { WORK_POINTS_MAX, WORK_PROBLEMS_MAX } from './work.ts';

const displayId = line(20).regex(/^[A-Za-z0-9]+$/, { error: 'may only contain letters and digits' });
/** Rounded to hundredths. */
const points = z.number().min(0).max(WORK_POINTS_MAX);

const adminWorkProblem = z.object({
  id: z.number(),
  pid: z.number(),
  problemId: z.string(),
  title: z.string(),
  displayId: z.string(),
  displayTitle: z.string(),
  type: z.number().describe('1 objective, else programming'),
  points: z.number(),
  auth: z.number(),
  caseCount: z.number(),
  mayEdit: z.boolean().describe('the problem itself'),
});
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
  input: z.object({ ...paging(10), tid: id, keyword: blankable(text(100)) }),
  data: pageOf(adminProblemRow),
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
  input: z.object({ tid: id, problemIds: filled(4000) }),
  data: z.object({
    added: z.array(z.object({ pid: z.number(), problemId: z.string(), displayId: z.string() })),
    unknown: z.array(z.string()).describe('no ids, no problems, or hidden from the viewer'),
    already: z.array(z.string()).describe('in the work before'),
    tooMany: z.boolean().describe('only the first of them were looked at'),
  }),
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
