import * as z from 'zod';
import { op } from '../op.ts';
import { empty, filled, id, nothing } from '../shapes.ts';
import { REMARK_MAX } from './feedback.ts';

/** Most canned remarks of one person. */
export const CANNED_REMARKS_MAX = 100;

export const getCannedRemarks = op('getCannedRemarks', 'GET /api/canned-remarks', {
  access: 'user',
  does: 'What the viewer keeps to say of programs again and again, the oldest first',
  input: nothing,
  data: z.array(z.object({ id: z.number(), content: z.string() })),
});

export const addCannedRemark = op('addCannedRemark', 'POST /api/canned-remarks', {
  access: 'user',
  does: 'Keep a remark to be used again',
  input: z.object({ content: filled(REMARK_MAX) }),
  data: z.object({ id: z.number() }),
});

export const deleteCannedRemark = op('deleteCannedRemark', 'DELETE /api/canned-remarks', {
  access: 'user',
  does: 'Keep a remark of the own no longer; where it was used it stays',
  input: z.object({ id }),
  data: empty,
});
