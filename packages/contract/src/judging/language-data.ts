import * as z from 'zod';
import { filled, line, text } from '../shapes.ts';

/**
 * A language that an administrator adds as data: the same facts as those of a language that ships with the product
 * (`@assay/rules/judging/languages/language.ts` tells what each means). Everything it names runs in the sandbox alone;
 * the bounds keep one language from taking a whole node.
 */
const COMMAND_WORDS_MAX = 100;
const FILES_MAX = 10;

const argv = z.array(filled(4096)).min(1).max(COMMAND_WORDS_MAX);

/** Where the sandbox can see it. */
const tool = z
  .string()
  .max(300)
  .regex(/^\/usr\/[\w.+@/-]+$/, { error: 'must be a path below /usr, where the sandbox looks for programs' })
  .refine((path) => !path.split('/').includes('..'), { error: 'must not contain ..' });

const fileName = z
  .string()
  .max(100)
  .regex(/^\w[\w.+-]*$/, { error: 'must be a plain file name' });

const relativePath = z
  .string()
  .max(200)
  .regex(/^[\w.][\w.+-]*(\/[\w.][\w.+-]*)*$/, { error: 'must be a relative path' })
  .refine((path) => !path.split('/').some((part) => part === '.' || part === '..'), {
    error: 'must not contain . or ..',
  });

const env = z
  .record(z.string().regex(/^[A-Za-z_]\w*$/, { error: 'must be the name of a variable' }), text(1000))
  .refine((variables) => Object.keys(variables).length <= 50, { error: 'must hold at most 50 variables' })
  .optional();

const bounded = (min: number, max: number) => z.number().int().min(min).max(max);
const processes = bounded(1, 256);

const compileLimits = z.strictObject({
  cpuMs: bounded(100, 120_000),
  wallMs: bounded(100, 360_000),
  memoryMb: bounded(16, 4096),
  processes,
  workMb: bounded(1, 1024),
});

const laidFiles = z.array(z.strictObject({ path: relativePath, content: text(200_000) })).max(FILES_MAX);

const keeps = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('file'), path: relativePath }),
  z.strictObject({ kind: z.literal('tree'), path: relativePath, suffix: filled(50) }),
  z.strictObject({ kind: z.literal('source') }),
]);

const compilePlan = z.strictObject({
  argv,
  env,
  files: laidFiles.optional(),
  limits: compileLimits,
  keeps,
  prepare: z.strictObject({ argv, files: laidFiles, makes: relativePath, limits: compileLimits }).optional(),
});

const factor = z.number().min(0.1).max(20);

export const languageData = z.strictObject({
  name: line(50).pipe(z.string().min(1)),
  description: line(200),
  contentType: line(100),
  sourceFile: fileName,
  tools: z.array(tool).min(1).max(20),
  packages: z.array(z.string().regex(/^[a-z0-9][a-z0-9.+-]*$/, { error: 'must be the name of a package' })).max(20),
  origin: line(300).optional(),
  versionArgv: argv,
  compile: compilePlan.nullable(),
  run: z.strictObject({ argv, env, processes, outOfMemoryExit: bounded(1, 255).optional() }),
  timeFactor: factor,
  memoryFactor: factor,
  mayCheck: z.boolean(),
  template: filled(65_535),
  codeTemplate: text(65_535),
  selfTest: z.strictObject({ code: filled(65_535), input: text(10_000), output: filled(10_000) }),
});
export type OwnLanguageData = z.infer<typeof languageData>;
