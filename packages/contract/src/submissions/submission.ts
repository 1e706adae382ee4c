import * as z from 'zod';
import { caseCause } from '../judging/case-cause.ts';
import { CASE_MODES, SUBTASK_RULES } from '../problems/problem.ts';
import { moment } from '../shapes.ts';
import { sentVenue } from '../venue-fields.ts';

export const CODE_MAX = 65_535;
export const TEST_INPUT_MAX = 1_000;

/** A row of a submission list. Fields that the viewer may not see are null. */
export const submissionRow = z.object({
  submitId: z.number(),
  pid: z.number(),
  displayId: z.string().describe("the problem's address in its venue"),
  displayPid: z.string().describe("the problem's own id"),
  title: z.string(),
  uid: z.number(),
  username: z.string(),
  team: z.string().nullish().describe('of the author, in a team contest'),
  hasLeft: z.boolean().optional().describe('in a group: the author is no member any more'),
  hasPage: z.boolean().optional().describe('false where this viewer may not open it'),
  ...sentVenue,
  status: z.number(),
  score: z.number().nullable(),
  fullScore: z
    .number()
    .nullable()
    .describe('of the problem as it is now; null where it is not scored or the score is not shown'),
  oiRankScore: z.number().nullable(),
  time: z.number().nullable().describe('ms'),
  memory: z.number().nullable().describe('KB'),
  length: z.number().nullable(),
  language: z.string(),
  judger: z.string().nullable(),
  isManual: z.boolean(),
  share: z.boolean(),
  submitTime: moment,
  type: z.number().describe('type of the problem: 0 ACM, 1 OI'),
});
export type SubmissionRow = z.infer<typeof submissionRow>;

/** One judged case. File names are only for those who may manage the problem. */
export const caseResult = z.object({
  index: z.number().describe('from 1'),
  status: z.number(),
  time: z.number().nullable().describe('ms'),
  memory: z.number().nullable().describe('KB'),
  score: z.number().nullable(),
  share: z.number().optional().describe('of the points, where a checker gave part of them'),
  groupNum: z.number(),
  message: z.string().nullable().describe("the judge's note: first difference, exit code, checker message"),
  cause: caseCause.optional().describe('what the message says, for pages to word'),
  note: z.string().nullish().describe('what the checker tells those who manage the problem'),
  inputData: z.string().nullable(),
  outputData: z.string().nullable(),
});
export type CaseResult = z.infer<typeof caseResult>;

export const subtaskResult = z.object({
  groupNum: z.number(),
  status: z.number(),
  score: z.number(),
  fullScore: z.number(),
  rule: z.enum(SUBTASK_RULES),
  dependsOn: z.array(z.number()),
  notPassed: z.array(z.number()).describe('of those it depends on: why it was skipped'),
  ac: z.number(),
  total: z.number(),
  time: z.number().nullable(),
  memory: z.number().nullable(),
  subtaskDetailList: z.array(caseResult),
});
export type SubtaskResult = z.infer<typeof subtaskResult>;

export const caseResults = z.object({
  judgeCaseMode: z.enum(CASE_MODES),
  judgeCaseList: z.array(caseResult),
  subTaskJudgeCaseVoList: z.array(subtaskResult).nullable(),
  caseCount: z.number(),
});

export const compareNote = z.object({
  line: z.number(),
  token: z.number(),
  expected: z.string(),
  got: z.string(),
});
