import * as z from 'zod';
import { op } from '../op.ts';
import { CASE_MODES, subtask } from '../problems/problem.ts';
import { blankable, id } from '../shapes.ts';

/** Bounds of an uploaded archive. */
export const ARCHIVE_ENTRIES_MAX = 2_000;
export const ARCHIVE_BYTES_MAX = 2 * 1024 ** 3;

/** Compressed: what is read from the wire at most. */
export const UPLOAD_BYTES_MAX = 1024 ** 3;

/**
 * What an author should look at before saving: there was no answer file, a file begins with a byte order mark, lines end in CRLF,
 * the last line does not end.
 */
export const CASE_WARNINGS = ['answerMissing', 'byteOrderMark', 'crlf', 'noFinalNewline'] as const;
export type CaseWarning = (typeof CASE_WARNINGS)[number];

export const getProblemCases = op('getProblemCases', 'GET /api/admin/problem/get-problem-cases', {
  access: 'user',
  does: 'The cases of a problem; texts are cut to a preview',
  input: z.object({ pid: id }),
  data: z.object({
    version: z.number().nullable(),
    isUploadCase: z.boolean(),
    cases: z.array(
      z.object({
        index: z.number(),
        inputName: z.string(),
        outputName: z.string(),
        inputBytes: z.number(),
        outputBytes: z.number(),
        input: z.string().describe('whole text up to 64 KB, else its beginning'),
        output: z.string(),
        cut: z.boolean(),
        score: z.number().nullable(),
        groupNum: z.number(),
        timeMs: z.number().nullable().describe("the case's own limit"),
        memoryMb: z.number().nullable(),
        checkerArguments: z.array(z.string()).nullable().describe('in place of those of the problem'),
      }),
    ),
    subtasks: z.array(subtask),
  }),
});

export const uploadTestcaseZip = op('uploadTestcaseZip', 'POST /api/file/upload-testcase-zip', {
  access: 'user',
  does: 'Upload a zip of cases (1.in with 1.out or 1.ans) and preview the pairs; nothing is stored for good before the save',
  via: 'upload',
  input: z.object({
    mode: blankable(z.enum(CASE_MODES)),
    pid: blankable(id),
    gid: blankable(id).describe('the group of a problem that is not stored yet'),
  }),
  data: z.object({
    uploadKey: z.string().describe('send with the save; valid for a day'),
    fileList: z.array(
      z.object({
        input: z.string(),
        output: z.string(),
        inputBytes: z.number(),
        outputBytes: z.number(),
        groupNum: z.number().nullable(),
        score: z.number(),
        warnings: z.array(z.enum(CASE_WARNINGS)),
      }),
    ),
    unpaired: z.array(z.string()),
    ignored: z.array(z.string()),
    fileListDir: z.string().describe('same value as uploadKey, for clients of the older call'),
  }),
});

export const downloadTestcase = op('downloadTestcase', 'GET /api/file/download-testcase', {
  access: 'user',
  does: 'The test data of a problem as a zip',
  input: z.object({ pid: id }),
  answer: 'file',
  data: z.null(),
});
