import * as z from 'zod';
import { op } from '../op.ts';
import { empty, flag, id } from '../shapes.ts';
import { DISCUSSION_STATUS } from './discussion.ts';

export const manageDiscussion = op('manageDiscussion', 'PUT /api/admin/discussion', {
  access: 'user',
  does: 'Disable a discussion, bring it back, or pin it, as one who runs the place',
  input: z.object({
    id,
    status: z.literal([DISCUSSION_STATUS.normal, DISCUSSION_STATUS.disabled]).optional(),
    topPriority: flag.optional(),
  }),
  data: empty,
});

export const deleteDiscussions = op('deleteDiscussions', 'DELETE /api/admin/discussion', {
  access: 'admin',
  does: 'Delete the discussions of these ids; for 30 days they can be brought back',
  via: 'body',
  input: z.array(id).min(1).max(300),
  data: z.object({ deleted: z.number() }),
});
