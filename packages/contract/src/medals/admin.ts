import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, line, moment, name, text, uploadedPicture, whole } from '../shapes.ts';
import { MEDAL_DESCRIPTION_MAX, MEDAL_NAME_MAX } from './medal.ts';

/** The most of a threshold; no contest has more points. */
export const THRESHOLD_MAX = 1_000_000;
/** People who are given a medal at once. */
export const MEDAL_PEOPLE_MAX = 500;

const adminMedal = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  description: z.string(),
  cid: z.number().describe('of which contest; 0 for none'),
  tid: z.number().describe('of which training; 0 for none'),
  threshold: z.number().describe('points or solved problems at which it is gained; 0: given by hand alone'),
  holders: z.number(),
  gmtCreate: moment,
});
export type AdminMedal = z.output<typeof adminMedal>;

export const getAdminMedals = op('getAdminMedals', 'GET /api/admin/medal', {
  access: 'root',
  does: 'All medals, the newest first',
  input: z.object({ ...paging(15), keyword: blankable(line(100)) }),
  data: pageOf(adminMedal),
});

const ownerId = whole(0, Number.MAX_SAFE_INTEGER).optional();
const written = {
  name: name(MEDAL_NAME_MAX).min(1),
  image: uploadedPicture.optional(),
  description: text(MEDAL_DESCRIPTION_MAX).optional(),
  cid: ownerId,
  tid: ownerId,
  threshold: whole(0, THRESHOLD_MAX).optional(),
};

export const addMedal = op('addMedal', 'POST /api/admin/medal', {
  access: 'root',
  does: 'Make a medal: of a contest, of a training, or of neither',
  input: z.object(written),
  data: z.object({ id: z.number() }),
});

export const updateMedal = op('updateMedal', 'PUT /api/admin/medal', {
  access: 'root',
  does: 'Change a medal; who has it keeps it',
  input: z.object({ ...written, id }),
  data: empty,
});

export const deleteMedal = op('deleteMedal', 'DELETE /api/admin/medal', {
  access: 'root',
  does: 'Delete a medal, also of those who have it',
  input: z.object({ id }),
  data: empty,
});

const holder = z.object({
  uid: z.number(),
  username: z.string(),
  byUsername: z.string().nullable().describe('who gave it; null: it was gained'),
  below: z.boolean().describe('gained once, and by now the results are below the threshold'),
  gmtCreate: moment,
});
export type MedalHolder = z.output<typeof holder>;

export const getMedalHolders = op('getMedalHolders', 'GET /api/admin/medal/user-medal', {
  access: 'root',
  does: 'Who has a medal, the last one first',
  input: z.object({ ...paging(15), medalId: id }),
  data: pageOf(holder),
});

export const giveMedal = op('giveMedal', 'POST /api/admin/medal/user-medal', {
  access: 'root',
  does: 'Give people a medal; who has it already keeps it as it is',
  input: z.object({ medalId: id, usernames: z.array(line(60).min(1)).min(1).max(MEDAL_PEOPLE_MAX) }),
  data: z.object({ given: z.number(), unknown: z.array(z.string()) }),
});

export const takeMedal = op('takeMedal', 'DELETE /api/admin/medal/user-medal', {
  access: 'root',
  does: 'Take a medal away from somebody',
  input: z.object({ medalId: id, uid: id }),
  data: empty,
});
