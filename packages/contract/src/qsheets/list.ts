import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, id, moment, text } from '../shapes.ts';
import { QSHEET_PAGE_SIZE, qsheetCard } from './qsheet.ts';

export const getQSheetList = op('getQSheetList', 'GET /api/qsheet', {
  access: 'user',
  does: 'Question sheets in their order, with the own progress',
  input: z.object({ ...paging(QSHEET_PAGE_SIZE), keyword: blankable(text(100)) }),
  data: pageOf(qsheetCard),
});

const qsheetProblem = z.object({
  qpid: z.number().describe('of the problem where it stands; it leaves with it'),
  pid: z.number(),
  problemId: z.string(),
  title: z.string(),
  status: z.number().nullable().describe('of the viewer in the sheet: 0 done, 1 attempted, null for neither'),
  accepted: z.number().describe('accepted submissions in the sheet'),
  submitted: z.number().describe('judged submissions in the sheet'),
});
export type QSheetProblem = z.infer<typeof qsheetProblem>;

const qsheetGroup = z.object({
  group: z.object({ id: z.number(), title: z.string() }),
  isOpen: z.boolean(),
  opensBy: z
    .discriminatedUnion('by', [
      z.object({
        by: z.literal('solved'),
        title: z.string(),
        place: z.number().describe('of the earlier group, from 1'),
        solved: z.number(),
        needed: z.number(),
      }),
      z.object({ by: z.literal('date'), at: moment }),
      z.object({ by: z.literal('hand') }),
    ])
    .nullable()
    .describe('what opens it; null while nothing keeps it closed'),
  problemCount: z.number(),
  acceptedCount: z.number(),
  problems: z.array(qsheetProblem).describe('empty while the group is locked to the viewer'),
});
export type QSheetGroup = z.infer<typeof qsheetGroup>;

export const getQSheetDetail = op('getQSheetDetail', 'GET /api/qsheet/detail', {
  access: 'user',
  does: 'A question sheet with its groups; locked ones tell title, size and what opens them',
  input: z.object({ id }),
  data: qsheetCard.extend({
    qsheetGroups: z.array(qsheetGroup),
    mayManage: z.boolean(),
    isVisible: z.boolean().describe('to others than those who manage it'),
  }),
});
