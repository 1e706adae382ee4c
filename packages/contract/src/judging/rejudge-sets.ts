import * as z from 'zod';
import { CONTEST_TYPE } from '../contests/contest.ts';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, id, line, moment, text, whole } from '../shapes.ts';
import { venueFields } from '../venue-fields.ts';

/** `run`: the programs run again; `rescore`: what they did is scored again, by points and rules of today. */
export const REJUDGE_KINDS = ['run', 'rescore'] as const;
export type RejudgeKind = (typeof REJUDGE_KINDS)[number];

/** A set is open until it is applied or cancelled; what was applied can be undone. */
export const REJUDGE_STATES = ['open', 'applied', 'cancelled', 'undone'] as const;
export type RejudgeState = (typeof REJUDGE_STATES)[number];

export const REJUDGE_SUBMISSIONS_MAX = 100_000;
export const REASON_MAX = 500;

/** Which submissions; at least one of the first four says where to look. */
const which = {
  submitIds: z.array(id).min(1).max(1_000).optional(),
  pid: id.optional(),
  problemId: blankable(line(50)).describe("the problem's own id, in place of pid"),
  cid: venueFields.cid,
  status: z.array(whole(-10, 10)).max(20).optional(),
  languages: z.array(line(50)).max(100).optional(),
};

export const countRejudge = op('countRejudge', 'POST /api/admin/judge/rejudge-set/count', {
  access: 'root',
  does: 'How many submissions a rejudge set would hold',
  input: z.object({ kind: z.enum(REJUDGE_KINDS), ...which }),
  data: z.object({ count: z.number() }),
});

export const addRejudgeSet = op('addRejudgeSet', 'POST /api/admin/judge/rejudge-set', {
  access: 'root',
  does: 'Judge submissions again beside their results; nothing changes until the set is applied',
  input: z.object({ kind: z.enum(REJUDGE_KINDS), ...which, reason: line(REASON_MAX).min(1) }),
  data: z.object({ setId: z.number(), count: z.number() }),
});

const set = z.object({
  id: z.number(),
  kind: z.enum(REJUDGE_KINDS),
  state: z.enum(REJUDGE_STATES),
  reason: z.string(),
  by: z.string(),
  problemId: z.string().nullable(),
  pid: z.number().nullable(),
  cid: z.number().nullable(),
  status: z.array(z.number()),
  languages: z.array(z.string()),
  total: z.number(),
  done: z.number(),
  gmtCreate: moment,
  gmtApplied: moment.nullable(),
  gmtEnded: moment.nullable(),
});
export type RejudgeSetRow = z.infer<typeof set>;

export const getRejudgeSetList = op('getRejudgeSetList', 'GET /api/admin/judge/rejudge-sets', {
  access: 'root',
  does: 'Rejudge sets, of one contest or all, newest first',
  input: z.object({ ...paging(15), cid: blankable(id) }),
  data: pageOf(set),
});

export const getRejudgeSet = op('getRejudgeSet', 'GET /api/admin/judge/rejudge-set', {
  access: 'root',
  does: 'A rejudge set: how far it is and what would change',
  input: z.object({ setId: id }),
  data: set.extend({
    changes: z
      .array(z.object({ from: z.number(), to: z.number(), count: z.number(), otherScore: z.number() }))
      .describe('verdicts from → to, also where they are the same; `otherScore` of them get another score'),
    failed: z.number().describe('could not be judged; they keep their results'),
    stale: z.number().describe('got another result meanwhile, or are being judged; they keep it'),
    changing: z.number().describe('of an open set: submissions that get another verdict or score by applying it'),
    applied: z.number(),
    acts: z
      .array(
        z.object({
          act: z.enum(['made', 'applied', 'cancelled', 'undone']),
          by: z.string(),
          reason: z.string(),
          gmtCreate: moment,
        }),
      )
      .describe('who did what with it, and why; the oldest first'),
  }),
});

