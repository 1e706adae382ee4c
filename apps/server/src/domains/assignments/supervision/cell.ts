import { fail } from '@assay/contract/errors.ts';
import type { AssistantRight } from '@assay/contract/groups/assistants.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import { assistAssignment, manageAssignment } from '../entry.ts';
import { listStudents } from '../progress.queries.ts';
import { listAssigned } from '../progress.ts';

interface Cell {
  /** Of the assignment. */
  id: number;
  uid: number;
  pid: number;
}

/**
 * A problem of an assignment for who has a right there, and the students for whom the viewer has it.
 * @throws Failure `assignment.unknown`, `assignment.cellUnknown`
 */
async function assistProblem(call: Call, id: number, pid: number, right: AssistantRight) {
  const { row, rights, labels } = await assistAssignment(call, id, right);
  const [{ problems }, students] = await Promise.all([listAssigned(call, row), listStudents(call.db, row.gid, labels)]);
  const problem = problems.find((one) => one.pid === pid) ?? fail('assignment.cellUnknown');
  return { row, rights, problem, students };
}

/** The same together with one of the students. */
export async function assistCell(call: Call, { id, uid, pid }: Cell, right: AssistantRight) {
  const view = await assistProblem(call, id, pid, right);
  return view.students.some((one) => one.uid === uid) ? view : fail('assignment.cellUnknown');
}

/** A problem for who gives points there: who runs the group is no student of it, and assistants are not for their own work. */
export async function gradeProblem(call: Call, id: number, pid: number) {
  const view = await assistProblem(call, id, pid, 'grade');
  const { uid } = viewerOf(call);
  return { ...view, students: view.students.filter((one) => one.uid !== uid) };
}

/** The same together with one of the students: nobody gives points to themselves. */
export async function gradeCell(call: Call, { id, uid, pid }: Cell) {
  const view = await gradeProblem(call, id, pid);
  return view.students.some((one) => one.uid === uid) ? view : fail('assignment.cellUnknown');
}

/** A problem of an assignment that this viewer manages. */
export async function manageProblem(call: Call, id: number, pid: number) {
  const row = await manageAssignment(call, id);
  const { problems } = await listAssigned(call, row);
  return { row, problem: problems.find((one) => one.pid === pid) ?? fail('assignment.cellUnknown') };
}
