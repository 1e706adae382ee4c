import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, flag, id, line, moment, name, text, whole } from '../shapes.ts';
import { CONTEST_TYPE, OI_SCORE_TYPES, RANK_SHOW_NAMES, RATING_MAX } from './contest.ts';
import { contestRow } from './list.ts';

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a color such as #d32f2f' });

export const awardConfig = z.object({
  priority: whole(1, 100),
  name: line(50),
  background: color,
  color,
  num: whole(0, 100_000).describe('percent or number of contestants'),
});

/** A contest as its form saves it (CON-31). What is required is said by the rules. */
export const contestFields = z.object({
  title: name(255),
  description: text(65535),
  type: z.literal(Object.values(CONTEST_TYPE)).describe('0 ACM, 1 OI, 3 IOI, 4 AtCoder; fixed after creation'),
  auth: z.literal([0, 1, 2]).describe('0 public, 1 private, 2 protected'),
  pwd: line(100),
  startTime: z.string().max(40),
  endTime: z.string().max(40).describe('start and duration; removed intervals push the real end back'),
  removed: z
    .array(z.object({ fromMs: whole(0, 1e12), toMs: whole(0, 1e12), reason: line(200) }))
    .max(50)
    .describe('stretches since the start that do not count'),
  sealRank: z.boolean(),
  sealRankTime: z.string().max(40).nullable(),
  autoRealRank: z.boolean(),
  visible: z.boolean(),
  openPrint: z.boolean(),
  openCode: z.boolean().describe('contestants read code of others once the contest is over and its board open'),
  openRank: z.boolean(),
  rankShowName: z.enum(RANK_SHOW_NAMES),
  openAccountLimit: z.boolean(),
  accountLimitRule: text(20_000).describe('tags prefix, suffix, start, end and extra'),
  starAccount: z.array(line(100)).max(2000),
  oiRankScoreType: z.enum(OI_SCORE_TYPES),
  awardType: z.literal([0, 1, 2]).describe('0 none, 1 proportion, 2 number'),
  awardConfigList: z.array(awardConfig).max(20),
  allowEndSubmit: z.boolean(),
  acmSettings: z
    .object({
      penaltyS: whole(0, 86_400),
      unit: z.enum(['seconds', 'minutes', 'sumToMinutes']),
      lastAcceptedBreaksTies: z.boolean(),
    })
    .nullable()
    .describe('null: 20 minutes of penalty, shared places'),
  teamSize: whole(1, 10).describe('most members of a team; 1: everybody for oneself'),
  rated: z.boolean().describe('counts for the contest rating'),
  ratingFloor: whole(0, RATING_MAX).nullable().describe('whose rating is lower takes part unrated; null: no bound'),
  ratingCeiling: whole(0, RATING_MAX).nullable().describe('whose rating is higher takes part unrated; null: no bound'),
  logoUrl: z
    .string()
    .regex(/^\/api\/public\/img\/[0-9a-f]{64}\.webp$/)
    .nullable(),
});
export type ContestFields = z.output<typeof contestFields>;

/** Fields that a client may leave out, or send as null for "nothing". */
const lenient = <Shape extends z.ZodRawShape>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, (field as z.ZodType).nullish()]),
  ) as unknown as {
    [Name in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Name]>>;
  };

const needed = { title: true, type: true, auth: true, startTime: true, endTime: true } as const;

/** What a client sends to save a contest: what it leaves out stays as it is stored, or is as in a new contest. */
export const contestSave = z.object({
  ...contestFields.pick(needed).shape,
  ...lenient(contestFields.omit(needed).shape),
});
export type ContestSave = z.output<typeof contestSave>;

export const adminContestRow = contestRow
  .pick({ id: true, uid: true, author: true, title: true, type: true, auth: true, status: true })
  .extend({
    startTime: moment,
    endTime: moment,
    visible: z.boolean(),
    problemCount: z.number(),
    count: z.number(),
    mayEdit: z.boolean(),
    mayDelete: z.boolean(),
    gmtCreate: moment,
    gmtModified: moment,
  });
export type AdminContestRow = z.infer<typeof adminContestRow>;

export const getAdminContestList = op('getAdminContestList', 'GET /api/admin/contest/get-contest-list', {
  access: 'admin',
  does: 'All contests of the site for the back office, newest first',
  input: z.object({ ...paging(10), keyword: blankable(text(100)) }),
  data: pageOf(adminContestRow),
});

export const getAdminContest = op('getAdminContest', 'GET /api/admin/contest', {
  access: 'user',
  does: 'A contest as its form needs it, for those who change it',
  input: z.object({ cid: id }),
  data: contestFields.extend({
    id: z.number(),
    version: z.number().describe('send back on save; a save over a newer version is refused'),
    author: z.string(),
    status: z.number(),
  }),
});

export const addContest = op('addContest', 'POST /api/admin/contest', {
  access: 'admin',
  does: 'Create a contest of the site',
  input: contestSave,
  data: z.object({ id: z.number() }),
});

export const updateContest = op('updateContest', 'PUT /api/admin/contest', {
  access: 'user',
  does: 'Save a contest; another password asks everybody for it anew',
  input: contestSave.extend({
    id,
    version: whole(0, 1_000_000_000).nullish().describe('the one that was read; without it the last save wins'),
  }),
  data: z.object({ version: z.number() }),
});

export const deleteContest = op('deleteContest', 'DELETE /api/admin/contest', {
  access: 'user',
  does: 'Delete a contest with its submissions: super admins, one of a group also who changes it; audited',
  input: z.object({ cid: id }),
  data: empty,
});

export const cloneContest = op('cloneContest', 'POST /api/admin/contest/clone', {
  access: 'user',
  does: 'A new contest with the settings of another, hidden, in the same group, without its problems',
  input: z.object({ cid: id }),
  data: z.object({ id: z.number() }),
});

export const changeContestVisible = op('changeContestVisible', 'PUT /api/admin/contest/change-contest-visible', {
  access: 'user',
  does: 'Show or hide a contest',
  input: z.object({ cid: id, visible: flag }),
  data: empty,
});

export const uploadContestLogo = op('uploadContestLogo', 'POST /api/file/upload-image', {
  access: 'admin',
  does: 'Store a picture for the logo of a contest',
  via: 'upload',
  input: z.object({}),
  data: z.object({ url: z.string() }),
});
