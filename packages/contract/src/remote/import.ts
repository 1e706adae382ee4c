import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, flag, id, line } from '../shapes.ts';
import { REMOTE_SITES } from './sites.ts';

const named = {
  name: line(10).min(1).describe('prefix of the remote judge, such as `HDU`'),
  problemId: line(60).min(1).describe('of the problem there'),
};

/** Warnings of an import, for pages to word. */
export const REMOTE_WARNINGS = ['noLimits', 'noSamples', 'document', 'interactive', 'pictures'] as const;

/** What of an imported problem another reading would change. */
export const REMOTE_FIELDS = [
  'title',
  'description',
  'input',
  'output',
  'hint',
  'samples',
  'limits',
  'source',
] as const;

const imported = z.object({
  pid: z.number(),
  problemId: z.string(),
  changed: z
    .array(z.enum(REMOTE_FIELDS))
    .nullable()
    .describe('what reading it anew changed here; null when it was not'),
  warnings: z.array(z.enum(REMOTE_WARNINGS)),
});

export const previewRemoteProblem = op('previewRemoteProblem', 'GET /api/admin/problem/preview-remote-oj-problem', {
  access: 'admin',
  does: 'A problem of a remote judge as it would be imported; nothing is stored',
  input: z.object(named),
  data: z.object({
    site: z.enum(REMOTE_SITES),
    problemId: z.string(),
    address: z.string(),
    texts: z.array(
      z.object({
        locale: z.enum(['zh', 'en']),
        title: z.string(),
        description: z.string(),
        input: z.string(),
        output: z.string(),
        hint: z.string(),
      }),
    ),
    samples: z.array(z.object({ input: z.string(), output: z.string() })),
    timeMs: z.number(),
    memoryKb: z.number(),
    tags: z.array(z.string()),
    source: z.string(),
    languages: z.array(z.string()),
    pictures: z.number(),
    warnings: z.array(z.enum(REMOTE_WARNINGS)),
    existing: z
      .object({
        pid: z.number(),
        changed: z.array(z.enum(REMOTE_FIELDS)).describe('at the site since it was imported'),
        changes: z
          .array(
            z.object({
              field: z.enum(REMOTE_FIELDS),
              locale: z.enum(['zh', 'en']).nullable().describe('null for what is the same in both languages'),
              before: z.string(),
              after: z.string(),
            }),
          )
          .describe('the same field by field, with what stood there and what does'),
        edited: z.array(z.enum(REMOTE_FIELDS)).describe('here since it was imported: an update keeps these'),
      })
      .nullable(),
  }),
});

export const previewRemoteContest = op('previewRemoteContest', 'GET /api/admin/problem/preview-remote-contest', {
  access: 'admin',
  does: 'The problems of a contest of a remote judge that is over, to import them together; nothing is stored',
  input: z.object({ name: named.name, contestId: line(300).min(1).describe('of the contest there, or its address') }),
  data: z.object({
    site: z.enum(REMOTE_SITES),
    title: z.string(),
    problems: z.array(
      z.object({
        id: z.string().describe('there, as an import takes it'),
        problemId: z.string().describe('here'),
        title: z.string(),
        pid: z.number().nullable().describe('when it is here already'),
      }),
    ),
  }),
});

export const importRemoteProblem = op('importRemoteProblem', 'GET /api/admin/problem/import-remote-oj-problem', {
  access: 'problemAdmin',
  does: 'Import a problem of a remote judge, or read it anew: what was edited here stays. Audited',
  input: z.object({ ...named, update: blankable(flag) }),
  data: imported,
});

export const importRemoteToContest = op('importRemoteToContest', 'GET /api/admin/contest/import-remote-oj-problem', {
  access: 'problemAdmin',
  does: 'Put a problem of a remote judge into a contest, imported for it alone if it is not here yet. Audited',
  input: z.object({
    ...named,
    cid: id,
    displayId: line(20)
      .regex(/^[A-Za-z0-9_.-]+$/)
      .optional()
      .describe('absent: the next letter'),
  }),
  data: imported,
});

export const importRemoteToTraining = op('importRemoteToTraining', 'GET /api/admin/training/import-remote-oj-problem', {
  access: 'problemAdmin',
  does: 'Put a problem of a remote judge at the end of a training, imported if it is not here yet. Audited',
  input: z.object({ ...named, tid: id }),
  data: imported,
});
