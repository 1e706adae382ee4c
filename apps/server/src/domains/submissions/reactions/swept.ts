import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { deleteOfGroup } from './swept.queries.ts';

/** Submissions do not refer to their group by a key, so they go before it. */
export const sweepSubmissions = ({ gid }: SignalMap['group.swept'], tx: Queryable) => deleteOfGroup(tx, gid);
