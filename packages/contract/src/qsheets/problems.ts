import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { getProblemDetail } from '../problems/detail.ts';
import { blankable, flag, id, line, whole } from '../shapes.ts';
import { submissionRow } from '../submissions/submission.ts';
import { submitProblemJudge } from '../submissions/submit.ts';

export const getQSheetProblem = op('getQSheetProblem', 'GET /api/qsheet/problem', {
  access: 'user',
  does: 'A problem of an open group of a sheet, as its page shows it',
  input: z.object({ qpid: id, locale: blankable(z.enum(['zh', 'en'])) }),
  data: getProblemDetail.data.extend({ qid: z.number(), groupId: z.number(), qpid: z.number() }),
});

export const getQSheetSubmissions = op('getQSheetSubmissions', 'GET /api/qsheet/submissions', {
  access: 'user',
  does: 'The own submissions of a sheet, or to one problem of it, newest first; those of all to who manages sheets',
  input: z.object({
    ...paging(15),
    qpid: blankable(id).describe('a problem of the sheet'),
    qid: blankable(id).describe('the sheet; needed without `qpid`'),
    onlyMine: blankable(flag),
    username: blankable(line(100)),
    status: blankable(whole(-10, 10)),
    problemID: blankable(line(50)).describe('display id'),
    completeProblemID: blankable(flag).describe('match the display id exactly'),
  }),
  data: pageOf(submissionRow),
});

export const submitQSheet = op('submitQSheet', 'POST /api/qsheet/submit', {
  access: 'submitter',
  does: 'Submit code to a problem of an open group of a sheet; like the call that submits to every venue',
  input: submitProblemJudge.input
    .pick({ language: true, code: true, isRemote: true, key: true, captcha: true, captchaKey: true })
    .extend({ qpid: id, qid: id }),
  data: submitProblemJudge.data,
});
