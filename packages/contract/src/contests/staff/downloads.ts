import * as z from 'zod';
import { op } from '../../op.ts';
import { blankable, flag, id } from '../../shapes.ts';

export const downloadContestAcSubmission = op(
  'downloadContestAcSubmission',
  'GET /api/file/download-contest-ac-submission',
  {
    access: 'user',
    does: 'Accepted code of a contest as a zip by user or by problem; under rules with points the last with points',
    input: z.object({ cid: id, splitType: z.enum(['user', 'problem']), excludeAdmin: blankable(flag) }),
    answer: 'file',
    data: z.null(),
  },
);
