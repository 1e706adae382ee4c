import * as z from 'zod';
import { CHECKER_CONVENTIONS, CHECKER_POINTS } from '../problems/problem.ts';
import { filled, line, whole } from '../shapes.ts';

/** Names of files that judged programs see: no path, no surprises. */
export const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/;

export const fileName = z.string().regex(FILE_NAME, {
  error: 'may hold letters, digits, _ . - only, at most 64 characters',
});

/** Room for a header such as testlib.h (a quarter of a million characters). */
export const EXTRA_FILE_CHARS_MAX = 500_000;

/** Files laid beside a program at its compilation. */
export const extraFiles = z
  .array(z.object({ name: fileName, content: filled(EXTRA_FILE_CHARS_MAX) }))
  .max(20)
  .refine((files) => new Set(files.map((file) => file.name)).size === files.length, {
    error: 'a file name is given twice',
  });

export const CHECKER_CODE_MAX = 500_000;
export const checkerCode = filled(CHECKER_CODE_MAX);

/** CPU time and memory that a checker may be given. */
export const CHECKER_TIME_MS = [100, 120_000] as const;
export const CHECKER_MEMORY_MB = [16, 2048] as const;

export const ARGUMENTS_MAX = 30;
export const ARGUMENT_CHARS_MAX = 200;

/** Added to those of the convention. */
export const checkerArguments = z.array(line(ARGUMENT_CHARS_MAX).min(1)).max(ARGUMENTS_MAX);

/** The program that decides: checker of a special judge, interactor of an interactive problem. */
export const checkerFields = z.object({
  language: line(50).min(1),
  code: checkerCode,
  convention: z.enum(CHECKER_CONVENTIONS),
  arguments: checkerArguments.describe('added to those of the convention'),
  points: z.enum(CHECKER_POINTS).describe('what a number means that it gives'),
  timeMs: whole(...CHECKER_TIME_MS).nullable(),
  memoryMb: whole(...CHECKER_MEMORY_MB).nullable(),
  compiled: z.boolean().optional().describe('false: changed and not compiled since, which a save refuses (EDIT-5)'),
});
export type CheckerFields = z.output<typeof checkerFields>;
