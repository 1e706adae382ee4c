import * as z from 'zod';

const text = z.union([z.string(), z.number().transform(String), z.null().transform(() => '')]);

/** `{format, value}`, or in older exports the text alone, which is HTML. */
const rich = z.union([
  text.transform((value) => ({ format: 'html', value })),
  z.object({ format: z.string().default('html'), value: text }),
]);

const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
]);

/** A template as three parts, or as one text with markers between them. */
const template = z.union([
  z.string(),
  z
    .object({ prepend: text.default(''), template: text.default(''), append: text.default('') })
    .transform(({ prepend, template: body, append }) => ({ prepend, body, append })),
]);

/** `problem.json` of a QDUOJ export. */
export const problemJson = z.object({
  display_id: text.default(''),
  title: text,
  description: rich.default({ format: 'html', value: '' }),
  input_description: rich.default({ format: 'html', value: '' }),
  output_description: rich.default({ format: 'html', value: '' }),
  hint: rich.nullish(),
  samples: z.array(z.object({ input: text, output: text })).default([]),
  time_limit: number,
  memory_limit: number,
  test_case_score: z
    .array(z.object({ score: number.nullish(), input_name: z.string(), output_name: z.string().default('-') }))
    .nullish(),
  template: z.record(z.string(), template).nullish(),
  spj: z.object({ code: z.string(), language: z.string() }).nullish(),
  rule_type: z.string().default('ACM'),
  /** An object in old exports. */
  source: z.union([text, z.object({ name: text.default('') }).transform(({ name }) => name)]).nullish(),
  answers: z.array(z.object({ language: z.string(), code: z.string() })).nullish(),
  tags: z.array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])).nullish(),
});
export type QduojProblem = z.infer<typeof problemJson>;
