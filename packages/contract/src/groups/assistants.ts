import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, name } from '../shapes.ts';

/**
 * What a member may be let do who helps those who run a group: see the progress of assignments; read the code that was submitted for them,
 * write remarks and mark it; give points by hand; extend due dates; import the roster and see real names.
 */
export const ASSISTANT_RIGHTS = ['progress', 'feedback', 'grade', 'extend', 'roster'] as const;
export type AssistantRight = (typeof ASSISTANT_RIGHTS)[number];
export const assistantRights = z.array(z.enum(ASSISTANT_RIGHTS)).max(ASSISTANT_RIGHTS.length);

/** A class within a group, as its roster names it. */
export const LABEL_MAX = 50;
export const label = name(LABEL_MAX);
export const ASSISTANT_LABELS_MAX = 20;
export const assistantLabels = z
  .array(label.min(1))
  .max(ASSISTANT_LABELS_MAX)
  .nullable()
  .describe('classes for which the rights are; null: all of them');

export const labelGroupMember = op('labelGroupMember', 'PUT /api/group/member/label', {
  access: 'user',
  does: 'Say which class of a group a member is in, as one of its admins; audited',
  input: z.object({ gid: id, uid: id, label }),
  data: empty,
});

export const setGroupAssistant = op('setGroupAssistant', 'PUT /api/group/assistant', {
  access: 'user',
  does: 'Say what a member may do as an assistant, and for which classes, as a root of the group; nothing ends it; audited',
  input: z.object({ gid: id, uid: id, rights: assistantRights, labels: assistantLabels.default(null) }),
  data: empty,
});
