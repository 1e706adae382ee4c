import * as z from 'zod';
import { rankQuery, rankRow } from '../boards/rank.ts';
import { op } from '../op.ts';
import { pageOf } from '../page.ts';
import { blankable, flag, id } from '../shapes.ts';
import { contestRow } from './list.ts';

const acmCell = z.object({
  isAC: z.boolean(),
  isFirstAC: z.boolean(),
  isAfterContest: z.boolean(),
  ACTime: z.number().nullable().describe('seconds'),
  errorNum: z.number(),
  tryNum: z.number().describe('submissions whose result is not known: under the seal or not judged yet'),
});

/** BOARD-14. ACM rows have `ac` and cells; the others `totalScore`, points and running times. */
export const boardRow = rankRow.extend({
  place: z.number().optional().describe('where a virtual participation would stand'),
  isWinAward: z.boolean(),
  awardName: z.string().nullable(),
  awardBackground: z.string().nullable(),
  awardColor: z.string().nullable(),
  ac: z.number().optional(),
  total: z.number().optional(),
  totalScore: z.number().optional(),
  totalTime: z.number().describe('ACM, IOI, AtCoder: seconds; OI: milliseconds'),
  submissionInfo: z.record(z.string(), z.union([acmCell, z.number(), z.null()])).describe('by display id'),
  timeInfo: z.record(z.string(), z.number()).optional(),
});
export type BoardRow = z.infer<typeof boardRow>;
export type AcmBoardCell = z.infer<typeof acmCell>;

export const boardProblem = z.object({
  displayId: z.string(),
  displayTitle: z.string(),
  color: z.string(),
  ac: z.number(),
  total: z.number(),
  fullScore: z.number().nullable().describe('null under ACM rules'),
});
export type BoardProblem = z.infer<typeof boardProblem>;

export const boardPage = pageOf(boardRow).extend({
  problems: z.array(boardProblem),
  sealed: z.boolean().describe('the seal holds for this page'),
  open: z
    .number()
    .optional()
    .describe('after the end: submissions whose results have not come yet and may move places'),
  type: z.number(),
  oiRankScoreType: z.string().optional().describe('OI: what of the submissions to a problem counts'),
  acm: z
    .object({
      penaltyS: z.number(),
      unit: z.enum(['seconds', 'minutes', 'sumToMinutes']),
      lastAcceptedBreaksTies: z.boolean(),
    })
    .optional()
    .describe('ACM: how penalty time adds up, and what breaks ties'),
  virtualAt: z.number().optional().describe('in a virtual participation: seconds that have passed on this board'),
});
export type BoardPage = z.infer<typeof boardPage>;

const boardQuery = rankQuery.extend({
  cid: id,
  forceRefresh: blankable(flag).describe('the real board under the seal; for contest admins'),
  removeStar: blankable(flag),
  containsEnd: blankable(flag).describe('with submissions made after the end'),
});

export const getContestRank = op('getContestRank', 'POST /api/get-contest-rank', {
  access: 'user',
  does: 'A page of the board of a contest: the own line, the concerned ones, then everybody in order; in a virtual participation as it stood at its time',
  input: boardQuery.extend({
    showVirtual: blankable(flag).describe('also virtual participations that are over, without a place'),
  }),
  data: boardPage,
});

export const getContestOutsideScoreboard = op(
  'getContestOutsideScoreboard',
  'POST /api/get-contest-outside-scoreboard',
  {
    access: 'anyone',
    does: 'The board of a contest that shows it outside, without a login',
    input: boardQuery,
    data: boardPage,
  },
);

export const getContestOutsideInfo = op('getContestOutsideInfo', 'GET /api/get-contest-outsize-info', {
  access: 'anyone',
  does: 'A contest that shows its board outside, and its problems (the spelling of the address is the spec’s)',
  input: z.object({ cid: id }),
  data: z.object({ contest: contestRow.omit({ description: true }), problemList: z.array(boardProblem) }),
});

export const downloadContestRank = op('downloadContestRank', 'GET /api/file/download-contest-rank', {
  access: 'user',
  does: 'The board of a contest as a spreadsheet; for contest admins',
  input: z.object({
    cid: id,
    forceRefresh: blankable(flag),
    removeStar: blankable(flag),
    containEnd: blankable(flag),
    format: blankable(z.enum(['xlsx', 'csv'])).describe('xlsx unless given'),
  }),
  answer: 'file',
  data: z.null(),
});

export const downloadContestXcpcio = op('downloadContestXcpcio', 'GET /api/file/download-contest-xcpcio', {
  access: 'user',
  does: 'config.json, team.json, run.json and the photos of an XCPCIO board, zipped; for contest admins',
  input: z.object({ cid: id }),
  answer: 'file',
  data: z.null(),
});

export const downloadContestPackage = op('downloadContestPackage', 'GET /api/file/download-contest-package', {
  access: 'user',
  does: 'contest.yaml, problemset.yaml, teams.json, organizations.json, groups.json and accounts.json, zipped; for contest admins',
  input: z.object({ cid: id }),
  answer: 'file',
  data: z.null(),
});
