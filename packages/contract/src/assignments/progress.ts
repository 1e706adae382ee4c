import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, id } from '../shapes.ts';
import { assignmentRow } from './assignment.ts';

/** One person's work at one problem, as numbers: there may be twenty thousand. */
const cell = z.tuple([
  z.number().describe('place of the person in `people`'),
  z.number().describe('place of the problem in `problems`'),
  z.number().describe('best per cent after late shares, to hundredths'),
  z.number().describe('tries: what was judged and compiled'),
  z.number().describe('the last one, ms since 1970'),
  z.number().describe('1 when the best one came late'),
]);
export type ProgressCell = z.infer<typeof cell>;

export const getAssignmentProgress = op('getAssignmentProgress', 'GET /api/group/assignment/progress', {
  access: 'user',
  does: 'Everybody’s work at every problem of an assignment, for admins of the group',
  input: z.object({ id }),
  data: assignmentRow.extend({
    targetGid: z.number().nullable().describe('the group that a training or a timed work belongs to'),
    problems: z.array(z.object({ pid: z.number(), displayId: z.string(), title: z.string() })),
    people: z.array(z.object({ uid: z.number(), username: z.string(), realname: z.string() })),
    cells: z.array(cell).describe('of those who tried'),
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
