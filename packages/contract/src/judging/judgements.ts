import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, line, moment, whole } from '../shapes.ts';
import { REASON_MAX } from './rejudge-sets.ts';

const reason = line(REASON_MAX).optional();

export const manualJudge = op('manualJudge', 'POST /api/admin/judge/manual-judge', {
  access: 'root',
  does: 'Set verdict and score of a submission by hand; the old result stays in its history',
  input: z.object({ submitId: id, status: whole(-10, 10), score: whole(0, 1_000_000).nullish(), reason }),
  data: empty,
});

export const cancelJudge = op('cancelJudge', 'POST /api/admin/judge/cancel-judge', {
  access: 'root',
  does: 'Cancel a submission: one that waits or is judged ends at once, the result of one that was no longer counts',
  input: z.object({ submitId: id, reason }),
  data: empty,
});

export const cancelOwnSubmission = op('cancelOwnSubmission', 'POST /api/cancel-submission', {
  access: 'user',
  does: 'Take back an own submission in practice that waits or is judged for the first time; a result that comes later changes nothing',
  input: z.object({ submitId: id }),
  data: empty,
});

export const getJudgements = op('getJudgements', 'GET /api/admin/judge/judgements', {
  access: 'admin',
  does: 'Every result a submission ever had, newest first',
  input: z.object({ submitId: id }),
  data: z.object({
    mayRestore: z.boolean(),
    judgements: z.array(
      z.object({
        id: z.number(),
        source: z.enum(['judge', 'manual', 'cancel', 'rescore']),
        status: z.number(),
        score: z.number().nullable(),
        time: z.number().nullable(),
        memory: z.number().nullable(),
        judger: z.string().nullable(),
        languageVersion: z.string(),
        dataVersion: z.number().nullable(),
        problemVersion: z.number().nullable().describe('the version of the problem that it was judged with'),
        by: z.string().nullable().describe('who made it by hand'),
        reason: z.string().nullable(),
        setId: z.number().nullable().describe('the rejudge set it was made for'),
        current: z.boolean(),
        gmtCreate: moment,
      }),
    ),
  }),
});

export const restoreJudgement = op('restoreJudgement', 'POST /api/admin/judge/restore', {
  access: 'root',
  does: 'Make an earlier result of a submission the current one again',
  input: z.object({ submitId: id, judgementId: id, reason }),
  data: empty,
});
