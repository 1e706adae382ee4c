import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, moment } from '../shapes.ts';

/** The viewer's virtual participation in a contest that is over. */
export const virtualRun = z.object({
  startTime: moment,
  endTime: moment.describe('as long after the start as the contest lasts, or when it was ended early'),
  isRunning: z.boolean(),
});
export type VirtualRun = z.infer<typeof virtualRun>;

export const startContestVirtual = op('startContestVirtual', 'POST /api/start-contest-virtual', {
  access: 'submitter',
  does: 'Start a virtual participation in a contest that is over; once for each contest',
  input: z.object({ cid: id }),
  data: empty,
});

export const endContestVirtual = op('endContestVirtual', 'POST /api/end-contest-virtual', {
  access: 'user',
  does: 'End the own virtual participation; before the first submission it is discarded and may be started anew',
  input: z.object({ cid: id }),
  data: z.object({ discarded: z.boolean() }),
});

export const getContestVirtual = op('getContestVirtual', 'GET /api/get-contest-virtual', {
  access: 'user',
  does: 'The own virtual participation in a contest and, when it is over, its result',
  input: z.object({ cid: id }),
  data: z
    .object({
      ...virtualRun.shape,
      submissions: z.number(),
      result: z
        .object({
          points: z.number().describe('problems solved, or the score'),
          time: z.number().describe('as on the board: OI milliseconds, otherwise seconds'),
          place: z.number().describe('that it would have had'),
          contestants: z.number().describe('those who have a place'),
        })
        .nullable()
        .describe('null while it runs, and while the board of the contest is sealed'),
    })
    .nullable(),
});
