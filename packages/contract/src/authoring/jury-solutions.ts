import * as z from 'zod';
import { op } from '../op.ts';
import { empty, filled, id, line, name } from '../shapes.ts';
import { VERDICT, type VerdictName } from '../verdict.ts';

export const JURY_CODE_MAX = 1_000_000;

const verdictWord = z.enum(Object.keys(VERDICT) as [VerdictName, ...VerdictName[]]);

const solutionFields = {
  name: name(200).min(1),
  language: line(50).min(1).nullable(),
  code: filled(JURY_CODE_MAX),
  expected: z.array(verdictWord).max(20).describe('verdicts that it may end with; empty: nothing is promised'),
  score: z
    .object({ min: z.number(), max: z.number() })
    .nullable()
    .describe('points that it must get, both ends included'),
  author: line(200),
  isModel: z.boolean().describe('the answers come from this one'),
};

export const jurySolution = z.object({ id: z.number(), ...solutionFields });
export type JurySolutionData = z.infer<typeof jurySolution>;

export const getJurySolutions = op('getJurySolutions', 'GET /api/admin/problem/jury-solutions', {
  access: 'user',
  does: 'Solutions of the jury with the verdicts that they must end with',
  input: z.object({ pid: id }),
  data: z.array(jurySolution),
});

export const saveJurySolution = op('saveJurySolution', 'POST /api/admin/problem/jury-solution', {
  access: 'user',
  does: 'Add a solution of the jury, or put it in the place of the one with its name',
  input: z.object({ pid: id, ...solutionFields }),
  maxBytes: 4 * 1024 * 1024,
  data: z.object({ id: z.number() }),
});

export const deleteJurySolution = op('deleteJurySolution', 'DELETE /api/admin/problem/jury-solution', {
  access: 'user',
  does: 'Delete a solution of the jury',
  input: z.object({ pid: id, id }),
  data: empty,
});
