import * as z from 'zod';
import { moment } from '../shapes.ts';

/** Characters of a note or a tutorial (NOTE-1). */
export const TITLE_MAX = 255;
export const CONTENT_MAX = 65_535;
/** Notes of a person. */
export const NOTES_MAX = 2000;

export const noteCategory = z.object({
  id: z.number(),
  name: z.string(),
  isNotebook: z.literal(true).describe('categories of notes have a list of their own'),
});
export type NoteCategory = z.infer<typeof noteCategory>;

export const note = z.object({
  id: z.number(),
  uid: z.number(),
  pid: z.number().nullable().describe('null: about no problem, or one that the viewer may not see now'),
  problemId: z.string().nullable(),
  problemTitle: z.string().nullable(),
  title: z.string(),
  content: z.string(),
  categoryId: z.number().nullable(),
  categoryName: z.string().nullable(),
  version: z.number().describe('send back on save; a save over a newer version is refused'),
  gmtCreate: moment,
  gmtModified: moment,
});
export type Note = z.infer<typeof note>;
