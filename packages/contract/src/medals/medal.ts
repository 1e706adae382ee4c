import * as z from 'zod';
import { op } from '../op.ts';
import { empty, flag, id, moment } from '../shapes.ts';

export const MEDAL_NAME_MAX = 100;
export const MEDAL_DESCRIPTION_MAX = 500;
/** Medals that one person orders at once. */
export const MEDALS_ORDERED_MAX = 500;

const medalCard = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string().describe('address of its picture; empty when it has none'),
  description: z.string(),
  threshold: z
    .number()
    .nullable()
    .describe('points or solved problems at which it is gained; null: it is given by hand'),
  is_gain: z.boolean().describe('whether the viewer has it'),
});
export type MedalCard = z.output<typeof medalCard>;

export const getMedalsByTid = op('getMedalsByTid', 'GET /api/medal/get-medal-by-tid', {
  access: 'user',
  does: 'Medals of a training, and which of them the viewer has',
  input: z.object({ tid: id }),
  data: z.array(medalCard),
});

export const getMedalsByCid = op('getMedalsByCid', 'GET /api/medal/get-medal-by-cid', {
  access: 'user',
  does: 'Medals of a contest, and which of them the viewer has',
  input: z.object({ cid: id }),
  data: z.array(medalCard),
});

const ownedMedal = z.object({
  id: z.number(),
  medalName: z.string(),
  medalImage: z.string(),
  description: z.string(),
  isShow: z.boolean().describe('whether others see it'),
  sorter: z.number().describe('its place among them, the smallest first'),
  gmtCreate: moment,
});
export type OwnedMedal = z.output<typeof ownedMedal>;

export const getWornMedals = op('getWornMedals', 'GET /api/medal/get-weard-medal-list', {
  access: 'anyone',
  does: 'Medals that a person wears, in the own order; to the person those too that are not worn',
  input: z.object({ uid: id }),
  data: z.array(ownedMedal),
});

export const changeMedalShow = op('changeMedalShow', 'POST /api/medal/change-medal-show', {
  access: 'user',
  does: 'Wear one of the own medals, or not',
  input: z.object({ medalId: id, isShow: flag }),
  data: empty,
});

export const changeMedalOrder = op('changeMedalOrder', 'POST /api/medal/change-weard-medal-sorter', {
  access: 'user',
  does: 'Order the own medals; those that are not named come last',
  input: z.object({ medalIds: z.array(id).max(MEDALS_ORDERED_MAX) }),
  data: empty,
});
