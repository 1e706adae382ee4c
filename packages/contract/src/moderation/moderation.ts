import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, flag, id, line, moment, text, whole } from '../shapes.ts';

/** What is wrong with what is reported; the words stand in the report as they are sent (DISC-2). */
export const REPORT_TAGS = {
  spam: { en: 'spam ads', zh: '垃圾广告' },
  illegal: { en: 'illegal', zh: '违法违规' },
  vulgar: { en: 'pornographic/vulgar', zh: '色情低俗' },
  fraud: { en: 'gambling/fraud', zh: '赌博诈骗' },
  flaming: { en: 'malicious flaming', zh: '恶意辱骂' },
  plagiarism: { en: 'plagiarism', zh: '抄袭' },
} as const;

/** Most characters of a reason. */
export const REPORT_REASON_MAX = 200;
/** What is decided about can be taken back for so many days. */
export const UNDO_DAYS = 30;

/** What moderators do about what is reported; `dismiss` stands alone. */
export const MODERATION_ACTIONS = ['dismiss', 'hide', 'delete', 'warn', 'mute'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

export const reportDiscussion = op('reportDiscussion', 'POST /api/discussion-report', {
  access: 'user',
  does: 'Report a discussion or one of its comments: tags between #, then a reason',
  input: z.object({
    did: id,
    commentId: id.nullish().describe('the comment or reply; the discussion itself when left out'),
    content: text(1000),
  }),
  data: empty,
});

export const getDiscussionReports = op('getDiscussionReports', 'GET /api/admin/discussion-report', {
  access: 'admin',
  does: 'Reports one by one, the newest first',
  input: z.object({ ...paging(10) }),
  data: pageOf(
    z.object({
      id: z.number(),
      caseId: z.number(),
      did: z.number(),
      commentId: z.number().nullable(),
      title: z.string(),
      reporter: z.string(),
      content: z.string(),
      status: z.boolean().describe('read'),
      gmtCreate: moment,
    }),
  ),
});

export const markDiscussionReport = op('markDiscussionReport', 'PUT /api/admin/discussion-report', {
  access: 'admin',
  does: 'Mark a report as read, or as unread',
  input: z.object({ id, status: flag }),
  data: empty,
});

const moderationCase = z.object({
  id: z.number(),
  did: z.number(),
  gid: z.number().nullable(),
  commentId: z.number().nullable(),
  title: z.string(),
  content: z.string().describe('as it was when it was reported first'),
  author: z.string(),
  authorUid: z.number(),
  isOpen: z.boolean(),
  version: z.number(),
  reports: z.number(),
  gmtCreate: moment,
  gmtModified: moment,
});
export type ModerationCaseRow = z.infer<typeof moderationCase>;

export const getModerationCases = op('getModerationCases', 'GET /api/admin/moderation-cases', {
  access: 'admin',
  does: 'What was reported, each thing once: what waits, or what was decided',
  input: z.object({ ...paging(10), open: blankable(flag) }),
  data: pageOf(moderationCase),
});

const decision = z.object({
  id: z.number(),
  username: z.string().nullable(),
  actions: z.array(z.enum(MODERATION_ACTIONS)),
  note: z.string(),
  gmtCreate: moment,
  undoneBy: z.string().nullable(),
  mayUndo: z.boolean(),
});

export const getModerationCase = op('getModerationCase', 'GET /api/admin/moderation-case', {
  access: 'admin',
  does: 'What was reported with all that one decides by: how it stands now, its history, who reported it, and its author’s record',
  input: z.object({ id }),
  data: moderationCase.extend({
    now: z.object({ title: z.string(), content: z.string(), status: z.number() }),
    history: z.array(z.object({ title: z.string().nullable(), content: z.string(), gmtCreate: moment })),
    reportList: z.array(z.object({ reporter: z.string(), content: z.string(), gmtCreate: moment })),
    record: z.object({
      gmtCreate: moment.describe('since when the author has an account'),
      solved: z.number(),
      discussions: z.number(),
      comments: z.number(),
      removed: z.number().describe('of these, what was hidden or deleted'),
      cases: z.number().describe('earlier ones that ended in more than nothing'),
      muted: z.boolean(),
    }),
    decisions: z.array(decision),
  }),
});
export type ModerationCase = z.infer<typeof getModerationCase.data>;

export const decideModerationCase = op('decideModerationCase', 'POST /api/admin/moderation-case', {
  access: 'admin',
  does: 'Decide about what was reported, as it was seen: who decides about another state is told so',
  input: z.object({
    id,
    version: whole(0, 1_000_000),
    actions: z.array(z.enum(MODERATION_ACTIONS)).min(1).max(4),
    days: whole(1, 3650).nullish().describe('how long the author is muted; without it until somebody takes it back'),
    note: line(500).default('').describe('what the author is told'),
  }),
  data: empty,
});

export const undoModeration = op('undoModeration', 'POST /api/admin/moderation-undo', {
  access: 'admin',
  does: 'Take back the last decision about something, within 30 days: everything is as it was before',
  input: z.object({ id: id.describe('the decision') }),
  data: empty,
});
