import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { PROBLEM_PARTS } from '../problems/people.ts';
import { empty, id, line, moment } from '../shapes.ts';
import { adminProblemRow } from './editor.ts';

/** Those who help with one problem. */
export const PROBLEM_PEOPLE_MAX = 30;

const part = z.enum(PROBLEM_PARTS);

const person = z.object({
  uid: z.number(),
  username: z.string(),
  part,
  namedBy: z.string().describe('empty when that account is gone'),
  gmtCreate: moment,
});
export type ProblemPerson = z.infer<typeof person>;

export const getProblemPeople = op('getProblemPeople', 'GET /api/admin/problem/people', {
  access: 'user',
  does: 'Who helps with a problem, for those who may change it and for those who help',
  input: z.object({ pid: id }),
  data: z.object({
    problemId: z.string(),
    author: z.string(),
    mayName: z.boolean().describe('whether the viewer decides who helps'),
    people: z.array(person),
  }),
});

export const nameProblemPerson = op('nameProblemPerson', 'PUT /api/admin/problem/people', {
  access: 'user',
  does: 'Make somebody a curator or a tester of a problem; audited, and that person is told',
  input: z.object({ pid: id, username: line(50).min(1), part }),
  data: empty,
});

export const dropProblemPerson = op('dropProblemPerson', 'DELETE /api/admin/problem/people', {
  access: 'user',
  does: 'Let somebody help with a problem no longer, also oneself; audited',
  input: z.object({ pid: id, uid: id }),
  data: empty,
});

export const getHelpedProblems = op('getHelpedProblems', 'GET /api/problem/helped', {
  access: 'user',
  does: 'Problems of others that the viewer helps with as a curator or a tester, newest first',
  input: z.object(paging(10)),
  data: pageOf(adminProblemRow.extend({ part })),
});
