import * as z from 'zod';
import type { JsonValue } from '../problem-package.ts';

const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');
const flag = z.union([z.boolean(), z.number().transform(Boolean)]).nullish();
const number = z.number().nullish();
const files = z.record(z.string(), z.string()).nullish();

/** The JSON of one problem in a HOJ zip. */
export const hojJson = z.object({
  judgeMode: z.string().nullish(),
  languages: z.array(z.string()).nullish(),
  /** Names of files, not their content. */
  samples: z.array(z.object({ input: z.string(), output: text, score: number, groupNum: number })).nullish(),
  tags: z.array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])).nullish(),
  codeTemplates: z.array(z.object({ language: z.string(), code: text })).nullish(),
  userExtraFile: files,
  judgeExtraFile: files,
  problem: z.looseObject({
    problemId: text,
    title: z.string(),
    author: text,
    type: number,
    judgeMode: z.string().nullish(),
    judgeCaseMode: z.string().nullish(),
    timeLimit: number,
    memoryLimit: number,
    stackLimit: number,
    description: text,
    input: text,
    output: text,
    examples: text,
    source: text,
    difficulty: number,
    hint: text,
    auth: number,
    codeShare: flag,
    isRemoveEndBlank: flag,
    openCaseResult: flag,
    isFileIO: flag,
    ioReadFileName: text,
    ioWriteFileName: text,
    isRemote: flag,
    spjCode: text,
    spjLanguage: text,
    /** JSON as text. */
    userExtraFile: text,
    judgeExtraFile: text,
  }),
});
export type HojJson = z.infer<typeof hojJson>;

/** Fields of `problem` that this product has a place for, or that another of them tells. */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  ...Object.keys(hojJson.shape.problem.shape),
  'ioScore',
  'caseVersion',
  'id',
]);

/** What the package says beyond that. */
export const restOf = (problem: HojJson['problem']): Record<string, JsonValue> =>
  Object.fromEntries(
    Object.entries(problem).filter(([name, value]) => !UNDERSTOOD.has(name) && value !== null && value !== undefined),
  ) as Record<string, JsonValue>;

/** The samples of an {@link examplesText}. */
export const examplesOf = (examples: string): { input: string; output: string }[] =>
  [...examples.matchAll(/<input>([\s\S]*?)<\/input>\s*<output>([\s\S]*?)<\/output>/g)].map(([, input, output]) => ({
    input: input!,
    output: output!,
  }));

/** Extra files: those of the problem's own field, which an export keeps right, else those beside it. */
export function extraFilesOf(own: string, beside: Record<string, string> | null | undefined): Record<string, string> {
  try {
    const parsed = files.parse(own === '' ? null : JSON.parse(own));
    if (parsed) return parsed;
  } catch {
    // Not JSON: what stands beside it counts.
  }
  return beside ?? {};
}
