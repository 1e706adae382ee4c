import * as z from 'zod';
import { id, moment, name, whole } from '../shapes.ts';

/** What can be set as work. The names are those of the venues. */
export const ASSIGNED_KINDS = ['training', 'qsheet', 'timedWork'] as const;
export type AssignedKind = (typeof ASSIGNED_KINDS)[number];

/** When members see what their work came to (ASG-5). */
export const RESULTS_SHOWN = ['atOnce', 'afterDue', 'byHand'] as const;
export type ResultsShown = (typeof RESULTS_SHOWN)[number];

export const LATE_RULES_MAX = 10;
/** Tries without full marks from which somebody is said to be stuck (ASG-6). */
export const STUCK_TRIES = 5;

/** The most that an assignment is worth beside the others (ASG-21). */
export const WORTH_MAX = 10_000;

/** How long students may ask for another look, in days (ASG-23). */
export const REGRADE_DAYS_MAX = 90;

/** From so many hours after the due date on, so many per cent count (ASG-3). */
export const lateRule = z.object({
  hours: whole(0, 8_760),
  share: whole(0, 100).describe('per cent'),
});
export type LateRule = z.output<typeof lateRule>;

/** An assignment as its form saves it. */
export const assignmentFields = z.object({
  title: name(255).min(1),
  opensAt: z.iso.datetime({ offset: true }),
  dueAt: z.iso.datetime({ offset: true }),
  late: z.array(lateRule).max(LATE_RULES_MAX).default([]).describe('empty: what comes late counts nothing'),
  results: z.enum(RESULTS_SHOWN).default('atOnce'),
  worth: whole(0, WORTH_MAX)
    .default(100)
    .describe('beside the other assignments, in the total over them; 0: does not count'),
  regradeDays: whole(0, REGRADE_DAYS_MAX)
    .default(7)
    .describe('how long students may ask for another look; 0: not at all'),
});
export type AssignmentFields = z.output<typeof assignmentFields>;

export const target = z.object({
  kind: z.enum(ASSIGNED_KINDS),
  targetId: id.describe('of the training, the sheet or the timed work'),
});

/** Somebody's own work so far; the points are null while results are not shown. */
const ownWork = z.object({
  solved: z.number().nullable(),
  total: z.number().describe('problems'),
  score: z.number().nullable().describe('per cent of all points, after late shares'),
  byHand: z.number().nullable().describe('problems whose points were given by hand'),
});

/** An assignment as lists show it. */
export const assignmentRow = z.object({
  id: z.number(),
  gid: z.number(),
  kind: z.enum(ASSIGNED_KINDS),
  targetId: z.number(),
  title: z.string(),
  opensAt: moment,
  dueAt: moment,
  late: z.array(z.object({ hours: z.number(), share: z.number() })),
  results: z.enum(RESULTS_SHOWN),
  resultsShown: z.boolean().describe('to members, now'),
  worth: z.number(),
  regradeDays: z.number(),
  regradeUntil: moment.nullable().describe('until when the viewer may ask for another look, while that is so'),
  now: moment.describe("the server's clock: whether it is open or due goes by it"),
  version: z.number(),
  extension: z
    .object({ until: moment, reason: z.string() })
    .nullable()
    .describe('of the viewer; without effect where everybody’s due date is not earlier'),
  excuse: z.string().nullable().describe('why the viewer is excused: it is not due, and does not count'),
  own: ownWork.nullable().describe('of a member, from the opening on; null to who runs the group'),
});
export type AssignmentRow = z.infer<typeof assignmentRow>;
