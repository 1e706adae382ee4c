import * as z from 'zod';
import { paging } from '../page.ts';
import { blankable, text, whole } from '../shapes.ts';

/** Page sizes of a rank (BOARD-5). */
export const RANK_SIZES = [10, 30, 50, 100, 300] as const;

/** A line of a rank: a user by the positive id, a team of a team contest by its id, negative. */
export const lineId = whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** What every call that reads a page of a rank takes, besides whose rank it is. */
export const rankQuery = z.object({
  ...paging(50),
  keyword: blankable(text(100)).describe('in the shown name or the school'),
  concernedList: blankable(z.array(lineId).max(100)).describe('lines that the viewer follows'),
});

/** What a line of any rank says about who stands there; ranks add their columns to it. */
export const rankRow = z.object({
  uid: z.number(),
  username: z.string(),
  rankShowName: z.string(),
  school: z.string(),
  gender: z.string(),
  avatar: z.string().nullable(),
  members: z.array(z.string()).optional().describe('of a team'),
  rank: z.number().describe('-1 for whoever takes no place: a star, a virtual participation'),
  isPinned: z.boolean().describe('on top because it is the own line or a concerned one'),
  isOwn: z.boolean(),
  isVirtual: z.boolean().optional().describe('stands there beside the lines: a virtual participation'),
});
export type RankRow = z.infer<typeof rankRow>;
