import * as z from 'zod';
import { face, op } from '../op.ts';
import { empty, name, nothing, whole } from '../shapes.ts';

/** A difficulty level: data, not code, so that scales can change (PROB-4). */
export const difficulty = z.object({
  id: z.number(),
  name: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  color: z.string(),
  acCoin: z.number().describe('coins for the first accepted submission of a problem'),
});
export type Difficulty = z.infer<typeof difficulty>;

export const getDifficultyList = op('getDifficultyList', 'GET /api/get-difficulty-list', {
  access: 'anyone',
  does: 'Difficulty levels, easiest first',
  input: nothing,
  data: z.array(difficulty),
});

const fields = {
  nameZh: name(30).min(1),
  nameEn: name(30).min(1),
  color: z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'must be a color such as #d32f2f' }),
  acCoin: whole(0, 100000),
};

export const addDifficulty = op('addDifficulty', 'POST /api/admin/difficulty', {
  access: 'root',
  does: 'Add a difficulty level after the hardest',
  input: z.object(fields),
  data: difficulty,
});

export const updateDifficulty = op('updateDifficulty', 'PUT /api/admin/difficulty', {
  access: 'root',
  does: 'Change a difficulty level',
  input: z.object({ id: whole(0, 1000), ...fields }),
  data: empty,
});

export const deleteDifficulty = op('deleteDifficulty', 'DELETE /api/admin/difficulty', {
  access: 'root',
  does: 'Delete a difficulty level that no problem uses',
  input: z.object({ id: whole(0, 1000) }),
  data: empty,
});

export const getAdminDifficulties = face(getDifficultyList, 'getAdminDifficulties', '/api/admin/difficulty');
