import * as z from 'zod';
import { op } from '../op.ts';
import { JUDGE_MODES } from '../problems/judge-modes.ts';
import { blankable, empty, id, line, moment } from '../shapes.ts';
import { PROBLEM_ID } from './editor.ts';

/** Formats of problem packages, as the site names them. */
export const PACKAGE_FORMATS = [
  'assay',
  'icpc-legacy',
  'icpc-2025-09',
  'domjudge',
  'polygon',
  'fps',
  'qduoj',
  'hoj',
  'hydro',
  'cms',
  'sinol',
  'cases',
] as const;
export type PackageFormat = (typeof PACKAGE_FORMATS)[number];
const format = z.enum(PACKAGE_FORMATS);

/** Compressed: what is read from the wire at most. */
export const PACKAGE_BYTES_MAX = 2 * 1024 ** 3;
export const PACKAGE_PROBLEMS_MAX = 200;

/** Where problems of a package come in: a group, by one of its admins, or the site, by an administrator. */
const place = { gid: blankable(id).describe('the group that the problems are going to belong to; absent: the site') };

/** A sentence of a report, in both languages. */
export const packageNote = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  problem: z.string().nullable().describe('key of the problem in the archive; null: the archive as a whole'),
  file: z.string().nullable(),
  en: z.string(),
  zh: z.string(),
});
export type PackageNote = z.infer<typeof packageNote>;

export const getPackageFormats = op('getPackageFormats', 'GET /api/admin/problem-package/formats', {
  access: 'user',
  does: 'The formats of problem packages',
  input: z.object({}),
  data: z.array(z.object({ id: format, en: z.string(), zh: z.string(), reads: z.boolean(), writes: z.boolean() })),
});

export const uploadProblemPackage = op('uploadProblemPackage', 'POST /api/admin/problem-package/upload', {
  access: 'user',
  does: 'Upload a package of one or more problems, as an administrator or an admin of a group; nothing is imported yet',
  via: 'upload',
  input: z.object(place),
  data: z.object({
    packageKey: z.string().describe('for the calls that follow; valid for a day'),
    fileName: z.string(),
    bytes: z.number(),
    format: format.nullable().describe('by the content of the file; null when none is recognised'),
  }),
});

const packageKey = line(100).min(1);

export const packageProblem = z.object({
  index: z.number().describe('place in the archive, from 0'),
  key: z.string().describe('as the archive names it'),
  problemId: z.string().describe('a display id like it that is free'),
  titles: z.record(z.string(), z.string()),
  existing: z
    .object({ pid: z.number(), problemId: z.string(), mayEdit: z.boolean() })
    .nullable()
    .describe('the problem that came from the same package before, else the one that has its id already'),
  judgeMode: z.enum(JUDGE_MODES),
  type: z.number(),
  timeLimit: z.number(),
  memoryLimit: z.number(),
  caseCount: z.number(),
  subtaskCount: z.number(),
  bytes: z.number().describe('of the test data'),
  solutionCount: z.number(),
  importable: z.boolean(),
});
export type PackageProblem = z.infer<typeof packageProblem>;

export const previewProblemPackage = op('previewProblemPackage', 'POST /api/admin/problem-package/preview', {
  access: 'user',
  does: 'What an import would make of an uploaded package, and what was guessed and lost; changes nothing',
  input: z.object({
    packageKey,
    ...place,
    format: format.nullish(),
    prefix: z.string().trim().max(20).default('').describe('stands before every id'),
    problemId: z
      .string()
      .trim()
      .max(50)
      .nullish()
      .describe('the id of the one problem, instead of what the archive names'),
  }),
  data: z.object({ format, problems: z.array(packageProblem), notes: z.array(packageNote) }),
});

