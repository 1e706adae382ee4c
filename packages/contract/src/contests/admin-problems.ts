import * as z from 'zod';
import { getAdminProblem, problemSave, updateProblem } from '../authoring/editor.ts';
import { pickedByIds, pickPage, pickQuery, picks, placedProblem } from '../authoring/picking.ts';
import { face, op } from '../op.ts';
import { empty, id, line, whole } from '../shapes.ts';

/** Display ids are addresses: upper case, no blanks. */
const displayId = z
  .string()
  .trim()
  .min(1)
  .max(20)
  .regex(/^[A-Za-z0-9_.-]+$/, { error: 'may hold letters, digits, _ . - only' })
  .transform((value) => value.toUpperCase());
const color = z.union([z.literal(''), z.string().regex(/^#[0-9a-fA-F]{6}$/)]);

/** The most coins that a problem of a contest pays. */
export const CONTEST_COIN_MAX = 10_000;

const adminContestProblem = placedProblem.extend({
  color: z.string(),
  acCoin: z.number().describe('coins for who solves it before the end; paid once the board is open'),
  offList: z.boolean().describe('the contest took it off the public list, where it returns when it leaves the contest'),
});
export type AdminContestProblem = z.infer<typeof adminContestProblem>;

export const getAdminContestProblems = op('getAdminContestProblems', 'GET /api/admin/contest/contest-problems', {
  access: 'user',
  does: 'The problems of a contest for those who manage it',
  input: z.object({ cid: id }),
  data: z.array(adminContestProblem),
});

export const getAdminContestProblem = op('getAdminContestProblem', 'GET /api/admin/contest/contest-problem', {
  access: 'user',
  does: 'One problem as it stands in a contest, for those who manage that',
  input: z.object({ cid: id, pid: id }),
  data: adminContestProblem,
});

export const getProblemsForContest = op('getProblemsForContest', 'GET /api/admin/contest/get-problem-list', {
  access: 'user',
  does: 'Problems that can be added to a contest; to one of a group those that are public and those of that group',
  input: z.object({ ...pickQuery, cid: id }),
  data: pickPage,
});

export const addProblemFromPublic = op('addProblemFromPublic', 'POST /api/admin/contest/add-problem-from-public', {
  access: 'user',
  does: 'Add a problem to a contest; a public one leaves the public list, unless the contest is of a group',
  input: z.object({ cid: id, pid: id, displayId: displayId.optional().describe('absent: the next letter') }),
  data: z.object({ id: z.number() }),
});

export const addContestProblemFromGroup = op(
  'addContestProblemFromGroup',
  'POST /api/group/add-contest-problem-from-group',
  {
    access: 'user',
    does: 'Add a problem of a group to a contest of that group by its display id',
    input: z.object({
      cid: id,
      problemId: line(100).min(1),
      displayId: displayId.optional().describe('absent: the next letter'),
    }),
    data: z.object({ id: z.number() }),
  },
);

export const addProblemsFromPublic = op('addProblemsFromPublic', 'POST /api/admin/contest/add-problems-from-public', {
  access: 'user',
  does: 'Add problems to a contest by their display ids, such as `1001 1005-1009`, with the next letters; those that can not be added are named',
  input: z.object({ cid: id, ...picks }),
  data: pickedByIds,
});

export const updateContestProblem = op('updateContestProblem', 'PUT /api/admin/contest/contest-problem', {
  access: 'user',
  does: 'Change display id, title, balloon color and coins of a problem in a contest',
  input: z.object({
    cid: id,
    pid: id,
    displayId,
    displayTitle: line(255).min(1),
    color,
    acCoin: whole(0, CONTEST_COIN_MAX).optional().describe('as before unless given'),
  }),
  data: empty,
});

export const changeContestProblemPractice = op(
  'changeContestProblemPractice',
  'PUT /api/admin/contest/contest-problem-practice',
  {
    access: 'user',
    does: 'Take a public problem of a contest off the public list, as one who may change it, or put one back that the contest took off, after its end',
    input: z.object({ cid: id, pid: id, open: z.boolean() }),
    data: empty,
  },
);

export const orderContestProblems = op('orderContestProblems', 'PUT /api/admin/contest/contest-problem-order', {
  access: 'user',
  does: 'Put the problems of a contest in this order, with display ids A, B, C … unless others were chosen',
  input: z.object({ cid: id, pids: z.array(id).max(200) }),
  data: empty,
});

export const removeContestProblem = op('removeContestProblem', 'DELETE /api/admin/contest/problem', {
  access: 'user',
  does: 'Take a problem out of a contest; its submissions stay and no longer count; what was public before is public again',
  input: z.object({ cid: id, pid: id }),
  data: empty,
});

export const addContestProblem = op('addContestProblem', 'POST /api/admin/contest/problem', {
  access: 'user',
  does: 'Create a problem inside a contest, of the group where the contest is; nobody sees it elsewhere',
  input: problemSave.extend({ cid: id, displayId: displayId.optional(), displayTitle: line(255).optional() }),
  maxBytes: 64 * 1024 * 1024,
  data: z.object({ pid: z.number(), problemId: z.string() }),
});

export const getProblemOfContest = face(getAdminProblem, 'getProblemOfContest', '/api/admin/contest/problem');
export const updateProblemOfContest = face(updateProblem, 'updateProblemOfContest', '/api/admin/contest/problem');
