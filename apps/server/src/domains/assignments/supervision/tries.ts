import { getAssignmentTries, TRIES_MAX } from '@assay/contract/assignments/tries.ts';
import { fail } from '@assay/contract/errors.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { assistAssignment } from '../entry.ts';
import { listStudents } from '../progress.queries.ts';
import { listAssigned, venueOf } from '../progress.ts';
import { listTriesOf } from './supervision.queries.ts';

/** What stands behind a cell of the progress (ASG-6). */
export const assignmentTriesCalls: Implementation[] = [
  implement(getAssignmentTries, async (call, { id, uid, pid }) => {
    const { row, rights, labels } = await assistAssignment(call, id, 'progress');
    const [{ problems }, students] = await Promise.all([
      listAssigned(call, row),
      listStudents(call.db, row.gid, labels),
    ]);
    if (!students.some((one) => one.uid === uid) || !problems.some((one) => one.pid === pid)) {
      fail('assignment.cellUnknown');
    }
    const rows = await listTriesOf(call.db, { venue: venueOf(row), uid, pid, from: row.opens_at, most: TRIES_MAX });
    return {
      mayOpen: rights.has('feedback'),
      tries: rows.map(({ received_at, ...one }) => ({ ...one, submitTime: received_at.toISOString() })),
    };
  }),
];