export const importProblemPackage = op('importProblemPackage', 'POST /api/admin/problem-package/import', {
  access: 'user',
  does: 'Begin to import problems of an uploaded package, all or none; ask getProblemImport how it goes on',
  input: z.object({
    packageKey,
    ...place,
    format: format.nullish(),
    auth: z.literal([1, 2]).default(2).describe('1: public, or open to the group'),
    normaliseLineEnds: z.boolean().default(false).describe('CRLF in test data becomes LF'),
    problems: z
      .array(
        z.object({
          index: z.number().int().min(0),
          problemId: z
            .string()
            .trim()
            .min(1)
            .max(50)
            .regex(PROBLEM_ID)
            .describe('one of a group gets the prefix of the group'),
          replace: z.boolean().default(false).describe('save over the problem that has this id'),
        }),
      )
      .min(1)
      .max(PACKAGE_PROBLEMS_MAX),
  }),
  data: empty,
});

const progress = z.object({
  state: z
    .enum(['ready', 'importing', 'imported', 'failed'])
    .describe('ready: uploaded and not imported yet; an import whose server died has failed'),
  done: z.number().describe('files stored'),
  total: z.number(),
  problems: z.array(z.object({ pid: z.number(), problemId: z.string(), isNew: z.boolean() })),
  failure: z
    .object({ en: z.string(), zh: z.string() })
    .nullable()
    .describe('why nothing was imported; of a ready package: why nothing of it can be'),
  trainingId: z.number().optional().describe('the training that came with them'),
});

export const getProblemImport = op('getProblemImport', 'GET /api/admin/problem-package/import', {
  access: 'user',
  does: 'How an import goes on',
  input: z.object({ packageKey }),
  data: progress.extend({ notes: z.array(packageNote) }),
});

export const getProblemImports = op('getProblemImports', 'GET /api/admin/problem-package/imports', {
  access: 'user',
  does: 'Packages that the viewer uploaded within a day and how their imports go on, the last that moved first',
  input: z.object({}),
  data: z.array(
    progress.extend({ packageKey: z.string(), fileName: z.string(), bytes: z.number(), gmtModified: moment }),
  ),
});
export type ProblemImport = z.infer<(typeof getProblemImports)['data']>[number];

export const deleteProblemPackage = op('deleteProblemPackage', 'DELETE /api/admin/problem-package', {
  access: 'user',
  does: 'Drop an uploaded package that is not being imported; what came of it stays',
  input: z.object({ packageKey }),
  data: empty,
});

/** Ids as repeated values, a JSON array, or one. */
const pids = z.preprocess((value) => {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string' && value.startsWith('[')) {
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }
  return value === undefined ? [] : [value];
}, z.array(id).min(1).max(PACKAGE_PROBLEMS_MAX));

export const previewProblemExport = op('previewProblemExport', 'POST /api/admin/problem-package/preview-export', {
  access: 'admin',
  does: 'What would be lost if these problems were exported in this format',
  input: z.object({ pids, format }),
  data: z.object({ fileName: z.string(), notes: z.array(packageNote) }),
});

export const exportProblem = op('exportProblem', 'GET /api/file/export-problem', {
  access: 'user',
  does: 'Problems with their data as a package of a format (default: hoj)',
  input: z.object({ pid: pids, format: blankable(format) }),
  answer: 'file',
  data: z.null(),
});

/** What clients of HOJ send: one file, every problem in it imported under its own id, or none. */
const importAll = (name: string, path: string, what: string) =>
  op(name, `POST /api/file/${path}` as `POST /api/${string}`, {
    access: 'admin',
    does: `Import every problem of ${what}; ids that are taken refuse the whole`,
    via: 'upload',
    input: z.object({}),
    data: empty,
  });
export const importProblem = importAll('importProblem', 'import-problem', 'a package of any format');
export const importFpsProblem = importAll('importFpsProblem', 'import-fps-problem', 'an FPS file');
export const importQdojProblem = importAll('importQdojProblem', 'import-qdoj-problem', 'an export of QDUOJ');
export const importHydroProblem = importAll('importHydroProblem', 'import-hydro-problem', 'a Hydro package');
