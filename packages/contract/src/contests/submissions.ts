import * as z from 'zod';
import { face, op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, flag, id, line, whole } from '../shapes.ts';
import { checkSubmissionsStatus } from '../submissions/list.ts';
import { submissionRow } from '../submissions/submission.ts';

export const getContestSubmissions = op('getContestSubmissions', 'GET /api/contest-submissions', {
  access: 'user',
  does: 'Submissions of a contest, newest first; results under the seal are unknown (-5)',
  input: z.object({
    ...paging(15),
    contestID: id,
    onlyMine: blankable(flag),
    status: blankable(whole(-10, 10)).describe('as it is shown'),
    username: blankable(line(100)),
    problemID: blankable(line(50)).describe('display id'),
    completeProblemID: blankable(flag).describe('match the display id exactly'),
    beforeContestSubmit: blankable(flag).describe('also those made before the start; for contest admins'),
    containsEnd: blankable(flag).describe('also those made after the end'),
    virtual: blankable(flag).describe('those of the own virtual participation; while it runs there are no others'),
  }),
  data: pageOf(submissionRow),
});

/** The polling call under the address that contests have. */
export const checkContestSubmissionsStatus = {
  ...face(checkSubmissionsStatus, 'checkContestSubmissionsStatus', '/api/check-contest-submissions-status'),
  access: 'user',
} as const;
