import * as z from 'zod';
import { face, op } from '../op.ts';
import { empty, id, line, name, nothing } from '../shapes.ts';

export const HONOR_TITLE_MAX = 100;
/** The list is read whole. */
export const HONORS_MAX = 200;

const honor = z.object({
  id: z.number(),
  uid: z.number(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  title: z.string(),
  ac: z.number().describe('public problems solved'),
});
export type Honor = z.output<typeof honor>;

export const getHonors = op('getHonors', 'GET /api/admin/honor', {
  access: 'anyone',
  does: 'People whom the site honours, by the public problems they solved, most first',
  input: nothing,
  data: z.array(honor),
});

export const getHonorList = face(getHonors, 'getHonorList', '/api/get-honor-list');

const title = name(HONOR_TITLE_MAX).min(1);

export const addHonor = op('addHonor', 'POST /api/admin/honor', {
  access: 'root',
  does: 'Honour somebody',
  input: z.object({ username: line(60).min(1), title }),
  data: z.object({ id: z.number() }),
});

export const updateHonor = op('updateHonor', 'PUT /api/admin/honor', {
  access: 'root',
  does: 'Change for what somebody is honoured',
  input: z.object({ id, title }),
  data: empty,
});

export const deleteHonor = op('deleteHonor', 'DELETE /api/admin/honor', {
  access: 'root',
  does: 'Honour somebody no longer',
  input: z.object({ id }),
  data: empty,
});
