import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Call } from '../../platform/http/call.ts';
import { manageGroup } from '../groups/entry.ts';
import { type AssignmentColumns, findAssignment } from './assignments.queries.ts';

/**
 * An assignment that this viewer manages, as one of the admins of its group; to all others it answers like a missing one.
 * @throws Failure `access.loginNeeded`, `assignment.unknown`
 */
export async function manageAssignment(call: Call, id: number): Promise<AssignmentColumns> {
  const row = (await findAssignment(call.db, id)) ?? fail('assignment.unknown');
  await manageGroup(call, row.gid, call.viewer, GROUP_LEVEL.admin).catch(() => fail('assignment.unknown'));
  return row;
}
