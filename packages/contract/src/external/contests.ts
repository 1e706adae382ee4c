import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, flag, id, line, moment, name, nothing, uploadedPicture, webLink } from '../shapes.ts';

export const EXTERNAL_CONTEST_TITLE_MAX = 200;
export const EXTERNAL_CONTEST_URL_MAX = 500;

const externalContest = {
  id: z.number(),
  title: z.string(),
  logo: z.string().describe('address of its picture, which is stored here; empty when it has none'),
  url: z.string(),
  startTime: moment,
  endTime: moment,
};

export const getRecentOtherContest = op('getRecentOtherContest', 'GET /api/get-recent-other-contest', {
  access: 'anyone',
  does: 'Contests of other sites that are not over, the next first',
  input: nothing,
  data: z.array(z.object({ ...externalContest, now: moment.describe("the server's clock") })),
});

export const getExternalCalendar = op('getExternalCalendar', 'GET /api/external-contest/calendar', {
  access: 'anyone',
  does: 'Contests of other sites as a calendar (RFC 5545): one, or all that are not over, to subscribe to',
  input: z.object({ id: blankable(id) }),
  answer: 'file',
  data: z.string(),
});

const adminContest = z.object({ ...externalContest, visible: z.boolean(), gmtModified: moment });
export type AdminExternalContest = z.output<typeof adminContest>;

export const getAdminExternalContests = op('getAdminExternalContests', 'GET /api/admin/external-contest', {
  access: 'admin',
  does: 'All contests of other sites, the latest first',
  input: z.object({ ...paging(15), keyword: blankable(line(100)) }),
  data: pageOf(adminContest),
});

const instant = line(40)
  .refine((value) => /^\d{4}-/.test(value) && Number.isFinite(Date.parse(value)), { error: 'must be a moment' })
  .meta({ format: 'date-time' });

const written = {
  title: name(EXTERNAL_CONTEST_TITLE_MAX).min(1),
  logo: uploadedPicture.optional(),
  url: webLink(EXTERNAL_CONTEST_URL_MAX).min(1),
  startTime: instant,
  endTime: instant,
  visible: flag.optional(),
};

export const addExternalContest = op('addExternalContest', 'POST /api/admin/external-contest', {
  access: 'admin',
  does: 'Announce a contest of another site',
  input: z.object(written),
  data: z.object({ id: z.number() }),
});

export const updateExternalContest = op('updateExternalContest', 'PUT /api/admin/external-contest', {
  access: 'admin',
  does: 'Change a contest of another site',
  input: z.object({ ...written, id }),
  data: empty,
});

export const deleteExternalContest = op('deleteExternalContest', 'DELETE /api/admin/external-contest', {
  access: 'admin',
  does: 'Delete a contest of another site',
  input: z.object({ id }),
  data: empty,
});
