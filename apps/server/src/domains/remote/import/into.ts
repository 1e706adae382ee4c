import { importRemoteToContest, importRemoteToTraining } from '@assay/contract/remote/import.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { editContest } from '../../contests/entry.ts';
import { addToContest } from '../../contests/problems/admin-problems.ts';
import { editTraining } from '../../trainings/entry.ts';
import { addPicked } from '../../trainings/manage/outline.ts';
import { importProblem } from './import.ts';
import { remoteRefOf } from './read.ts';
import { findRemoteProblem } from './store.queries.ts';

/**
 * A problem as it is here, imported first if it is not.
 * @param auth how a new one is shown
 */
async function present(call: Call, { name, problemId }: { name: string; problemId: string }, auth: 1 | 3) {
  const ref = remoteRefOf(name, problemId);
  const here = await findRemoteProblem(call.db, ref.site.code, ref.key);
  if (here) return { pid: here.pid, problemId: here.problem_id, changed: null, warnings: [] };
  return importProblem(call, ref, auth, false);
}

export const importIntoCalls: Implementation[] = [
  implement(importRemoteToContest, async (call, { cid, displayId, ...named }) => {
    // nothing is imported for who may not put it there
    await editContest(call, cid);
    const problem = await present(call, named, 3);
    await addToContest(call, { action: importRemoteToContest.name, cid, pid: problem.pid, displayId });
    return problem;
  }),

  implement(importRemoteToTraining, async (call, { tid, ...named }) => {
    await editTraining(call, tid, call.viewer);
    const problem = await present(call, named, 1);
    await addPicked(call, tid, undefined, { pid: problem.pid });
    return problem;
  }),
];
