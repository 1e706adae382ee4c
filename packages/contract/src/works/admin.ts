import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, flag, id, line, moment, name, text, whole } from '../shapes.ts';
import { EXAM_NETWORKS_MAX } from './exam.ts';
import { WORK_DURATION_MAX, WORK_RESULTS, WORK_SCORE_TYPES, workRow } from './work.ts';

/** A work as its form saves it. What is required is said by the rules. */
export const workFields = z.object({
  title: name(255),
  description: text(65_535),
  logoUrl: line(255).nullable(),
  auth: whole(0, 1),
  pwd: line(100).describe('of a private one'),
  startTime: line(40),
  endTime: line(40),
  duration: whole(1, WORK_DURATION_MAX).describe('seconds from the own start'),
  results: z.enum(WORK_RESULTS).describe('when they are shown to those who take part'),
  scoreType: z.enum(WORK_SCORE_TYPES).describe('which submission of a problem counts'),
  visible: flag,
  exam: flag.describe('only the exam is open on the site to whoever sits it, in one session'),
  examNotes: flag.describe('leaving the page, pastes and full screen are written down'),
  examNetworks: text(EXAM_NETWORKS_MAX).describe(
    'addresses and ranges from which an exam may be sat, one a line; empty: any',
  ),
});
export type WorkFields = z.output<typeof workFields>;

/** What clients may leave out: the usual is taken for a new work, what there is when one is saved over. */
const workSave = workFields.partial().required({ title: true });
export type WorkSave = z.output<typeof workSave>;

const workVersion = whole(0, 1_000_000_000);

const adminWorkRow = workRow.omit({ record: true }).extend({
  visible: z.boolean(),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
  gmtCreate: moment,
});
export type AdminWorkRow = z.infer<typeof adminWorkRow>;

export const getAdminTimedWorkList = op('getAdminTimedWorkList', 'GET /api/admin/homework/get-homework-list', {
  access: 'admin',
  does: 'All timed works of the site for the back office',
  input: z.object({ ...paging(10), keyword: blankable(text(100)) }),
  data: pageOf(adminWorkRow),
});

export const getGroupAdminTimedWorkList = op('getGroupAdminTimedWorkList', 'GET /api/group/get-admin-timed-work-list', {
  access: 'user',
  does: 'All timed works of a group for its admins, hidden ones too',
  input: z.object({ ...paging(10), gid: id, keyword: blankable(text(100)) }),
  data: pageOf(adminWorkRow),
});

export const getAdminTimedWork = op('getAdminTimedWork', 'GET /api/admin/homework', {
  access: 'user',
  does: 'A timed work as its form needs it, for those who change it',
  input: z.object({ tid: id }),
  data: workFields.extend({
    id: z.number(),
    gid: z.number().nullable(),
    author: z.string(),
    resultsOpen: z.boolean().describe('opened by hand'),
    lastEnd: moment.describe('when it is over for everybody, with all extensions'),
    version: z.number().describe('send back on save; a save over a newer version is refused'),
  }),
});

export const addTimedWork = op('addTimedWork', 'POST /api/admin/homework', {
  access: 'admin',
  does: 'Create a timed work of the site',
  input: workSave,
  data: z.object({ id: z.number() }),
});

export const addGroupTimedWork = op('addGroupTimedWork', 'POST /api/group/homework', {
  access: 'user',
  does: 'Create a timed work of a group as one of its admins',
  input: workSave.extend({ gid: id }),
  data: z.object({ id: z.number() }),
});

export const updateTimedWork = op('updateTimedWork', 'PUT /api/admin/homework', {
  access: 'user',
  does: 'Save a timed work; other times hold at once for everybody who is doing it',
  input: workSave.extend({ id, version: workVersion.optional() }),
  data: z.object({ version: z.number() }),
});

export const changeTimedWorkVisible = op('changeTimedWorkVisible', 'PUT /api/admin/homework/change-homework-visible', {
  access: 'user',
  does: 'Show or hide a timed work',
  input: z.object({ tid: id, visible: flag }),
  data: empty,
});

export const openTimedWorkResults = op('openTimedWorkResults', 'PUT /api/admin/homework/open-results', {
  access: 'user',
  does: 'Show the results of a timed work whose results are shown by hand, or hide them again',
  input: z.object({ tid: id, open: flag }),
  data: empty,
});

export const cloneTimedWork = op('cloneTimedWork', 'POST /api/admin/homework/clone', {
  access: 'user',
  does: 'Make a hidden copy of a timed work with its problems, from another start; nobody has started it',
  input: z.object({ tid: id, startTime: line(40).optional().describe('as that of the original unless given') }),
  data: z.object({ id: z.number() }),
});

export const deleteTimedWork = op('deleteTimedWork', 'DELETE /api/admin/homework', {
  access: 'user',
  does: 'Delete a timed work with its submissions: super admins, one of a group also who changes it; audited',
  input: z.object({ tid: id }),
  data: empty,
});
