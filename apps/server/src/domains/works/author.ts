import type { Reactions } from '../../platform/signals.ts';
import { updateWorkAuthor } from './author.queries.ts';

/** Works carry the name of their author. */
export const renameWorkAuthor: Reactions['account.renamed'][number] = async ({ uid, username }, tx) => {
  await updateWorkAuthor(tx, uid, username);
};
