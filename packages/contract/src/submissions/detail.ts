import * as z from 'zod';
import { delay } from '../judging/delay.ts';
import { op } from '../op.ts';
import { remoteStep } from '../remote/step.ts';
import { empty, id } from '../shapes.ts';
import { caseResults, submissionRow } from './submission.ts';

export const getSubmissionDetail = op('getSubmissionDetail', 'GET /api/get-submission-detail', {
  access: 'anyone',
  does: 'A submission; code and messages only for those who may see them',
  input: z.object({ submitId: id }),
  data: z.object({
    submission: submissionRow.extend({
      code: z.string().nullable(),
      errorMessage: z.string().nullable(),
      queuePosition: z.number().nullable(),
      delay: delay.nullish(),
      remote: remoteStep.nullish(),
      timeLimit: z.number().describe('ms, with the language factor'),
      memoryLimit: z.number().describe('KB, with the language factor'),
      acCoin: z.number().nullable(),
    }),
    codeShare: z.boolean().describe('whether the problem lets code be shared'),
    see: z
      .object({
        code: z.boolean(),
        cases: z.boolean(),
        failingCase: z.boolean(),
        fileNames: z.boolean(),
        reason: z.enum(['owner', 'shared', 'staff', 'public', 'casesClosed', 'contest', 'inUse']),
      })
      .describe('what this viewer may see, so that pages can say it'),
    mayShare: z.boolean(),
    mayRejudge: z.boolean(),
    mayResubmit: z.boolean().optional().describe('whether the viewer may send it to its remote judge again'),
    mayCancel: z.boolean().describe('whether the viewer may take back this submission of theirs'),
  }),
});

export const getAllCaseResult = op('getAllCaseResult', 'GET /api/get-all-case-result', {
  access: 'anyone',
  does: 'Case results, also while judging',
  input: z.object({ submitId: id }),
  data: caseResults,
});

export const getFirstFailCase = op('getFirstFailCase', 'GET /api/get-first-fail-case', {
  access: 'user',
  does: 'The first failing case: input, expected and own output around the first difference (owner only)',
  input: z.object({ submitId: id }),
  data: z.object({
    index: z.number(),
    status: z.number(),
    input: z.string(),
    expected: z.string(),
    userOutput: z.string().nullable(),
    stderr: z.string().nullable().describe('what a program wrote to its standard error that ended by a runtime error'),
    cut: z.boolean().describe('texts are windows of larger files'),
    firstLine: z.number().optional().describe('number of the first line of both outputs'),
    fileIo: z
      .object({ read: z.string(), write: z.string() })
      .nullish()
      .describe('names of the files that are read and written instead of the standard streams'),
  }),
});

export const downloadFirstFailTestcase = op('downloadFirstFailTestcase', 'GET /api/file/download-first-fail-testcase', {
  access: 'user',
  does: 'The first failing case as a zip (owner only, rate-limited)',
  input: z.object({ submit_id: id }),
  answer: 'file',
  data: z.null(),
});

export const updateSubmission = op('updateSubmission', 'PUT /api/submission', {
  access: 'user',
  does: 'Share or unshare own code',
  input: z.object({ submitId: id, share: z.boolean() }),
  data: empty,
});
