import type { Reactions } from '../../platform/signals.ts';
import { updateTrainingAuthor } from './author.queries.ts';

/** Trainings carry the name of their author. */
export const renameTrainingAuthor: Reactions['account.renamed'][number] = async ({ uid, username }, tx) => {
  await updateTrainingAuthor(tx, uid, username);
};
