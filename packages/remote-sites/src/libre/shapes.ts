import * as z from 'zod';

/** What is read of the answers of LibreOJ; whatever else they hold is not looked at. */
const failure = z.object({ error: z.string() });

const localized = z.object({
  title: z.string(),
  contentSections: z.array(
    z.object({
      sectionTitle: z.string(),
      type: z.enum(['Text', 'Sample']),
      sampleId: z.number().nullish(),
      text: z.string().nullish(),
    }),
  ),
});

export const problemAnswer = z.union([
  failure,
  z.object({
    meta: z.object({
      id: z.number(),
      displayId: z.number(),
      type: z.enum(['Traditional', 'Interaction', 'SubmitAnswer']),
      locales: z.array(z.string()),
    }),
    localizedContentsOfLocale: localized,
    samples: z.array(z.object({ inputData: z.string(), outputData: z.string() })).nullish(),
    judgeInfo: z
      .object({
        timeLimit: z.number().nullish(),
        memoryLimit: z.number().nullish(),
        fileIo: z.object({ inputFilename: z.string(), outputFilename: z.string() }).nullish(),
      })
      .nullish(),
    tagsOfLocale: z.array(z.object({ name: z.string() })).nullish(),
  }),
]);
export type LibreProblem = Exclude<z.infer<typeof problemAnswer>, { error: string }>;

const meta = z.object({
  id: z.number(),
  codeLanguage: z.string().nullish(),
  answerSize: z.number().nullish(),
  score: z.number().nullish(),
  status: z.string(),
  timeUsed: z.number().nullish(),
  memoryUsed: z.number().nullish(),
  progressType: z.string().nullish(),
  problem: z.object({ displayId: z.number() }),
  submitter: z.object({ username: z.string() }),
});
export type LibreSubmission = z.infer<typeof meta>;

export const listAnswer = z.union([failure, z.object({ submissions: z.array(meta) })]);

const omittable = z.union([z.string(), z.object({ data: z.string() })]);

export const detailAnswer = z.union([
  failure,
  z.object({
    meta,
    content: z.object({ code: z.string() }).nullish(),
    progress: z.object({ compile: z.object({ message: omittable.nullish() }).nullish() }).nullish(),
  }),
]);

export const submitAnswer = z.union([failure, z.object({ submissionId: z.number() })]);

export const sessionAnswer = z.object({
  userMeta: z.object({ username: z.string() }).nullish(),
});
