import { type Call, viewerOf } from '../../../platform/http/call.ts';
import { isInUse } from '../../venues/in-use.ts';
import { isInOwnVirtual } from './virtual.queries.ts';

/**
 * Whether a problem is closed to all that helps the viewer to solve it (NOTE-10): a venue runs with it, or the viewer's own participation
 * in a contest that is over.
 */
export const isHelpClosed = async (call: Call, pid: number): Promise<boolean> =>
  (await isInUse(call, pid)) || (await isInOwnVirtual(call.db, viewerOf(call).uid, pid, call.clock.now()));
