import * as z from 'zod';
import { languageData } from '../judging/language-data.ts';
import { op } from '../op.ts';
import { blankable, empty, filled, flag, id, nothing, text } from '../shapes.ts';

/** A programming language as pages show it (PROB-30). */
export const language = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().describe('compiler and version as announced by the judge nodes'),
  contentType: z.string().describe('editor mode'),
  compileCommand: z.string(),
  runCommand: z.string(),
  template: z.string().describe('example program for the help page'),
  codeTemplate: z.string().describe('text a new editor starts with'),
  isSpj: z.boolean(),
  oj: z.string(),
  timeFactor: z.number().describe('time limits are multiplied by this'),
  memoryFactor: z.number(),
  offered: z.boolean().describe('at least one judge node passed its self-test for this language'),
});
export type Language = z.infer<typeof language>;

export const getLanguages = op('getLanguages', 'GET /api/languages', {
  access: 'anyone',
  does: 'Languages of the site, or those a problem allows (pid)',
  input: z.object({ pid: blankable(id), all: blankable(flag) }),
  data: z.array(language),
});

export const getProblemLanguages = op('getProblemLanguages', 'GET /api/get-problem-languages', {
  access: 'anyone',
  does: 'Names of the languages a problem allows',
  input: z.object({ pid: id }),
  data: z.array(z.string()),
});

export const getAdminLanguages = op('getAdminLanguages', 'GET /api/admin/languages', {
  access: 'admin',
  does: 'All languages with the nodes that offer them and why others do not',
  input: nothing,
  data: z.array(
    language.extend({
      enabled: z.boolean(),
      data: languageData
        .nullable()
        .describe('of a language that an administrator added; null for those that ship with the product'),
      nodes: z.array(
        z.object({ node: z.string(), version: z.string(), ok: z.boolean(), reason: z.string().nullable() }),
      ),
    }),
  ),
});

export const updateLanguage = op('updateLanguage', 'PUT /api/admin/language', {
  access: 'root',
  does: 'Switch a language on or off and change its starting text',
  input: z.object({ id, enabled: z.boolean(), codeTemplate: text(65535), template: filled(65535) }),
  data: empty,
});

export const addLanguage = op('addLanguage', 'POST /api/admin/language', {
  access: 'root',
  does: 'Add a language as data; judge nodes hear of it within seconds and offer it when its self-test passes',
  input: z.object({ data: languageData }),
  data: z.object({ id: z.number() }),
});

export const replaceLanguageData = op('replaceLanguageData', 'PUT /api/admin/language-data', {
  access: 'root',
  does: 'Replace the data of a language that an administrator added',
  input: z.object({ id, data: languageData }),
  data: empty,
});

export const deleteLanguage = op('deleteLanguage', 'DELETE /api/admin/language', {
  access: 'root',
  does: 'Delete a language that an administrator added, unless there are submissions in it',
  input: z.object({ id }),
  data: empty,
});

export const getOwnLanguages = op('getOwnLanguages', 'POST /api/judge/languages', {
  access: 'judge',
  does: 'The languages that administrators of this site added, for judge nodes',
  input: nothing,
  data: z.object({ edition: z.string(), languages: z.array(languageData) }),
});
