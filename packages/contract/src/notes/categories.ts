import * as z from 'zod';
import { op } from '../op.ts';
import { flag, id, name, nothing } from '../shapes.ts';
import { noteCategory } from './note.ts';

export const getNoteCategories = op('getNoteCategories', 'GET /api/notebook-category', {
  access: 'anyone',
  does: 'Categories of notes in their order',
  input: nothing,
  data: z.array(noteCategory),
});

export const saveNoteCategories = op('saveNoteCategories', 'POST /api/notebook-category', {
  access: 'root',
  does: 'Save the whole list of categories of notes in this order: with an id it is renamed, without one it is new, and what is left out goes; notes of it have none then',
  input: z.array(z.object({ id: id.nullish(), name: name(50).min(1), isNotebook: flag.optional() })).max(100),
  data: z.array(noteCategory),
});
