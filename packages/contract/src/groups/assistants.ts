import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id } from '../shapes.ts';

/**
 * What a member may be let do who helps those who run a group: see the progress of assignments; read the code that was submitted for them,
 * write remarks and mark it; give points by hand; extend due dates; import the roster and see real names.
 */
export const ASSISTANT_RIGHTS = ['progress', 'feedback', 'grade', 'extend', 'roster'] as const;
export type AssistantRight = (typeof ASSISTANT_RIGHTS)[number];
export const assistantRights = z.array(z.enum(ASSISTANT_RIGHTS)).max(ASSISTANT_RIGHTS.length);

export const setGroupAssistant = op('setGroupAssistant', 'PUT /api/group/assistant', {
  access: 'user',
  does: 'Say what a member may do as an assistant, as a root of the group; nothing ends it; audited',
  input: z.object({ gid: id, uid: id, rights: assistantRights }),
  data: empty,
});
