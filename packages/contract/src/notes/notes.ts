import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, line, nothing, text, whole } from '../shapes.ts';
import { venueFields } from '../venue-fields.ts';
import { note } from './note.ts';

/** Written texts as they are sent: the rule refuses what is blank or too long, in words of its own. */
export const written = { title: text(2000), content: text(200_000) };

/** The problem that is meant: by its id, or by its address in a venue. */
const aboutProblem = { pid: id.nullish(), problemId: blankable(line(50)), ...venueFields };

export const getNotes = op('getNotes', 'GET /api/notebook', {
  access: 'user',
  does: 'Own notes, the newest first: of a problem, of a category, with words in title or text',
  input: z.object({ ...paging(10), ...aboutProblem, categoryId: blankable(id), keyword: blankable(text(100)) }),
  data: pageOf(note),
});

export const addNote = op('addNote', 'POST /api/notebook', {
  access: 'user',
  does: 'Write a note, about a problem that one may see or about none',
  input: z.object({ ...written, ...aboutProblem, categoryId: id.nullish() }),
  data: z.object({ id: z.number(), version: z.number() }),
});

export const updateNote = op('updateNote', 'PUT /api/notebook', {
  access: 'user',
  does: 'Change an own note; what it is about stays',
  input: z.object({ id, ...written, categoryId: id.nullish(), version: whole(0, 1_000_000_000).optional() }),
  data: z.object({ version: z.number() }),
});

export const deleteNote = op('deleteNote', 'DELETE /api/notebook', {
  access: 'user',
  does: 'Delete an own note; administrators delete any',
  input: z.object({ id }),
  data: empty,
});

export const exportNotes = op('exportNotes', 'GET /api/notebook/export', {
  access: 'user',
  does: 'All own notes as Markdown files in an archive, one folder for each category',
  input: nothing,
  answer: 'file',
  data: z.null(),
});
