import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, name } from '../shapes.ts';

const categoryFields = z.object({
  name: name(50).min(1),
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a color such as #d32f2f' }),
});

export const addTrainingCategory = op('addTrainingCategory', 'POST /api/admin/training/category', {
  access: 'problemAdmin',
  does: 'Add a category of trainings behind the others',
  input: categoryFields,
  data: z.object({ id: z.number() }),
});

export const updateTrainingCategory = op('updateTrainingCategory', 'PUT /api/admin/training/category', {
  access: 'problemAdmin',
  does: 'Change a category of trainings',
  input: categoryFields.extend({ id }),
  data: empty,
});

export const deleteTrainingCategory = op('deleteTrainingCategory', 'DELETE /api/admin/training/category', {
  access: 'problemAdmin',
  does: 'Delete a category; its trainings have none then',
  input: z.object({ cid: id }),
  data: empty,
});

export const orderTrainingCategories = op('orderTrainingCategories', 'PUT /api/admin/training/category-order', {
  access: 'problemAdmin',
  does: 'Put the categories of trainings in this order; those that are not named follow',
  input: z.object({ ids: z.array(id).max(1000) }),
  data: empty,
});
