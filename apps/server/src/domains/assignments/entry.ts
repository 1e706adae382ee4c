import { fail } from '@assay/contract/errors.ts';
import type { AssistantRight } from '@assay/contract/groups/assistants.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Call } from '../../platform/http/call.ts';
import { refusedAs } from '../../platform/refused-as.ts';
import { assistGroup } from '../groups/assistants/assistants.ts';
import { manageGroup } from '../groups/entry.ts';
import { type AssignmentColumns, findAssignment } from './assignments.queries.ts';

/**
 * An assignment that this viewer manages, as one of the admins of its group; to all others it answers like a missing one.
 * @throws Failure `access.loginNeeded`, `assignment.unknown`
 */
export async function manageAssignment(call: Call, id: number): Promise<AssignmentColumns> {
  const row = (await findAssignment(call.db, id)) ?? fail('assignment.unknown');
  await manageGroup(call, row.gid, call.viewer, GROUP_LEVEL.admin).catch(refusedAs('assignment.unknown'));
  return row;
}

/** The same for assistants with a right, too (GRP-21), with all that the viewer may do, and for which classes. */
export async function assistAssignment(call: Call, id: number, right: AssistantRight) {
  const row = (await findAssignment(call.db, id)) ?? fail('assignment.unknown');
  const { view, rights, labels } = await assistGroup(call, row.gid, right).catch(refusedAs('assignment.unknown'));
  return { row, rights, labels, isAdmin: view.level >= GROUP_LEVEL.admin };
}
