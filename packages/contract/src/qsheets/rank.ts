import * as z from 'zod';
import { rankQuery, rankRow } from '../boards/rank.ts';
import { op } from '../op.ts';
import { paging } from '../page.ts';
import { id } from '../shapes.ts';

/** Lines on a page of the rank (SHEET-6). */
export const QSHEET_RANK_SIZE = 30;

const qsheetRankRow = rankRow.extend({
  total: z.number().describe('problems solved in the sheet, each once'),
  statistics: z.array(z.number()).describe('of them in each group, in the order of `groups`'),
  isFinished: z.boolean().describe('solved all that the sheet had then'),
});
export type QSheetRankRow = z.infer<typeof qsheetRankRow>;

export const getQSheetRank = op('getQSheetRank', 'GET /api/qsheet/rank', {
  access: 'user',
  does: 'The rank of a sheet: problems solved in it, earlier before later; the own line first',
  input: rankQuery.extend({ ...paging(QSHEET_RANK_SIZE), qid: id }),
  data: z.object({
    users: z.array(qsheetRankRow),
    groups: z.array(z.object({ name: z.string(), pc: z.number().describe('problems in it') })),
    total: z.number().int(),
    size: z.number().int(),
    current: z.number().int(),
  }),
});
