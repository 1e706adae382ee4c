import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, moment, name, text, whole } from '../shapes.ts';

export const RUBRIC_ITEMS_MAX = 50;
export const RUBRIC_NAME_MAX = 200;
export const RUBRIC_DESCRIPTION_MAX = 1_000;
/** How far above all of the points of a problem one can come, per cent. */
export const RUBRIC_BONUS_MAX = 100;

/** What the points of items are added to (ASG-24). */
export const RUBRIC_STARTS = ['nothing', 'all'] as const;
export type RubricStart = (typeof RUBRIC_STARTS)[number];

const itemFields = z.object({
  name: name(RUBRIC_NAME_MAX).min(1),
  description: text(RUBRIC_DESCRIPTION_MAX).default(''),
  points: whole(-100, 100).describe('per cent of the problem’s'),
  isVisible: z.boolean().default(true).describe('its students read it once results are shown'),
});

const rubricItem = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  points: z.number(),
  isVisible: z.boolean(),
  used: z.number().describe('students for whom it was chosen'),
});

const rubric = z.object({
  version: z.number().describe('0 while there is none'),
  start: z.enum(RUBRIC_STARTS),
  bonus: z.number(),
  items: z.array(rubricItem),
  graded: z.number().describe('students who were graded by it'),
  lookAgain: z
    .array(z.object({ uid: z.number(), username: z.string(), realname: z.string() }))
    .describe('those under whom it changed since'),
});
export type Rubric = z.infer<typeof rubric>;

export const getRubric = op('getRubric', 'GET /api/group/assignment/rubric', {
  access: 'user',
  does: 'The rubric of a problem of an assignment, for who gives points there',
  input: z.object({ id, pid: id }),
  data: rubric,
});

export const saveRubric = op('saveRubric', 'PUT /api/group/assignment/rubric', {
  access: 'user',
  does: 'Save the rubric of a problem of an assignment, as one of the admins of its group: points of whom it was used for follow; audited',
  input: z.object({
    id,
    pid: id,
    version: whole(0, 1_000_000_000),
    start: z.enum(RUBRIC_STARTS),
    bonus: whole(0, RUBRIC_BONUS_MAX).default(0),
    items: z
      .array(itemFields.extend({ id: id.nullable().default(null).describe('null for a new one') }))
      .max(RUBRIC_ITEMS_MAX)
      .describe('none: there is no rubric any more, and what was reached counts again'),
  }),
  data: z.object({ version: z.number(), changed: z.number().describe('students whose points are others now') }),
});

export const getRubricGrading = op('getRubricGrading', 'GET /api/group/assignment/rubric-grading', {
  access: 'user',
  does: 'How a member was graded by the rubric of a problem, for who gives points there',
  input: z.object({ id, uid: id, pid: id }),
  data: z.object({
    rubric,
    grading: z
      .object({
        revision: z.number(),
        chosen: z.array(z.number()).describe('ids of items'),
        percent: z.number(),
        by: z.string().nullable(),
        gmtModified: moment,
        lookAgain: z.boolean(),
      })
      .nullable(),
    given: z.number().nullable().describe('points by hand, which count in its place'),
  }),
});

export const setRubricGrading = op('setRubricGrading', 'PUT /api/group/assignment/rubric-grading', {
  access: 'user',
  does: 'Choose the items of a rubric that hold for a member’s work at a problem, or take the choice back; audited',
  input: z.object({
    id,
    uid: id,
    pid: id,
    version: whole(0, 1_000_000_000).describe('of the rubric as it was read'),
    revision: whole(0, 1_000_000_000).describe('of the grading as it was read; 0: there was none'),
    chosen: z.array(id).max(RUBRIC_ITEMS_MAX).nullable().describe('ids of items; null: what was reached counts again'),
  }),
  data: empty,
});

export const getOwnGradings = op('getOwnGradings', 'GET /api/group/assignment/own-gradings', {
  access: 'user',
  does: 'How the own work at an assignment was graded by rubrics, once results are shown',
  input: z.object({ id }),
  data: z.array(
    z.object({
      pid: z.number(),
      displayId: z.string(),
      title: z.string(),
      percent: z.number().describe('what counts'),
      items: z.array(z.object({ name: z.string(), description: z.string(), points: z.number() })),
    }),
  ),
});
