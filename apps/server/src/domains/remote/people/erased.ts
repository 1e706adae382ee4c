import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { deleteHandlesOf } from './handles.queries.ts';

/** Forgets who somebody is at other sites, with the sessions there. */
export const eraseHandles = ({ uid }: SignalMap['account.erased'], tx: Queryable) => deleteHandlesOf(tx, uid);
