import * as z from 'zod';
import { tag } from '../catalog/tags.ts';
import { op } from '../op.ts';
import { blankable, id, line } from '../shapes.ts';
import { venueFields } from '../venue-fields.ts';
import { problemCount, problemDetail, subtask } from './problem.ts';

export const getProblemDetail = op('getProblemDetail', 'GET /api/get-problem-detail', {
  access: 'anyone',
  does: 'A problem with tags, languages, templates, counters and what the viewer did',
  input: z.object({
    problemId: line(50).min(1).describe('its address in the venue'),
    ...venueFields,
    locale: blankable(z.enum(['zh', 'en'])),
  }),
  data: z.object({
    problem: problemDetail,
    rendered: z
      .object({
        description: z.string(),
        input: z.string(),
        output: z.string(),
        hint: z.string(),
        formulas: z
          .record(z.string(), z.string())
          .describe('formulas of the texts as HTML, by `$` or `$$` and their source; one that is missing was not set'),
      })
      .describe('the texts as HTML, which is **not** safe to show before it is sanitised'),
    subtasks: z.array(subtask.extend({ cases: z.number() })).describe('of scored problems whose cases are grouped'),
    attachments: z
      .array(z.object({ name: z.string(), bytes: z.number(), address: z.string() }))
      .optional()
      .describe('files to download'),
    tags: z.array(tag),
    languages: z.array(z.string()),
    codeTemplate: z.record(z.string(), z.string()),
    problemCount,
    hasHints: z.boolean().optional().describe('there are hints, which open outside of contests and works'),
    isFavorite: z.boolean(),
    myStatus: z.number(),
    mayManage: z.boolean(),
  }),
});

export const getAnswerInput = op('getAnswerInput', 'GET /api/get-answer-input', {
  access: 'anyone',
  does: 'An input file of a problem that asks for the outputs',
  input: z.object({ problemId: line(50).min(1), name: line(255).min(1), ...venueFields }),
  answer: 'file',
  data: z.null(),
});

export const getProblemCodeTemplate = op('getProblemCodeTemplate', 'GET /api/get-problem-code-template', {
  access: 'anyone',
  does: 'Starting texts of a problem per language name',
  input: z.object({ pid: id }),
  data: z.record(z.string(), z.string()),
});

export const getLastAcCode = op('getLastAcCode', 'GET /api/get-last-ac-code', {
  access: 'user',
  does: 'The own last accepted code of a problem',
  input: z.object({ pid: id, ...venueFields }),
  data: z.object({ submitId: z.number(), code: z.string(), language: z.string() }),
});
