import * as z from 'zod';
import { assistantRights } from '../groups/assistants.ts';
import { op } from '../op.ts';
import { blankable, empty, id, text, whole } from '../shapes.ts';
import { assignmentRow } from './assignment.ts';

/** One person's work at one problem, as numbers: there may be twenty thousand. */
const cell = z.tuple([
  z.number().describe('place of the person in `people`'),
  z.number().describe('place of the problem in `problems`'),
  z.number().describe('best per cent after late shares, to hundredths'),
  z.number().describe('tries: what was judged and compiled'),
  z.number().describe('the last one, ms since 1970; 0 without any'),
  z.number().describe('1 when the best one came late'),
  z.number().nullable().describe('what was reached, where points were given by hand or by a rubric; else null'),
  z.number().describe('how the submission was marked that was marked last: 0 not, 1 good, 2 needs work'),
  z.number().describe('1 when all of its points were reached, in time or late, or given by hand'),
]);
export type ProgressCell = z.infer<typeof cell>;

export const getAssignmentProgress = op('getAssignmentProgress', 'GET /api/group/assignment/progress', {
  access: 'user',
  does: 'Everybody’s work at every problem of an assignment, for admins of the group and assistants who may see it',
  input: z.object({ id }),
  data: assignmentRow.extend({
    rights: assistantRights.describe('what the viewer may do; all of it who runs the group'),
    isAdmin: z.boolean().describe('runs the group'),
    targetGid: z.number().nullable().describe('the group that a training or a timed work belongs to'),
    problems: z.array(z.object({ pid: z.number(), displayId: z.string(), title: z.string() })),
    rubrics: z.array(z.number()).describe('pids of the problems that have one'),
    people: z.array(
      z.object({
        uid: z.number(),
        username: z.string(),
        realname: z.string(),
        label: z.string().describe('the class within the group'),
      }),
    ),
    cells: z.array(cell).describe('of those who tried, or were given points'),
  }),
});

export const downloadAssignmentProgress = op(
  'downloadAssignmentProgress',
  'GET /api/file/download-assignment-progress',
  {
    access: 'user',
    does: 'The same as a table for spreadsheets, without formulas',
    input: z.object({ id, format: blankable(z.enum(['xlsx', 'csv'])) }),
    answer: 'file',
    data: z.null(),
  },
);

export const POINTS_REASON_MAX = 500;

export const setAssignmentPoints = op('setAssignmentPoints', 'PUT /api/group/assignment/points', {
  access: 'user',
  does: 'Give a member points by hand for a problem of an assignment, which count whatever is judged again, or take them back; audited',
  input: z.object({
    id,
    uid: id,
    pid: id,
    percent: whole(0, 100).nullable().describe('of the points of the problem; null: what was reached counts again'),
    reason: text(POINTS_REASON_MAX).default(''),
  }),
  data: empty,
});
