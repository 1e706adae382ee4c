import { checkerTests, validatorTests } from '@assay/contract/judging/workshop/program-test.ts';
import { JUDGE_MODES } from '@assay/contract/problems/judge-modes.ts';
import {
  CASE_MODES,
  CHECKER_CONVENTIONS,
  CHECKER_POINTS,
  inputValidator,
  SUBTASK_RULES,
} from '@assay/contract/problems/problem.ts';
import { VERDICT, type VerdictName } from '@assay/contract/verdict.ts';
import * as z from 'zod';
import type { JsonValue } from '../problem-package.ts';

/** What `assay.json` at the root of the archive says. */
export const archiveManifest = z.object({
  format: z.literal('assay-problems'),
  version: z.literal(1),
  /** One folder per problem. */
  problems: z.array(z.string()).max(1_000),
});

/** A file of the archive, by its path below the problem's folder. */
const fileAt = z.string();
const namedFile = z.object({ name: z.string(), file: fileAt });
const textFile = z.object({ name: z.string(), content: z.string() });
const number = z.number().nullable();
const perLanguage = <S extends z.ZodType>(shape: S) => z.record(z.string(), shape);

const program = z.object({
  language: z.string().nullable(),
  name: z.string(),
  code: z.string(),
  convention: z.enum(CHECKER_CONVENTIONS),
  arguments: z.array(z.string()),
  points: z.enum(CHECKER_POINTS).nullable(),
});

const verdict = z.enum(Object.keys(VERDICT) as [VerdictName, ...VerdictName[]]);

/** `problem.json`: the neutral model with paths in place of bytes. */
export const problemManifest = z.object({
  origin: z.object({
    format: z.string(),
    id: z.string().nullable(),
    uuid: z.string().nullable(),
    revision: z.string().nullable(),
    url: z.string().nullable(),
  }),
  key: z.string(),
  titles: perLanguage(z.string()),
  statements: perLanguage(
    z.object({
      description: z.string(),
      input: z.string(),
      output: z.string(),
      interaction: z.string(),
      hint: z.string(),
      document: z.string().nullable(),
    }),
  ),
  statementFiles: z.array(namedFile),
  attachments: z.array(namedFile),
  samples: z.array(
    z.object({
      input: z.string(),
      output: z.string(),
      notes: perLanguage(z.string()),
      interaction: z.string().nullable(),
    }),
  ),
  author: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  licence: z.string(),
  rightsOwner: z.string(),
  tags: z.array(z.string()),
  difficulty: number,
  scoring: z.enum(['acm', 'oi']),
  judging: z.object({
    mode: z.enum(JUDGE_MODES),
    limits: z.object({ timeMs: number, memoryMb: number, stackMb: number, outputKb: number, codeKb: number }),
    comparison: z.discriminatedUnion('by', [
      z.object({ by: z.literal('lines') }),
      z.object({ by: z.literal('exact') }),
      z.object({
        by: z.literal('tokens'),
        caseSensitive: z.boolean(),
        spaceSensitive: z.boolean(),
        floatAbsolute: number,
        floatRelative: number,
      }),
    ]),
    checker: program.nullable(),
    interactor: program.nullable(),
    graderFiles: z.array(textFile.extend({ language: z.string().nullable() })),
    passes: number,
    fileIo: z.object({ read: z.string(), write: z.string() }).nullable(),
    userExtraFiles: z.array(textFile),
    judgeExtraFiles: z.array(textFile),
  }),
  cases: z.array(
    z.object({
      name: z.string(),
      inputName: z.string(),
      outputName: z.string(),
      input: fileAt,
      output: fileAt.nullable(),
      score: number,
      group: number,
      limits: z.object({ timeMs: number, memoryMb: number }).nullable(),
      // archives written before there were any lack them
      checkerArguments: z.array(z.string()).nullable().default(null),
      isSample: z.boolean(),
      description: z.string(),
    }),
  ),
  groups: z.array(
    z.object({
      num: z.number(),
      name: z.string(),
      score: z.number(),
      rule: z.enum(SUBTASK_RULES),
      dependsOn: z.array(z.number()),
    }),
  ),
  languages: z.array(z.string()).nullable(),
  templates: z.array(z.object({ language: z.string(), prepend: z.string(), body: z.string(), append: z.string() })),
  solutions: z.array(
    z.object({
      name: z.string(),
      language: z.string().nullable(),
      code: z.string(),
      expected: z.array(verdict),
      score: z.object({ min: z.number(), max: z.number() }).nullable(),
      author: z.string(),
      isModel: z.boolean(),
    }),
  ),
  // archives written before there were any lack them
  inputValidators: z.array(inputValidator).default([]),
  checkerTests: checkerTests.default([]),
  validatorTests: validatorTests.default([]),
  juryFiles: z.array(namedFile),
  settings: z.object({
    auth: number,
    caseMode: z.enum(CASE_MODES).nullable(),
    openCaseResult: z.boolean().nullable(),
    codeShare: z.boolean().nullable(),
  }),
  extra: z.record(z.string(), z.json() as z.ZodType<JsonValue>),
});
export type ProblemManifest = z.infer<typeof problemManifest>;
