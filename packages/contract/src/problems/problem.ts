import * as z from 'zod';
import { tag } from '../catalog/tags.ts';
import type { Words } from '../words.ts';
import { JUDGE_MODES } from './judge-modes.ts';

export const PROBLEM_TYPE = { acm: 0, oi: 1 } as const;
/** Who sees a problem. `group`: open to the group it belongs to; calls say 1 for that, too. */
export const PROBLEM_AUTH = { public: 1, private: 2, contest: 3, group: 4 } as const;

/** Sent in place of a difficulty that is not told while a contest runs. */
export const HIDDEN_DIFFICULTY = -1;

/** How checkers and interactors are called and how their end is read. */
export const CHECKER_CONVENTIONS = ['assay', 'testlib', 'icpc'] as const;
export type CheckerConvention = (typeof CHECKER_CONVENTIONS)[number];

/** How programs that look at inputs answer: with the exit code 42 (`icpc`) or 0 (`testlib`) for an input that may be. */
export const INPUT_VALIDATOR_CONVENTIONS = ['icpc', 'testlib'] as const;
export type InputValidatorConvention = (typeof INPUT_VALIDATOR_CONVENTIONS)[number];

/** Reads an input on its standard input and says by its exit code whether it is one that the problem allows. */
export const inputValidator = z.object({
  name: z.string(),
  language: z.string().describe('as this product names it'),
  code: z.string(),
  convention: z.enum(INPUT_VALIDATOR_CONVENTIONS),
  arguments: z.array(z.string()),
  caseArguments: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('in place of `arguments`, by the name of the input file'),
  files: z.array(z.object({ name: z.string(), content: z.string() })).describe('beside the code when it is compiled'),
});
export type InputValidator = z.infer<typeof inputValidator>;

/** What a number means that a checker gives: percent of the case's points, their fraction 0…1, or points. */
export const CHECKER_POINTS = ['percent', 'fraction', 'points'] as const;
export type CheckerPoints = (typeof CHECKER_POINTS)[number];

/** Most runs of a program on one case. */
export const PASSES_MAX = 20;

/** How case results become a result (JUDGE-30). `subtasks`: by rules of the problem's own. */
export const CASE_MODES = [
  'default',
  'ergodic_without_error',
  'subtask_lowest',
  'subtask_average',
  'subtasks',
] as const;
export type CaseMode = (typeof CASE_MODES)[number];

/** What the cases of a subtask are worth together. */
export const SUBTASK_RULES = ['sum', 'min', 'average', 'mul', 'max'] as const;
export type SubtaskRule = (typeof SUBTASK_RULES)[number];

/** What people call the rules. */
export const SUBTASK_RULE_TEXT = {
  sum: { zh: '各点之和', en: 'sum of its cases' },
  min: { zh: '最低分', en: 'lowest case' },
  average: { zh: '平均分', en: 'average' },
  mul: { zh: '得分率之积', en: 'product of shares' },
  max: { zh: '最高分', en: 'highest case' },
} as const satisfies Record<SubtaskRule, Words>;

export const SUBTASKS_MAX = 100;
const subtaskNumber = z.number().int().min(1).max(1_000);

/** A subtask of the case mode `subtasks`; a case belongs to the one that its group number names. */
export const subtask = z.object({
  num: subtaskNumber,
  score: z.number().int().min(0).max(1_000_000).describe('points for all of it'),
  rule: z.enum(SUBTASK_RULES),
  dependsOn: z.array(subtaskNumber).max(SUBTASKS_MAX).describe('skipped, without points, unless these were passed'),
});
export type Subtask = z.infer<typeof subtask>;

export const example = z.object({ input: z.string(), output: z.string() });

/** Counters of public submissions (PROB-15). */
export const problemCount = z.object({
  total: z.number(),
  ac: z.number(),
  wa: z.number(),
  tle: z.number(),
  mle: z.number(),
  re: z.number(),
  pe: z.number(),
  ce: z.number(),
  se: z.number(),
  pa: z.number(),
});
export type ProblemCount = z.infer<typeof problemCount>;

export const problemRow = problemCount.extend({
  pid: z.number(),
  problemId: z.string(),
  title: z.string(),
  type: z.number(),
  difficulty: z.number(),
  tags: z.array(tag),
  tutorialCount: z.number(),
  myStatus: z.number().nullable().describe('of the viewer in public practice; null for visitors'),
});
export type ProblemRow = z.infer<typeof problemRow>;

/** A problem as its page shows it, texts in the viewer's language where they exist. */
export const problemDetail = z.object({
  id: z.number(),
  problemId: z.string(),
  title: z.string(),
  description: z.string(),
  input: z.string(),
  output: z.string(),
  hint: z.string(),
  locale: z.enum(['zh', 'en']).describe('language of the texts'),
  locales: z.array(z.enum(['zh', 'en'])),
  examples: z.array(example),
  examplesText: z.string().describe('the same as one text: <input>…</input><output>…</output>, repeated'),
  source: z.string(),
  author: z.string(),
  difficulty: z.number(),
  type: z.number(),
  auth: z.number(),
  ioScore: z.number(),
  timeLimit: z.number().describe('ms, before the language factor'),
  memoryLimit: z.number().describe('MB, before the language factor'),
  stackLimit: z.number().describe('MB'),
  judgeMode: z.enum(JUDGE_MODES),
  judgeCaseMode: z.enum(CASE_MODES),
  isRemote: z.boolean(),
  limitsAsWritten: z.boolean().describe('no language gets more'),
  isFileIO: z.boolean(),
  ioReadFileName: z.string().nullable(),
  ioWriteFileName: z.string().nullable(),
  openCaseResult: z.boolean(),
  codeShare: z.boolean(),
  userExtraFile: z.record(z.string(), z.string()).nullable(),
  answers: z
    .array(z.object({ input: z.string(), output: z.string(), inputBytes: z.number() }))
    .nullable()
    .describe('file names of the cases where answers are handed in instead of a program'),
  gmtModified: z.string(),
});
