import type { Queryable } from '../../../platform/db/database.ts';

/** The problem's own id stands in every submission, its address only in those made where that is the id. */
export async function updateProblemId(tx: Queryable, pid: number, problemId: string): Promise<void> {
  await tx
    .updateTable('submissions')
    .set((eb) => ({
      display_pid: problemId,
      display_id: eb
        .case()
        .when(eb.and([eb('cid', '=', 0), eb('timed_work_id', '=', 0), eb('qsheet_id', '=', 0)]))
        .then(problemId)
        .else(eb.ref('display_id'))
        .end(),
    }))
    .where('pid', '=', pid)
    .execute();
}
