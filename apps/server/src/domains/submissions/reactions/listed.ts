import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { updateListed } from '../list.queries.ts';

/** Practice on a problem stands in the public list exactly while the problem is public. */
export const keepListed = ({ pid, isPublic }: SignalMap['problem.shown'], tx: Queryable) =>
  updateListed(tx, pid, isPublic);
