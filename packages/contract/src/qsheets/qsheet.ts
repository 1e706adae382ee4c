import * as z from 'zod';
import { id, moment, whole } from '../shapes.ts';

/** Cards on a page of the list (SHEET-1). */
export const QSHEET_PAGE_SIZE = 24;
/** Where a sheet stands in the list unless its form says otherwise. */
export const QSHEET_RANK = 1000;
export const QSHEET_GROUPS_MAX = 50;
export const QSHEET_PROBLEMS_MAX = 500;

/** What a problem of a sheet is to the viewer, as the wire says it (SHEET-3). */
export const QSHEET_STATUS = { done: 0, attempted: 1 } as const;

/** What opens a group of problems (SHEET-4). */
export const groupOpening = z.discriminatedUnion('by', [
  z.object({ by: z.literal('always') }),
  z.object({
    by: z.literal('solved'),
    groupId: id.describe('a group that stands before it'),
    solved: whole(1, QSHEET_PROBLEMS_MAX).describe('so many of its problems'),
  }),
  z.object({ by: z.literal('date'), at: z.iso.datetime({ offset: true }) }),
  z.object({ by: z.literal('hand'), isOpen: z.boolean() }),
]);
export type GroupOpening = z.output<typeof groupOpening>;

/** The same as it is sent. */
export const shownOpening = z.discriminatedUnion('by', [
  z.object({ by: z.literal('always') }),
  z.object({ by: z.literal('solved'), groupId: z.number(), solved: z.number() }),
  z.object({ by: z.literal('date'), at: moment }),
  z.object({ by: z.literal('hand'), isOpen: z.boolean() }),
]);

/** A sheet as its card and its page show it. */
export const qsheetCard = z.object({
  qsheet: z.object({
    id: z.number(),
    title: z.string(),
    image: z.string().nullable(),
    description: z.string(),
  }),
  problemCount: z.number(),
  participantCount: z.number().describe('people who submitted in it'),
  finishedCount: z.number().describe('people who solved all of it'),
  acceptedCount: z.number().describe('problems that the viewer solved in it'),
});
export type QSheetCard = z.infer<typeof qsheetCard>;