const outcome = z.object({
  status: z.number(),
  score: z.number().nullable(),
  time: z.number().nullable(),
  memory: z.number().nullable(),
});

export const getRejudgeChanges = op('getRejudgeChanges', 'GET /api/admin/judge/rejudge-set/submissions', {
  access: 'root',
  does: 'Submissions of a rejudge set with their old and new results',
  input: z.object({
    setId: id,
    show: blankable(z.enum(['changed', 'all', 'failed', 'stale'])),
    from: blankable(whole(-10, 10)),
    to: blankable(whole(-10, 10)),
    ...paging(15),
  }),
  data: pageOf(
    z.object({
      submitId: z.number(),
      username: z.string(),
      displayPid: z.string(),
      language: z.string(),
      before: outcome,
      after: outcome.nullable(),
      isStale: z.boolean(),
      applied: z.boolean(),
    }),
  ),
});

const spot = z.object({
  place: z.number().describe('-1 for a star'),
  points: z.number().describe('problems solved, or the score'),
  time: z.number().describe('penalty or running time, in the unit of the rule: seconds, OI milliseconds'),
});

export const getRejudgePlaces = op('getRejudgePlaces', 'GET /api/admin/judge/rejudge-set/places', {
  access: 'root',
  does: 'Who would stand elsewhere on the board of a contest, or stands elsewhere since the set was applied',
  input: z.object({ setId: id, cid: id.optional().describe('one of the contests; left out: the first') }),
  data: z.object({
    contests: z.array(z.object({ cid: z.number(), title: z.string() })).describe('in which it holds submissions'),
    cid: z.number().nullable(),
    rule: z.enum(Object.keys(CONTEST_TYPE) as (keyof typeof CONTEST_TYPE)[]).nullable(),
    boards: z
      .array(
        z.object({
          name: z.enum(['real', 'sealed']),
          total: z.number(),
          rows: z.array(
            z.object({
              line: z.number(),
              username: z.string(),
              rankShowName: z.string(),
              members: z.array(z.string()).optional().describe('of a team'),
              before: spot.nullable(),
              after: spot.nullable(),
            }),
          ),
        }),
      )
      .describe('those whose own result changes first; none for a set that is cancelled or undone'),
  }),
});

export const getRejudgeScores = op('getRejudgeScores', 'GET /api/admin/judge/rejudge-set/scores', {
  access: 'root',
  does: 'Whose points in assignments of groups would change by a rejudge set, or changed by it',
  input: z.object({ setId: id }),
  data: z.array(
    z.object({
      id: z.number(),
      gid: z.number(),
      title: z.string(),
      groupName: z.string(),
      areTold: z.boolean().describe('results are shown: everybody gets a message when the set is applied'),
      total: z.number().describe('people whose points change'),
      rows: z.array(
        z.object({
          uid: z.number(),
          username: z.string(),
          before: z.number().describe('per cent of the assignment'),
          after: z.number(),
        }),
      ),
    }),
  ),
});

const act = z.object({ setId: id, reason: text(REASON_MAX).optional() });

export const applyRejudgeSet = op('applyRejudgeSet', 'POST /api/admin/judge/rejudge-set/apply', {
  access: 'root',
  does: 'Put the new results in the place of the old ones, all at once',
  input: act,
  data: z.object({ applied: z.number(), kept: z.number() }),
});

export const cancelRejudgeSet = op('cancelRejudgeSet', 'POST /api/admin/judge/rejudge-set/cancel', {
  access: 'root',
  does: 'Drop a rejudge set; the old results stay',
  input: act,
  data: z.null(),
});

export const undoRejudgeSet = op('undoRejudgeSet', 'POST /api/admin/judge/rejudge-set/undo', {
  access: 'root',
  does: 'Put the results back that an applied set replaced, where they were not replaced again',
  input: act,
  data: z.object({ undone: z.number(), kept: z.number() }),
});
