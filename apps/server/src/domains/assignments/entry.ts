import { fail } from '@assay/contract/errors.ts';
import type { AssistantRight } from '@assay/contract/groups/assistants.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import { refusedAs } from '../../platform/refused-as.ts';
import { assistGroup, assistsIn } from '../groups/assistants/assistants.ts';
import { enterGroup, manageGroup } from '../groups/entry.ts';
import { type AssignmentColumns, findAssignment } from './assignments.queries.ts';
import { rowOf } from './windows/own-dates.ts';

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

/** An assignment as a member of its group, with the dates of the own class, or who runs it, finds it; to all others it answers like a missing one. */
export async function openAssignment(call: Call, id: number) {
  const found = (await findAssignment(call.db, id)) ?? fail('assignment.unknown');
  const view = await enterGroup(call, found.gid, call.viewer).catch(refusedAs('assignment.unknown'));
  const row = view.level === GROUP_LEVEL.member ? await rowOf(call.db, found, viewerOf(call).uid) : found;
  return { row, view, ...(await assistsIn(call.db, view)) };
}
