import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { id, line, moment, whole } from '../shapes.ts';

/** What a version consists of, besides its test data. */
export const VERSION_PARTS = [
  'statement',
  'limits',
  'programs',
  'languages',
  'tags',
  'solutions',
  'generators',
  'questions',
] as const;
export type VersionPart = (typeof VERSION_PARTS)[number];
const CHANGED = [...VERSION_PARTS, 'data'] as const;

/** A word about a save. */
export const versionMessage = line(200);

const number = whole(1, 1_000_000_000);

const version = z.object({
  number: z.number(),
  author: z.string(),
  message: z.string(),
  restoredFrom: z.number().nullable().describe('the version whose content it took up again'),
  changed: z.array(z.enum(CHANGED)).describe('against the version before; all of it in the oldest one that is kept'),
  caseCount: z.number().nullable(),
  gmtCreate: moment,
});
export type VersionRow = z.infer<typeof version>;

export const getProblemVersions = op('getProblemVersions', 'GET /api/admin/problem/versions', {
  access: 'user',
  does: 'What a problem was after each save, newest first',
  input: z.object({ pid: id, ...paging(15) }),
  data: pageOf(version).extend({
    problemId: z.string(),
    version: z.number().describe('send back to restore'),
    latest: z.number().describe('0: nothing was saved yet'),
    judgedSince: z
      .number()
      .describe('the version since which results are the same: what is judged was last changed by it'),
    outdated: z.number().describe('submissions whose result an earlier version gave'),
  }),
});

const fileChange = z.object({
  name: z.string().describe('of the input'),
  change: z
    .enum(['added', 'removed', 'files', 'settings'])
    .describe('settings: points, group, limits, arguments, place'),
  before: z.number().nullable().describe('bytes of input and answer'),
  after: z.number().nullable(),
});
export type CaseChange = z.infer<typeof fileChange>;

const fieldChange = z.object({
  part: z.enum(VERSION_PARTS),
  path: z.array(z.string()),
  before: z.string().nullable().describe('null: there was none'),
  after: z.string().nullable(),
});
export type FieldChange = z.infer<typeof fieldChange>;

export const getVersionDifference = op('getVersionDifference', 'GET /api/admin/problem/version-difference', {
  access: 'user',
  does: 'What differs between two versions of a problem: texts, settings, programs, test data',
  input: z.object({ pid: id, from: number, to: number }),
  data: z.object({ fields: z.array(fieldChange), cases: z.array(fileChange) }),
});

export const restoreProblemVersion = op('restoreProblemVersion', 'POST /api/admin/problem/version/restore', {
  access: 'user',
  does: 'Save the content of an earlier version again, as a new one',
  input: z.object({ pid: id, number, version: whole(0, 1_000_000_000).describe('of the problem, as it was seen') }),
  data: z.object({ number: z.number() }),
});
