import { toggleFavoriteProblem } from '@assay/contract/problems/list.ts';
import { implement, viewerOf } from '../../../platform/http/call.ts';
import { findProblemFor } from '../find.ts';
import { deleteFavorite, insertFavorite } from './favorites.queries.ts';

export const favoriteCalls = [
  /** Two clicks at once leave the mark either there or gone, never doubled and never an error. */
  implement(toggleFavoriteProblem, async (call, input) => {
    const viewer = viewerOf(call);
    const { id } = await findProblemFor(call.db, viewer, { pid: input.pid });
    if (await deleteFavorite(call.db, viewer.uid, id)) return { isFavorite: false };
    await insertFavorite(call.db, viewer.uid, id);
    return { isFavorite: true };
  }),
];
