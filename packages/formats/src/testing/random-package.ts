import { CHECKER_SAYINGS, INPUT_SAYINGS } from '@assay/contract/judging/workshop/program-test.ts';
import { JUDGE_MODES } from '@assay/contract/problems/judge-modes.ts';
import {
  CASE_MODES,
  CHECKER_CONVENTIONS,
  INPUT_VALIDATOR_CONVENTIONS,
  SUBTASK_RULES,
} from '@assay/contract/problems/problem.ts';
import { VERDICT, type VerdictName } from '@assay/contract/verdict.ts';
import { bytesFile, type FileRef } from '../file-ref.ts';
import type { JudgeProgram, PackageFile, ProblemPackage } from '../problem-package.ts';

/** Mulberry32: a package per seed, the same each time. */
function diceOf(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LETTERS = [
  'a',
  'Z',
  '7',
  '.',
  '-',
  '/',
  '\\',
  '"',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '题',
  'é',
  '🏔',
  '\u202e',
  '{name}',
  '..',
  '$',
];

/** Any package that the model can hold, sensible or not. */
export function randomPackage(seed: number): ProblemPackage {
  const dice = diceOf(seed);
  const below = (max: number) => Math.floor(dice() * max);
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!;
  const maybe = <T>(make: () => T): T | null => (dice() < 0.4 ? null : make());
  const many = <T>(make: (at: number) => T, max = 4): T[] =>
    Array.from({ length: below(max + 1) }, (_, at) => make(at));
  const text = () => many(() => oneOf(LETTERS), 12).join('');
  const file = (): FileRef => bytesFile(Uint8Array.from({ length: below(50) }, () => below(256)));
  const files = (): PackageFile[] => many(() => ({ name: text(), file: file() }));
  const perLanguage = <T>(make: () => T) =>
    Object.fromEntries(['en', 'zh', 'zh-tw'].slice(below(3)).map((tag) => [tag, make()]));
  const texts = () => many(() => ({ name: text(), content: text() }));
  const number = () => maybe(() => below(100_000) / 8);
  const program = (): JudgeProgram => ({
    language: maybe(text),
    name: text(),
    code: text(),
    convention: oneOf(CHECKER_CONVENTIONS),
    arguments: many(text),
    points: maybe(() => oneOf(['fraction', 'percent', 'points'] as const)),
  });
  return {
    origin: { format: text(), id: maybe(text), uuid: maybe(text), revision: maybe(text), url: maybe(text) },
    key: text(),
    titles: perLanguage(text),
    statements: perLanguage(() => ({
      description: text(),
      input: text(),
      output: text(),
      interaction: text(),
      hint: text(),
      document: maybe(text),
    })),
    statementFiles: files(),
    attachments: files(),
    samples: many(() => ({ input: text(), output: text(), notes: perLanguage(text), interaction: maybe(text) })),
    author: text(),
    source: text(),
    sourceUrl: text(),
    licence: text(),
    rightsOwner: text(),
    tags: many(text),
    difficulty: number(),
    scoring: oneOf(['acm', 'oi'] as const),
    judging: {
      mode: oneOf(JUDGE_MODES),
      limits: { timeMs: number(), memoryMb: number(), stackMb: number(), outputKb: number(), codeKb: number() },
      comparison: oneOf([
        { by: 'lines' } as const,
        { by: 'exact' } as const,
        {
          by: 'tokens',
          caseSensitive: dice() < 0.5,
          spaceSensitive: dice() < 0.5,
          floatAbsolute: number(),
          floatRelative: number(),
        } as const,
      ]),
      checker: maybe(program),
      interactor: maybe(program),
      graderFiles: many(() => ({ name: text(), content: text(), language: maybe(text) })),
      passes: number(),
      fileIo: maybe(() => ({ read: text(), write: text() })),
      userExtraFiles: texts(),
      judgeExtraFiles: texts(),
    },
    cases: many(
      () => ({
        name: text(),
        inputName: text(),
        outputName: text(),
        input: file(),
        output: maybe(file),
        score: number(),
        group: number(),
        limits: maybe(() => ({ timeMs: number(), memoryMb: number() })),
        checkerArguments: maybe(() => many(text)),
        isSample: dice() < 0.3,
        description: text(),
      }),
      12,
    ),
    groups: many((at) => ({
      num: at + 1,
      name: text(),
      score: below(100),
      rule: oneOf(SUBTASK_RULES),
      dependsOn: many(() => below(5)),
    })),
    languages: maybe(() => many(text)),
    templates: many(() => ({ language: text(), prepend: text(), body: text(), append: text() })),
    solutions: many(() => ({
      name: text(),
      language: maybe(text),
      code: text(),
      expected: many(() => oneOf(Object.keys(VERDICT) as VerdictName[])),
      score: maybe(() => ({ min: below(50), max: 50 + below(50) })),
      author: text(),
      isModel: dice() < 0.5,
    })),
    inputValidators: many(() => ({
      name: text(),
      language: text(),
      code: text(),
      convention: oneOf(INPUT_VALIDATOR_CONVENTIONS),
      arguments: many(text),
      files: texts(),
    })),
    checkerTests: many(() => ({ input: text(), output: text(), answer: text(), expected: oneOf(CHECKER_SAYINGS) })),
    validatorTests: many(() => ({ input: text(), expected: oneOf(INPUT_SAYINGS) })),
    juryFiles: files(),
    settings: {
      auth: number(),
      caseMode: maybe(() => oneOf(CASE_MODES)),
      openCaseResult: maybe(() => dice() < 0.5),
      codeShare: maybe(() => dice() < 0.5),
    },
    extra: Object.fromEntries(many(() => [text(), { kept: [text(), below(10), null, dice() < 0.5] }])),
  };
}
