import * as z from 'zod';
import { op } from '../op.ts';
import { line, nothing } from '../shapes.ts';

/** Letters and digits of the secret in the address of a calendar. */
export const CALENDAR_KEY_LENGTH = 22;

const calendarKey = z.object({
  key: z.string().nullable().describe('stands in the address of the calendar; null while there is none'),
});

export const getDueCalendarKey = op('getDueCalendarKey', 'GET /api/due-calendar/key', {
  access: 'user',
  does: 'The secret by which the own calendar of due dates is read',
  input: nothing,
  data: calendarKey,
});

export const renewDueCalendarKey = op('renewDueCalendarKey', 'POST /api/due-calendar/key', {
  access: 'user',
  does: 'Make a secret address for the own calendar of due dates; the address before it ends at once',
  input: nothing,
  data: calendarKey,
});

export const endDueCalendarKey = op('endDueCalendarKey', 'DELETE /api/due-calendar/key', {
  access: 'user',
  does: 'End the secret address of the own calendar of due dates',
  input: nothing,
  data: calendarKey,
});

export const getDueCalendar = op('getDueCalendar', 'GET /api/due-calendar', {
  access: 'anyone',
  does: 'Due dates of the assignments of whose secret it is, as a calendar (RFC 5545) to subscribe to',
  input: z.object({ key: line(100) }),
  answer: 'file',
  data: z.string(),
});
