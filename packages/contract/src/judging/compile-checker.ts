import * as z from 'zod';
import { checkerCode, extraFiles } from '../authoring/checker.ts';
import { op } from '../op.ts';
import { id, line } from '../shapes.ts';

/** Code, and the files beside it as a list or as a map from name to content (EDIT-9: the wire's older shape). */
const input = z.object({
  code: checkerCode,
  language: line(50).min(1),
  pid: id.optional().describe('the problem it is for; absent while that is not stored yet'),
  gid: id.optional().describe('the group of a problem that is not stored yet'),
  extraFiles: z
    .preprocess((given) => {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return given ?? undefined;
      return Object.entries(given).map(([name, content]) => ({ name, content }));
    }, extraFiles.optional())
    .describe("the problem's files for the judge"),
});

const MAX_BYTES = 8 * 1024 * 1024;

const data = z.object({
  ok: z.boolean(),
  message: z.string().nullable().describe("the compiler's words"),
});

export const compileSpj = op('compileSpj', 'POST /api/admin/problem/compile-spj', {
  access: 'user',
  does: 'Compile a checker on a judge node and answer what the compiler says',
  input,
  maxBytes: MAX_BYTES,
  data,
});

export const compileInteractive = op('compileInteractive', 'POST /api/admin/problem/compile-interactive', {
  access: 'user',
  does: 'Compile an interactor on a judge node and answer what the compiler says',
  input,
  maxBytes: MAX_BYTES,
  data,
});
