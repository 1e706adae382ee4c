import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, flag, id, line, whole } from '../shapes.ts';
import { submissionRow } from '../submissions/submission.ts';

export const getTimedWorkSubmissionList = op(
  'getTimedWorkSubmissionList',
  'GET /api/homework/get-timed-work-submission-list',
  {
    access: 'user',
    does: 'Submissions in a timed work, newest first: all for those who run it, the own ones for others',
    input: z.object({
      ...paging(15),
      tid: id,
      displayId: blankable(line(50)),
      onlyMine: blankable(flag),
      username: blankable(line(100)),
      status: blankable(whole(-10, 10)).describe('as it is shown'),
    }),
    data: pageOf(submissionRow),
  },
);
