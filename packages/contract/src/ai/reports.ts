import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { moment, nothing } from '../shapes.ts';
import { AI_KINDS } from './answers.ts';

export const getAiState = op('getAiState', 'GET /api/admin/ai/state', {
  access: 'admin',
  does: 'Whether a model is configured, and what was asked of it today',
  input: nothing,
  data: z.object({
    model: z.string().nullable().describe('null: none is configured'),
    host: z.string().nullable(),
    today: z.number().describe('requests that went to the model'),
    fromCache: z.number().describe('answered from what was answered before'),
    failed: z.number(),
    helpful: z.number().describe('of all marks'),
    notHelpful: z.number(),
  }),
});

export const getAiReports = op('getAiReports', 'GET /api/admin/ai/reports', {
  access: 'root',
  does: 'Answers of the model that users reported, the newest first',
  input: z.object(paging(10)),
  data: pageOf(
    z.object({
      id: z.number(),
      kind: z.enum(AI_KINDS),
      username: z.string(),
      report: z.string(),
      content: z.string().describe('empty when the answer is gone'),
      gmtCreate: moment,
    }),
  ),
});
