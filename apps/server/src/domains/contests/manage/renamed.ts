import type { Reactions } from '../../../platform/signals.ts';
import { forgetBoards } from '../boards/store.ts';
import { updateContestAuthor, updateStarAccounts } from './renamed.queries.ts';

/** Contests carry the names of their author and of those without a place; boards in memory carry everybody's. */
export const renameContestant: Reactions['account.renamed'][number] = async ({ uid, before, username }, tx) => {
  await updateContestAuthor(tx, uid, username);
  await updateStarAccounts(tx, before, username);
  await forgetBoards(tx);
};
