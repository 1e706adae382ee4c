import { fail } from '@assay/contract/errors.ts';
import { applyRejudgeSet, cancelRejudgeSet, undoRejudgeSet } from '@assay/contract/judging/rejudge-sets.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { useJudgements } from '../judgements/judgements.queries.ts';
import { publishCurrent } from '../progress/other-nodes.ts';
import { lockBulk } from '../queue/queue.queries.ts';
import { countMembers } from './changes.queries.ts';
import {
  countUnfinished,
  deleteMemberJobs,
  findAppliable,
  findUndoable,
  lockMembers,
  markApplied,
  stopRescoring,
} from './members.queries.ts';
import { listSets, lockSet, subjectOf, updateSetState } from './sets.queries.ts';

/** Locks a set that must be in this state, so that of two who decide about it at once the second is refused. */
async function lockInState(tx: Queryable, setId: number, wanted: 'open' | 'applied') {
  const state = (await lockSet(tx, setId)) ?? fail('rejudge.unknown');
  if (state !== wanted) fail(wanted === 'open' ? 'rejudge.notOpen' : 'rejudge.notApplied');
}

const note = (call: Call, tx: Queryable, action: AuditAction, setId: number, before: string, after: object) =>
  noteAct(call, tx, { action, subject: subjectOf(setId), before: { state: before }, after });

const tell = (call: Call, tx: Queryable, setId: number, stood: 'old' | 'undone') =>
  call.signals.emit('rejudge.decided', { setId, byUid: viewerOf(call).uid, at: call.clock.now(), stood }, tx);

const apply = implement(applyRejudgeSet, async (call, { setId, reason }) => {
  const { applied, total } = await call.db.transaction().execute(async (tx) => {
    await lockInState(tx, setId, 'open');
    const left = await countUnfinished(tx, setId);
    if (left > 0) fail('rejudge.unfinished', { count: left });
    await lockBulk(tx);
    await lockMembers(tx, setId);
    const appliable = await findAppliable(tx, setId);
    await call.signals.emit('submissions.judged', await useJudgements(tx, appliable), tx);
    const ids = appliable.map((each) => each.submissionId);
    await markApplied(tx, setId, ids);
    await tell(call, tx, setId, 'old');
    await updateSetState(tx, setId, 'applied');
    await note(call, tx, applyRejudgeSet.name, setId, 'open', { state: 'applied', applied: ids.length, reason });
    const [set] = await listSets(tx, { setId });
    return { applied: ids, total: set!.total };
  });
  await publishCurrent(call, applied);
  return { applied: applied.length, kept: total - applied.length };
});

const cancel = implement(cancelRejudgeSet, async (call, { setId, reason }) => {
  await call.db.transaction().execute(async (tx) => {
    await lockInState(tx, setId, 'open');
    await deleteMemberJobs(tx, setId);
    await stopRescoring(tx, setId);
    await updateSetState(tx, setId, 'cancelled');
    await note(call, tx, cancelRejudgeSet.name, setId, 'open', { state: 'cancelled', reason });
  });
  return null;
});

const undo = implement(undoRejudgeSet, async (call, { setId, reason }) => {
  const { undone, applied } = await call.db.transaction().execute(async (tx) => {
    await lockInState(tx, setId, 'applied');
    await lockBulk(tx);
    await lockMembers(tx, setId);
    const undoable = await findUndoable(tx, setId);
    await call.signals.emit('submissions.judged', await useJudgements(tx, undoable), tx);
    const ids = undoable.map((each) => each.submissionId);
    await updateSetState(tx, setId, 'undone');
    await tell(call, tx, setId, 'undone');
    await note(call, tx, undoRejudgeSet.name, setId, 'applied', { state: 'undone', undone: ids.length, reason });
    return { undone: ids, applied: (await countMembers(tx, setId)).applied };
  });
  await publishCurrent(call, undone);
  return { undone: undone.length, kept: applied - undone.length };
});

export const rejudgeDecisionCalls: Implementation[] = [apply, cancel, undo];
