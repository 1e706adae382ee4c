import { getAssignmentTries, TRIES_MAX } from '@assay/contract/assignments/tries.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { venueOf } from '../progress.ts';
import { rowOf } from '../windows/own-dates.ts';
import { assistCell } from './cell.ts';
import { listTriesOf } from './supervision.queries.ts';

/** What stands behind a cell of the progress (ASG-6). */
export const assignmentTriesCalls: Implementation[] = [
  implement(getAssignmentTries, async (call, { id, uid, pid }) => {
    const { row, rights } = await assistCell(call, { id, uid, pid }, 'progress');
    const { opens_at: from } = await rowOf(call.db, row, uid);
    const rows = await listTriesOf(call.db, { venue: venueOf(row), uid, pid, from, most: TRIES_MAX });
    return {
      mayOpen: rights.has('feedback'),
      tries: rows.map(({ received_at, ...one }) => ({ ...one, submitTime: received_at.toISOString() })),
    };
  }),
];
