import * as z from 'zod';
import { op } from '../op.ts';
import { id, moment } from '../shapes.ts';

/** Tries that are listed of one person at one problem, the last ones. */
export const TRIES_MAX = 100;

export const getAssignmentTries = op('getAssignmentTries', 'GET /api/group/assignment/tries', {
  access: 'user',
  does: 'What a member submitted to a problem of an assignment since its opening, newest first, for admins of the group and assistants who may see the progress',
  input: z.object({ id, uid: id, pid: id }),
  data: z.object({
    mayOpen: z.boolean().describe('the viewer reads the code'),
    tries: z.array(
      z.object({
        submitId: z.number(),
        status: z.number(),
        score: z.number().nullable(),
        time: z.number().nullable().describe('ms'),
        memory: z.number().nullable().describe('KB'),
        language: z.string(),
        submitTime: moment,
      }),
    ),
  }),
});
