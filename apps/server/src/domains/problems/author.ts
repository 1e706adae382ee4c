import type { Reactions } from '../../platform/signals.ts';
import { updateProblemAuthor } from './author.queries.ts';

/** Problems carry the name of their author. */
export const renameProblemAuthor: Reactions['account.renamed'][number] = async ({ uid, username }, tx) => {
  await updateProblemAuthor(tx, uid, username);
};
