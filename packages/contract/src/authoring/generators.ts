import * as z from 'zod';
import { checkerTests, validatorTests } from '../judging/workshop/program-test.ts';
import { op } from '../op.ts';
import { INPUT_VALIDATOR_CONVENTIONS } from '../problems/problem.ts';
import { filled, id, line, text, whole } from '../shapes.ts';
import { checkerArguments, extraFiles } from './checker.ts';
import { versionMessage } from './versions.ts';

export const GENERATORS_MAX = 30;
export const GENERATOR_CODE_MAX = 200_000;
export const HAND_MADE_MAX = 200;
/** Of one input that is typed; larger ones are made by a generator. */
export const HAND_MADE_CHARS_MAX = 65_535;
export const SCRIPT_CHARS_MAX = 65_536;
/** Of a statement. */
export const SAMPLES_MAX = 20;
export const VALIDATORS_MAX = 20;
export const TEST_NUMBER_MAX = 1_000;

const generator = z.object({
  name: z
    .string()
    .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,49}$/)
    .describe('as lines of the script call it'),
  language: line(50).min(1),
  code: filled(GENERATOR_CODE_MAX),
});
export type Generator = z.infer<typeof generator>;

const handMade = z.object({
  number: whole(1, TEST_NUMBER_MAX),
  input: text(HAND_MADE_CHARS_MAX),
  isSample: z.boolean().describe('shown in the statement, with the answer of the model solution'),
});
export type HandMadeTest = z.infer<typeof handMade>;

const validator = z.object({
  name: line(200).min(1),
  language: line(50).min(1),
  code: filled(GENERATOR_CODE_MAX),
  convention: z.enum(INPUT_VALIDATOR_CONVENTIONS),
  arguments: checkerArguments,
  caseArguments: z.record(line(200), checkerArguments).optional(),
  files: extraFiles,
});

const once = <Item>(key: (item: Item) => unknown) =>
  [(items: Item[]) => new Set(items.map(key)).size === items.length, { error: 'is given twice' }] as const;

/** What the tests of a problem are made of. */
export const testSources = z.object({
  generators: z
    .array(generator)
    .max(GENERATORS_MAX)
    .refine(...once<Generator>(({ name }) => name)),
  script: text(SCRIPT_CHARS_MAX),
  handMade: z
    .array(handMade)
    .max(HAND_MADE_MAX)
    .refine(...once<HandMadeTest>(({ number }) => number))
    .refine((tests) => tests.filter(({ isSample }) => isSample).length <= SAMPLES_MAX, {
      error: 'holds more samples than a statement may have',
    }),
  validators: z.array(validator).max(VALIDATORS_MAX).describe('asked about each input'),
  checkerTests: checkerTests.default([]).describe('what the checker has to say of outputs'),
  validatorTests: validatorTests.default([]).describe('what the validators have to say of inputs'),
});
export type TestSources = z.infer<typeof testSources>;

export const getTestSources = op('getTestSources', 'GET /api/admin/problem/test-sources', {
  access: 'user',
  does: 'What the tests of a problem are made of: generators, script, tests by hand, validators, and tests of its checker and validators',
  input: z.object({ pid: id }),
  data: testSources.extend({
    handMade: z.array(z.object({ number: z.number(), input: z.string(), isSample: z.boolean() })),
    problemId: z.string(),
    type: z.number().describe('`PROBLEM_TYPE`'),
    hasChecker: z.boolean().describe('whether a program of the jury is asked about outputs'),
    edition: z.number().describe('send back on save; a save over a newer one is refused'),
    version: z.number().describe('of the problem; send back to take up tests'),
  }),
});

export const saveTestSources = op('saveTestSources', 'PUT /api/admin/problem/test-sources', {
  access: 'user',
  does: 'Save what the tests of a problem are made of; its test data stay until made tests are taken up',
  input: testSources.extend({ pid: id, edition: whole(0, 1_000_000_000) }),
  maxBytes: 32 * 1024 * 1024,
  data: z.object({ edition: z.number() }),
});

export const takeUpTests = op('takeUpTests', 'POST /api/admin/problem/test-sources/take-up', {
  access: 'user',
  does: 'Make the tests that a run made the test data of the problem, as a new version of it',
  input: z.object({
    pid: id,
    runId: id,
    version: whole(0, 1_000_000_000).describe('of the problem, as it was seen'),
    message: versionMessage.optional(),
  }),
  data: z.object({ version: z.number(), cases: z.number() }),
});
