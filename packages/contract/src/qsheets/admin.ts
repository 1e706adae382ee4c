import * as z from 'zod';
import { picked, pickPage, pickQuery, picks } from '../authoring/picking.ts';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, line, moment, name, text, whole } from '../shapes.ts';
import {
  groupOpening,
  QSHEET_GROUPS_MAX,
  QSHEET_PROBLEMS_MAX,
  QSHEET_RANK,
  qsheetCard,
  shownOpening,
} from './qsheet.ts';

/** A sheet as its form saves it. */
export const qsheetFields = z.object({
  title: name(255).min(1),
  description: text(65_535),
  image: z
    .string()
    .regex(/^\/api\/public\/img\/[0-9a-f]{64}\.webp$/)
    .nullable()
    .default(null)
    .describe('as `POST /api/file/upload-image` answers it'),
  rank: whole(0, 2_147_483_647).default(QSHEET_RANK).describe('place in the list, ascending'),
  status: z.boolean().default(true).describe('whether it is shown'),
});
export type QSheetFields = z.output<typeof qsheetFields>;

const adminQSheet = qsheetFields.extend({
  id: z.number(),
  image: z.string().nullable(),
  version: z.number().describe('send back on save; a save over a newer version is refused'),
  gmtCreate: moment,
  gmtModified: moment,
});
export type AdminQSheet = z.input<typeof adminQSheet>;

export const getAdminQSheetList = op('getAdminQSheetList', 'GET /api/admin/qsheet', {
  access: 'root',
  does: 'All question sheets for the back office, in their order',
  input: z.object({ ...paging(10), keyword: blankable(text(100)) }),
  data: pageOf(adminQSheet.extend(qsheetCard.pick({ problemCount: true, participantCount: true }).shape)),
});

export const addQSheet = op('addQSheet', 'POST /api/admin/qsheet', {
  access: 'root',
  does: 'Create a question sheet',
  input: qsheetFields,
  data: z.object({ id: z.number() }),
});

export const updateQSheet = op('updateQSheet', 'PUT /api/admin/qsheet', {
  access: 'root',
  does: 'Save a question sheet',
  input: qsheetFields.extend({ id, version: whole(0, 1_000_000_000) }),
  data: z.object({ version: z.number() }),
});

export const deleteQSheet = op('deleteQSheet', 'DELETE /api/admin/qsheet', {
  access: 'root',
  does: 'Delete a question sheet with its groups and its rank; what was submitted stays with who submitted it; audited',
  input: z.object({ id }),
  data: empty,
});

const adminGroup = z.object({
  id: z.number(),
  title: z.string(),
  opens: shownOpening,
  problems: z.array(
    z.object({
      qpid: z.number(),
      pid: z.number(),
      problemId: z.string(),
      title: z.string(),
      author: z.string(),
      auth: z.number(),
      isShown: z.boolean().describe('false: it became a problem of a contest or a group since it was bound'),
    }),
  ),
});
export type AdminQSheetGroup = z.infer<typeof adminGroup>;

export const getAdminQSheetGroups = op('getAdminQSheetGroups', 'GET /api/admin/qsheet/group', {
  access: 'root',
  does: 'The groups of a question sheet in their order, with their problems',
  input: z.object({ qid: id }),
  data: z.object({ title: z.string(), groups: z.array(adminGroup) }),
});

const groupFields = z.object({
  title: line(100).min(1),
  opens: groupOpening.default({ by: 'always' }),
});

export const addQSheetGroup = op('addQSheetGroup', 'POST /api/admin/qsheet/group', {
  access: 'root',
  does: 'Add a group to a question sheet, behind the others',
  input: groupFields.extend({ qid: id }),
  data: z.object({ id: z.number() }),
});

export const updateQSheetGroup = op('updateQSheetGroup', 'PUT /api/admin/qsheet/group', {
  access: 'root',
  does: 'Save a group of a question sheet, and what opens it',
  input: groupFields.extend({ id }),
  data: empty,
});

export const deleteQSheetGroup = op('deleteQSheetGroup', 'DELETE /api/admin/qsheet/group', {
  access: 'root',
  does: 'Take a group with its problems out of a question sheet',
  input: z.object({ id }),
  data: empty,
});

export const orderQSheetGroups = op('orderQSheetGroups', 'PUT /api/admin/qsheet/group-order', {
  access: 'root',
  does: 'Put the groups of a question sheet in this order; all of them are named',
  input: z.object({ qid: id, ids: z.array(id).max(QSHEET_GROUPS_MAX) }),
  data: empty,
});

export const getProblemsForQSheet = op('getProblemsForQSheet', 'GET /api/admin/qsheet/get-problem-list', {
  access: 'root',
  does: "The site's problems that can be bound to a group, public and private ones",
  input: z.object({ ...pickQuery, groupId: id }),
  data: pickPage,
});

export const bindQSheetProblem = op('bindQSheetProblem', 'POST /api/admin/qsheet/bind-problem', {
  access: 'root',
  does: "Bind a problem of the site to a group, behind the others; a private one is open to the sheet's people then",
  input: z.object({ groupId: id, pid: id }),
  data: z.object({ qpid: z.number() }),
});

export const bindQSheetProblems = op('bindQSheetProblems', 'POST /api/admin/qsheet/bind-problems', {
  access: 'root',
  does: 'Bind problems by their display ids, such as `1001 1005-1009`; those that can not be bound are named',
  input: z.object({ groupId: id, ...picks }),
  data: picked,
});

export const unbindQSheetProblem = op('unbindQSheetProblem', 'DELETE /api/admin/qsheet/unbind-problem', {
  access: 'root',
  does: 'Take a problem out of a group',
  input: z.object({ qpid: id }),
  data: empty,
});

export const orderQSheetProblems = op('orderQSheetProblems', 'PUT /api/admin/qsheet/problem-order', {
  access: 'root',
  does: 'Put the problems of a group in this order; all of them are named',
  input: z.object({ groupId: id, qpids: z.array(id).max(QSHEET_PROBLEMS_MAX) }),
  data: empty,
});
