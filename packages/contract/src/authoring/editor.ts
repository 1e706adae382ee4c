import * as z from 'zod';
import { breakage } from '../judging/broken.ts';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { JUDGE_MODES, MODE_TRAITS } from '../problems/judge-modes.ts';
import { CASE_MODES, PASSES_MAX, SUBTASKS_MAX, subtask } from '../problems/problem.ts';
import { questionSet } from '../questions/question.ts';
import { blankable, empty, id, line, moment, name, text, whole } from '../shapes.ts';
import { checkerArguments, checkerFields, extraFiles, fileName } from './checker.ts';
import { versionMessage } from './versions.ts';

/** Bounds of a problem (EDIT-2). */
export const TIME_LIMIT_MS = [1, 30_000] as const;
export const MEMORY_LIMIT_MB = [1, 4096] as const;

/** So that the points of all cases add up to a number every database column holds. */
export const SCORE_MAX = 1_000_000;
export const GROUP_MAX = 1_000;

/** Cases typed by hand travel in the save itself; larger ones come as an archive. */
const SAVE_MAX_BYTES = 64 * 1024 * 1024;

export const PROBLEM_ID = /^[A-Za-z0-9_.-]+$/;

/** The title is required; of what runs programs also the input and output description (EDIT-2). */
const statement = z.object({
  title: name(255).min(1),
  description: text(65535),
  input: text(65535),
  output: text(65535),
  hint: text(65535),
});

/** A case of a problem: typed in by hand, or a file pair of an uploaded archive named by `input`/`output`. */
export const caseInput = z.object({
  input: text(10_000_000),
  output: text(10_000_000),
  score: z.number().max(SCORE_MAX).nullable().optional(),
  groupNum: z.number().max(GROUP_MAX).nullable().optional(),
  timeMs: whole(...TIME_LIMIT_MS)
    .nullable()
    .optional()
    .describe('limit of this case; null: that of the problem'),
  memoryMb: whole(...MEMORY_LIMIT_MB)
    .nullable()
    .optional(),
  checkerArguments: checkerArguments
    .nullable()
    .optional()
    .describe("for the checker or interactor on this case, in place of the problem's; null: those"),
});

/** What the editor saves (EDIT-2). */
export const problemFields = z.object({
  problemId: z
    .string()
    .trim()
    .min(1)
    .max(50)
    .regex(PROBLEM_ID, { error: 'may hold letters, digits, _ . - only' })
    .transform((value) => value.toUpperCase()),
  texts: z
    .object({ zh: statement.nullable(), en: statement.nullable() })
    .refine((texts) => texts.zh !== null || texts.en !== null, {
      error: 'a statement in at least one language is required',
    }),
  source: line(255),
  type: z.literal([0, 1]),
  auth: z.literal([1, 2, 3]).describe('3: of a contest; kept, not chosen'),
  difficulty: whole(0, 1000),
  timeLimit: whole(...TIME_LIMIT_MS),
  memoryLimit: whole(...MEMORY_LIMIT_MB),
  stackLimit: whole(...MEMORY_LIMIT_MB),
  examples: z.array(z.object({ input: text(65535), output: text(65535) })).max(20),
  judgeMode: z.enum(JUDGE_MODES),
  judgeCaseMode: z.enum(CASE_MODES),
  isRemoveEndBlank: z.boolean(),
  openCaseResult: z.boolean(),
  codeShare: z.boolean(),
  isFileIO: z.boolean(),
  ioReadFileName: fileName.nullable(),
  ioWriteFileName: fileName.nullable(),
  userExtraFile: extraFiles,
  judgeExtraFile: extraFiles,
  checker: checkerFields
    .nullish()
    .describe('of the modes in which a program decides; kept while another mode is chosen'),
  passLimit: whole(1, PASSES_MAX).optional().describe('of the mode `multi_pass`; absent: what is stored'),
  graderFiles: extraFiles
    .optional()
    .describe('of the mode `grader`: compiled with solutions and not shown; absent: what is stored'),
  protocolChecker: checkerFields
    .pick({ language: true, code: true })
    .nullish()
    .describe('of the mode `interactive`: looks at what the interactor wrote; absent: what is stored'),
});

