import type { QuickChange, QuickState } from '@assay/contract/authoring/quick-edit.ts';

/** What a problem is after a change of several (ADM-15). */
export function quickEdited(before: QuickState, change: QuickChange): QuickState {
  const { addTags = [], removeTags = [], auth, difficulty, timeLimit, memoryLimit } = change;
  const kept = before.tags.filter((tag) => !removeTags.includes(tag));
  return {
    auth: auth ?? before.auth,
    difficulty: difficulty ?? before.difficulty,
    timeLimit: timeLimit ?? before.timeLimit,
    memoryLimit: memoryLimit ?? before.memoryLimit,
    tags: [...kept, ...addTags.filter((tag) => !kept.includes(tag) && !removeTags.includes(tag))],
  };
}

/** Whether there is anything to save. */
export const isOther = (before: QuickState, after: QuickState): boolean =>
  before.auth !== after.auth ||
  before.difficulty !== after.difficulty ||
  before.timeLimit !== after.timeLimit ||
  before.memoryLimit !== after.memoryLimit ||
  before.tags.length !== after.tags.length ||
  before.tags.some((tag) => !after.tags.includes(tag));
