import type { Reactions } from './platform/signals.ts';

/** Who reacts to what, in order, inside the transaction of the event. */
export const REACTIONS: Reactions = {
  'submission.judged': [],
  'submission.deleted': [],
  'account.created': [],
};