/** What has an input and an output says what they look like; questions have neither. */
export const problemToSave = problemFields.superRefine(({ texts, judgeMode }, context) => {
  if (MODE_TRAITS[judgeMode].submits === 'answers') return;
  for (const [locale, statement] of Object.entries(texts)) {
    for (const field of ['input', 'output'] as const) {
      if (statement === null || /\S/.test(statement[field])) continue;
      context.addIssue({ code: 'custom', message: 'must not be blank', path: ['texts', locale, field] });
    }
  }
});

/** Of one problem: each is a file pair, a run and a line of every result. */
export const CASES_MAX = 1000;

export const problemSave = z.object({
  problem: problemToSave,
  tags: z.array(id).max(20),
  languages: z.array(line(50)).max(100),
  codeTemplates: z.array(z.object({ language: line(50), code: text(65535), status: z.boolean() })).max(100),
  /** `keep` leaves the stored cases; the others replace them as a new data version. Questions are the cases of an objective problem. */
  cases: z.discriminatedUnion('from', [
    z.object({
      from: z.literal('keep'),
      scores: z
        .array(caseInput.omit({ input: true, output: true }))
        .max(CASES_MAX)
        .optional(),
    }),
    z.object({ from: z.literal('manual'), samples: z.array(caseInput).max(200) }),
    z.object({
      from: z.literal('upload'),
      uploadKey: line(100),
      samples: z.array(caseInput).max(CASES_MAX),
    }),
    questionSet.extend({ from: z.literal('questions') }),
  ]),
  subtasks: z
    .array(subtask)
    .max(SUBTASKS_MAX)
    .optional()
    .describe('of the case mode `subtasks`; absent: those that are stored'),
});
export type ProblemSave = z.output<typeof problemSave>;

export const adminProblemRow = z.object({
  id: z.number(),
  problemId: z.string(),
  title: z.string(),
  author: z.string(),
  type: z.number(),
  auth: z.number(),
  gid: z.number().nullable().describe('the group that it belongs to'),
  difficulty: z.number(),
  caseCount: z.number(),
  broken: breakage.nullable().describe('what keeps it from being judged'),
  mayEdit: z.boolean(),
  gmtCreate: moment,
  gmtModified: moment,
});

export const getAdminProblemList = op('getAdminProblemList', 'GET /api/admin/problem/get-problem-list', {
  access: 'admin',
  does: 'All problems for the back office',
  input: z.object({
    ...paging(10),
    keyword: blankable(text(100)),
    auth: blankable(whole(0, 3)).describe('0: all'),
    oj: blankable(line(20)),
  }),
  data: pageOf(adminProblemRow),
});

export const getAdminProblem = op('getAdminProblem', 'GET /api/admin/problem', {
  access: 'user',
  does: 'A problem as the editor needs it',
  input: z.object({ pid: id }),
  data: z.object({
    id: z.number(),
    version: z.number().describe('send back on save; a save over a newer version is refused'),
    problem: z.object({ ...problemFields.shape, problemId: z.string() }),
    tags: z.array(z.number()),
    languages: z.array(z.string()),
    codeTemplates: z.array(z.object({ language: z.string(), code: z.string(), status: z.boolean() })),
    author: z.string(),
    questions: questionSet.nullable().describe('of an objective problem, with what is right'),
  }),
});

export const addProblem = op('addProblem', 'POST /api/admin/problem', {
  access: 'admin',
  does: 'Create a problem with its cases',
  input: problemSave,
  maxBytes: SAVE_MAX_BYTES,
  data: z.object({ pid: z.number(), problemId: z.string() }),
});

export const updateProblem = op('updateProblem', 'PUT /api/admin/problem', {
  access: 'user',
  does: 'Save a problem',
  input: problemSave.extend({
    pid: id,
    version: whole(0, 1_000_000_000),
    message: versionMessage.optional().describe('a word about the save, kept with the version'),
  }),
  maxBytes: SAVE_MAX_BYTES,
  data: z.object({ version: z.number(), problemId: z.string() }),
});

export const deleteProblem = op('deleteProblem', 'DELETE /api/admin/problem', {
  access: 'user',
  does: 'Delete a problem with its submissions, as one who runs the problems of the site or may change those of its owner, unless a contest that has not ended uses it',
  input: z.object({ pid: id }),
  data: empty,
});

export const changeProblemAuth = op('changeProblemAuth', 'PUT /api/admin/problem/change-problem-auth', {
  access: 'user',
  does: 'Make a problem open (1: public, or to the group it belongs to) or private (2)',
  input: z.object({ pid: id, auth: z.literal([1, 2]) }),
  data: empty,
});
