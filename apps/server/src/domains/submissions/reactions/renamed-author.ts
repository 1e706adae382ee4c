import type { Reactions } from '../../../platform/signals.ts';
import { updateAuthorName } from './renamed-author.queries.ts';

/** Submissions carry the name of whoever made them. */
export const renameSubmitter: Reactions['account.renamed'][number] = async ({ uid, username }, tx) => {
  await updateAuthorName(tx, uid, username);
};
