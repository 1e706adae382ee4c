import * as z from 'zod';
import { packageNote } from '../authoring/transfer.ts';
import { op } from '../op.ts';
import { blankable, empty, id, line } from '../shapes.ts';

export const exportTraining = op('exportTraining', 'GET /api/file/export-training', {
  access: 'user',
  does: 'A training as a file, for those who change it: texts, sections, rules, and the problems that they may change; others are named alone. Audited',
  input: z.object({ tid: id }),
  answer: 'file',
  data: z.null(),
});

const uploaded = z.object({
  packageKey: line(100).min(1).describe('of uploadProblemPackage'),
  gid: blankable(id).describe('the group that the training is going to belong to; absent: the site'),
});

export const TRAINING_FILE_FATES = ['reused', 'new', 'missing', 'faulty'] as const;
const fileProblem = z.object({
  problemId: z.string().describe('as the file names it'),
  title: z.string(),
  fate: z
    .enum(TRAINING_FILE_FATES)
    .describe(
      'reused: it is here already; missing: the file names it alone, and it is not here; faulty: see the notes',
    ),
  becomes: z.string().nullable().describe('the display id that it has or gets here'),
});

export const previewTrainingImport = op('previewTrainingImport', 'POST /api/admin/training/preview-import', {
  access: 'user',
  does: 'What an import would make of an uploaded training; changes nothing',
  input: uploaded,
  data: z.object({
    title: z.string(),
    sections: z.array(z.object({ title: z.string(), problems: z.array(fileProblem) })),
    notes: z.array(packageNote),
  }),
});

export const importTraining = op('importTraining', 'POST /api/admin/training/import', {
  access: 'user',
  does: 'Begin to import an uploaded training with its problems, all or nothing; it is hidden until it is shown. Ask getProblemImport how it goes on',
  input: uploaded.extend({
    auth: z
      .literal([1, 2])
      .default(2)
      .describe('of the problems that come in: 1 public, or open to the group; 2 private'),
  }),
  data: empty,
});
