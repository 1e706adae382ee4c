import * as z from 'zod';
import { face, op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { empty, flag, id, line, moment, name, nothing, text, webLink } from '../shapes.ts';

export const COUNTDOWN_TITLE_MAX = 100;
export const COUNTDOWN_CONTENT_MAX = 2_000;
export const COUNTDOWN_URL_MAX = 500;

export const getContestCountdown = op('getContestCountdown', 'GET /api/get-contest-countdown', {
  access: 'anyone',
  does: 'Days that the home page counts down to, the next first',
  input: nothing,
  data: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      date: moment,
      information: z.object({
        open: z.boolean().describe('whether there is more to read or a place to go to'),
        url: z.string(),
        content: z.string(),
      }),
      now: moment.describe("the server's clock"),
    }),
  ),
});

const countdown = z.object({
  id: z.number(),
  title: z.string(),
  date: moment,
  visible: z.boolean(),
  content: z.string(),
  url: z.string(),
  gmtModified: moment,
});

export const getAdminCountdowns = op('getAdminCountdowns', 'GET /api/admin/contest-countdown', {
  access: 'root',
  does: 'All countdowns, the latest day first',
  input: z.object(paging(10)),
  data: pageOf(countdown),
});

const written = {
  title: name(COUNTDOWN_TITLE_MAX).min(1),
  date: line(40)
    .refine((value) => /^\d{4}-/.test(value) && Number.isFinite(Date.parse(value)), { error: 'must be a moment' })
    .meta({ format: 'date-time' }),
  visible: z.boolean(),
  content: text(COUNTDOWN_CONTENT_MAX),
  url: webLink(COUNTDOWN_URL_MAX),
};

export const addCountdown = op('addCountdown', 'POST /api/admin/contest-countdown', {
  access: 'root',
  does: 'Let the home page count down to a day',
  input: z.object(written),
  data: z.object({ id: z.number() }),
});

export const updateCountdown = op('updateCountdown', 'PUT /api/admin/contest-countdown', {
  access: 'root',
  does: 'Change a countdown',
  input: z.object({ ...written, id }),
  data: empty,
});

export const deleteCountdown = op('deleteCountdown', 'DELETE /api/admin/contest-countdown', {
  access: 'root',
  does: 'Delete a countdown',
  input: z.object({ id }),
  data: empty,
});

export const changeCountdownVisible = op('changeCountdownVisible', 'PUT /api/admin/contest-countdown/visible', {
  access: 'root',
  does: 'Show or hide a countdown',
  input: z.object({ id, visible: flag }),
  data: empty,
});

export const getRecentContests = face(getAdminCountdowns, 'getRecentContests', '/api/admin/recent_contest');
export const addRecentContest = face(addCountdown, 'addRecentContest', '/api/admin/recent_contest');
export const updateRecentContest = face(updateCountdown, 'updateRecentContest', '/api/admin/recent_contest');
export const deleteRecentContest = face(deleteCountdown, 'deleteRecentContest', '/api/admin/recent_contest');
export const changeRecentContestVisible = face(
  changeCountdownVisible,
  'changeRecentContestVisible',
  '/api/admin/recent_contest/visible',
);
