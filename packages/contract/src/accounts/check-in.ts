import * as z from 'zod';
import { op } from '../op.ts';
import { line, moment, nothing } from '../shapes.ts';

export const checkIn = op('checkIn', 'POST /api/check-in', {
  access: 'user',
  does: 'Daily check-in, once per calendar day of the site; answers the coins gained',
  input: z.object({ daily_remark: line(255).optional() }),
  data: z.object({ acCoin: z.number(), checkInDays: z.number() }),
});

export const getCheckInDays = op('getCheckInDays', 'GET /api/get-check-in-days', {
  access: 'user',
  does: 'Streak of check-ins and whether today is done',
  input: nothing,
  data: z.object({
    checkInDays: z.number(),
    checkedInToday: z.boolean(),
    dailyRemark: z.string().describe('what was written today'),
    lastCheckInTime: moment.nullable(),
  }),
});

export const getCheckInQuote = op('getCheckInQuote', 'GET /api/get-check-in-quote', {
  access: 'user',
  does: 'What the check-in shows today: of the own list, or of the source that is configured',
  input: nothing,
  data: z.object({ text: z.string(), source: z.string().describe('who said it or where it stands; may be empty') }),
});
