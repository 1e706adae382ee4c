import type { Reactions } from '../../platform/signals.ts';
import { updateProblemAuthor } from './author.queries.ts';

/** Problems and their versions carry the name of their author. */
export const renameProblemAuthor: Reactions['account.renamed'][number] = ({ uid, username }, tx) =>
  updateProblemAuthor(tx, uid, username);
