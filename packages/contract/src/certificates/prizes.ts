import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { empty, id, moment, name, whole } from '../shapes.ts';

export const PRIZE_NAME_MAX = 100;
/** Levels of prizes, in the order of their numbers on the wire. */
export const PRIZE_LEVELS = ['gold', 'silver', 'bronze'] as const;

const prize = z.object({
  id: z.number(),
  name: z.string(),
  level: z.number().describe('0 gold, 1 silver, 2 bronze'),
  gmtCreate: moment,
});
export type Prize = z.output<typeof prize>;

export const getAdminPrizes = op('getAdminPrizes', 'GET /api/admin/user/prize', {
  access: 'root',
  does: 'Prizes of a person, the best first',
  input: z.object({ ...paging(15), uid: id }),
  data: pageOf(prize),
});

const written = { name: name(PRIZE_NAME_MAX).min(1), level: whole(0, 2).describe('0 gold, 1 silver, 2 bronze') };

export const addPrize = op('addPrize', 'POST /api/admin/user/prize', {
  access: 'root',
  does: 'Give a person a prize',
  input: z.object({ ...written, uid: id }),
  data: z.object({ id: z.number() }),
});

export const updatePrize = op('updatePrize', 'PUT /api/admin/user/prize', {
  access: 'root',
  does: 'Change a prize',
  input: z.object({ ...written, id }),
  data: empty,
});

export const deletePrize = op('deletePrize', 'DELETE /api/admin/user/prize', {
  access: 'root',
  does: 'Delete a prize',
  input: z.object({ id }),
  data: empty,
});
