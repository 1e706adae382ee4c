import { fail } from '@assay/contract/errors.ts';
import { getBrokenProblems, retryBrokenProblem } from '@assay/contract/judging/broken.ts';
import { mayEditProblem, maySeeProblem, type ProblemFacts } from '@assay/rules/problems/access.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Implementation, implement, viewerIsAdmin, viewerOf } from '../../../platform/http/call.ts';
import { factsFor } from '../../problems/facts.ts';
import { findProblemFor } from '../../problems/find.ts';
import { clearBreakage } from '../../problems/testdata/breakage.queries.ts';
import { settleBroken } from './settle.ts';
import { listBroken } from './staff.queries.ts';

const list = implement(getBrokenProblems, async (call, { pid }) => {
  const broken = await listBroken(call.db, pid, call.lang);
  const viewer = viewerOf(call);
  const known = await Promise.all(broken.map(async (row) => ({ row, facts: await factsFor(call.db, viewer, row) })));
  // whoever looks after no problems is told about those alone that he may change
  const isTold = (facts: ProblemFacts) => (viewerIsAdmin(call) ? maySeeProblem : mayEditProblem)(viewer, facts);
  return known
    .filter(({ facts }) => isTold(facts))
    .map(({ row, facts }) => ({
      pid: row.id,
      problemId: row.problem_id,
      title: row.title,
      since: row.broken_at.toISOString(),
      reason: row.broken_reason,
      isPaused: row.is_paused,
      waiting: row.waiting,
      failed: row.failed,
      mayEdit: mayEditProblem(viewer, facts),
    }));
});

/** For what no save tells: a file that is back, a compiler that was installed. */
const retry = implement(retryBrokenProblem, async (call, { pid }) => {
  const viewer = viewerOf(call);
  const problem = await findProblemFor(call.db, viewer, { pid });
  if (!mayEditProblem(viewer, await factsFor(call.db, viewer, problem))) fail('access.denied');
  await call.db.transaction().execute(async (tx) => {
    const before = await clearBreakage(tx, pid);
    // Somebody else did it a moment ago.
    if (!before) return;
    await noteAct(call, tx, { action: retryBrokenProblem.name, subject: `problem ${pid}`, before, after: null });
  });
  await settleBroken(call);
  return null;
});

export const brokenProblemCalls: Implementation[] = [list, retry];
