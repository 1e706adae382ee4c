import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { cloneTimedWork } from '@assay/contract/works/admin.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { WorkView } from '../entry.ts';
import { tellExams } from '../exam/exam.queries.ts';
import { copyProblems, listWorkProblemIds } from './admin.queries.ts';
import { storeWork } from './admin.ts';
import { workColumns, workForm } from './save.ts';

interface Into {
  /** The group that the copy is for. */
  gid: number;
  later: (at: Date) => Date;
}

/**
 * A timed work once more for a group, with later times. A copy in another group has what everybody there may solve: its public problems.
 * @returns the ids of problems that are left out
 */
export async function copyWork(call: Call, tx: Queryable, { row }: WorkView, { gid, later }: Into) {
  const times = { start_time: later(row.start_time), end_time: later(row.end_time) };
  const columns = { ...workColumns({ ...workForm(row), visible: true }, null), ...times };
  const { id } = await storeWork(call, tx, cloneTimedWork.name, columns, gid);
  const isMoved = row.group_id !== gid;
  const problems = await listWorkProblemIds(tx, row.id);
  const left = problems.filter(({ auth }) => isMoved && auth !== PROBLEM_AUTH.public);
  await copyProblems(
    tx,
    row.id,
    id,
    left.map(({ pid }) => pid),
  );
  if (row.exam) await tellExams(tx, null);
  return { id, left: left.map(({ problem_id }) => problem_id) };
}
