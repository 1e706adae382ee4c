import * as z from 'zod';
import { op } from '../op.ts';
import { flag, id, line, moment } from '../shapes.ts';
import { workRecord } from './work.ts';

export const startTimedWork = op('startTimedWork', 'POST /api/homework/start-timed-work', {
  access: 'user',
  does: 'Start a timed work, with its password where it has one; whoever has started already gets the same time again',
  input: z.object({
    tid: id,
    password: line(100).optional(),
    agrees: flag.optional().describe('to what an exam writes down, where it does'),
  }),
  data: workRecord.extend({ ownEnd: moment }),
});

export const endTimedWork = op('endTimedWork', 'POST /api/homework/end-timed-work', {
  access: 'user',
  does: 'Hand in a timed work, which is final; whoever has done so already gets the same moment again',
  input: z.object({ tid: id }),
  data: workRecord,
});
