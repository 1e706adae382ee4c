import * as z from 'zod';
import { delay } from '../judging/delay.ts';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { remoteStep } from '../remote/step.ts';
import { blankable, flag, id, line, whole } from '../shapes.ts';
import { venueFields } from '../venue-fields.ts';
import { submissionRow } from './submission.ts';

export const getSubmissionList = op('getSubmissionList', 'GET /api/get-submission-list', {
  access: 'anyone',
  does: 'Submissions, newest first',
  input: z.object({
    ...paging(15),
    onlyMine: blankable(flag),
    status: blankable(whole(-10, 10)),
    username: blankable(line(100)),
    problemID: blankable(line(50)),
    completeProblemID: blankable(flag).describe('match the problem id exactly'),
    gid: blankable(id),
  }),
  data: pageOf(submissionRow),
});

export const checkSubmissionsStatus = op('checkSubmissionsStatus', 'POST /api/check-submissions-status', {
  access: 'anyone',
  does: 'Current rows of some submissions, by id (the polling call)',
  input: z.object({ submitIds: z.array(id).max(300), ...venueFields }),
  data: z.record(
    z.string(),
    submissionRow.extend({
      queuePosition: z.number().nullable(),
      delay: delay.nullish(),
      remote: remoteStep.nullish(),
      casesDone: z.number(),
    }),
  ),
});
