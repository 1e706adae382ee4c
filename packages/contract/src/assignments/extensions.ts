import * as z from 'zod';
import { op } from '../op.ts';
import { empty, filled, flag, id, moment } from '../shapes.ts';

export const EXTENSION_REASON_MAX = 500;

export const getAssignmentExtensions = op('getAssignmentExtensions', 'GET /api/group/assignment/extensions', {
  access: 'user',
  does: 'Who has a later due date of an assignment, for admins of the group',
  input: z.object({ id }),
  data: z.array(
    z.object({
      uid: z.number(),
      username: z.string(),
      realname: z.string(),
      until: moment,
      reason: z.string(),
      by: z.string().nullable(),
      givenTime: moment,
    }),
  ),
});

export const extendAssignment = op('extendAssignment', 'PUT /api/group/assignment/extension', {
  access: 'user',
  does: 'Give a member a later due date of an assignment, at once; what was given before is replaced; audited',
  input: z.object({
    id,
    uid: id,
    until: z.iso.datetime({ offset: true }).describe('no effect while everybody’s due date is later'),
    reason: filled(EXTENSION_REASON_MAX),
    sure: z.boolean().default(false).describe('though it is earlier than the one before, and work comes late by that'),
  }),
  data: empty,
});

export const withdrawAssignmentExtension = op('withdrawAssignmentExtension', 'DELETE /api/group/assignment/extension', {
  access: 'user',
  does: 'Take back the later due date of a member, at once; audited',
  input: z.object({ id, uid: id, sure: flag.default(false).describe('though work comes late by that') }),
  data: empty,
});
