import { SECTIONS_MAX, TRAINING_AUTHS, TRAINING_PROBLEMS_MAX } from '@assay/contract/trainings/training.ts';
import * as z from 'zod';
import type { Archive } from '../archive/archive.ts';
import { readJsonAs } from '../reading/read-file.ts';
import { defineNotes, type Report } from '../report.ts';

/** Where a training stands in its archive, beside the problems as the lossless format lays them down. */
const PATH = 'training.json';
const BYTES_MAX = 1024 * 1024;

const place = z.number().int().min(0);

/** A training without people and passwords: its texts, sections and what opens them, and the problems in their order. */
export const trainingFile = z.object({
  format: z.literal('assay-training'),
  version: z.literal(1),
  title: z.string().trim().min(1).max(255),
  description: z.string().max(65_535),
  auth: z.enum(TRAINING_AUTHS),
  category: z.string().max(50).nullable(),
  sections: z
    .array(
      z.object({
        title: z.string().max(100),
        /** So many solved problems of an earlier section, by its place from 0. */
        requires: z
          .array(z.object({ section: place, solved: z.number().int().min(1).max(TRAINING_PROBLEMS_MAX) }))
          .max(SECTIONS_MAX),
        /** Places in the list of problems. */
        problems: z.array(place).max(TRAINING_PROBLEMS_MAX),
      }),
    )
    .min(1)
    .max(SECTIONS_MAX),
  problems: z
    .array(
      z.object({
        problemId: z.string().min(1).max(50),
        title: z.string().max(255),
        /** Of the titles and the test data; null for one that is named alone. */
        digest: z.string().max(64).nullable(),
        /** Place among the packages of the archive; null for one that whoever wrote the file may not hand on. */
        package: place.nullable(),
      }),
    )
    .max(TRAINING_PROBLEMS_MAX),
});
export type TrainingFile = z.infer<typeof trainingFile>;

const NOTES = defineNotes({
  noTraining: {
    severity: 'error',
    en: 'The archive holds no training: training.json is missing',
    zh: '压缩包中没有训练：缺少 training.json',
  },
  badPlace: {
    severity: 'error',
    en: 'Section {section} names a problem that the file does not list, or names it twice',
    zh: '第 {section} 章引用了文件中没有列出的题目，或重复引用了题目',
  },
});

/** Reads what a training consists of; null, with an error in the report, when the archive has none that can be read. */
export async function readTrainingFile(archive: Archive, report: Report): Promise<TrainingFile | null> {
  const entry = archive.find(PATH);
  if (!entry) {
    report.add(NOTES.noTraining);
    return null;
  }
  const file = await readJsonAs(trainingFile, entry, PATH, report, BYTES_MAX);
  if (!file) return null;
  const seen = new Set<number>();
  for (const [at, { problems }] of file.sections.entries()) {
    for (const problem of problems) {
      if (seen.has(problem) || problem >= file.problems.length) {
        report.add(NOTES.badPlace, PATH, { section: at + 1 });
        return null;
      }
      seen.add(problem);
    }
  }
  return file;
}

/** What stands beside the problems in the archive of a training. */
export const besideProblems = (file: TrainingFile): { path: string; text: string } => ({
  path: PATH,
  text: `${JSON.stringify(file, null, 2)}\n`,
});
