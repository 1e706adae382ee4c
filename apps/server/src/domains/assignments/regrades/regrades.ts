import { askRegrade, decideRegrade, getRegrades } from '@assay/contract/assignments/regrades.ts';
import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { dueFor } from '@assay/rules/assignments/access.ts';
import { refuseRegrade } from '@assay/rules/assignments/regrade.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { emitMessages } from '../../../platform/messages/emit-messages.ts';
import { refusedAs } from '../../../platform/refused-as.ts';
import { listAssisting } from '../../groups/assistants/assistants.queries.ts';
import { holdGroup } from '../../groups/members.queries.ts';
import { openAssignment } from '../entry.ts';
import { findExtensions } from '../extensions/extensions.queries.ts';
import { note } from '../note.ts';
import { givePoints } from '../points.ts';
import { listStudents } from '../progress.queries.ts';
import { listAssigned } from '../progress.ts';
import { regradeFacts } from '../shown.ts';
import { gradeCell } from '../supervision/cell.ts';
import { sourceOf } from '../tell.ts';
import { findRegrade, insertRegrade, listRegrades, updateRegrade } from './regrades.queries.ts';

export const assignmentRegradeCalls: Implementation[] = [
  implement(askRegrade, async (call, { id, pid, reason }) => {
    const { row, view } = await openAssignment(call, id);
    const [{ uid }, now] = [viewerOf(call), call.clock.now()];
    if (view.level !== GROUP_LEVEL.member) fail('assignment.memberUnknown');
    // a timed work shows its results itself
    if (row.work_id !== null || now < row.opens_at) fail('assignment.regradeClosed');
    const { problems } = await listAssigned(call, row);
    const problem = problems.find((one) => one.pid === pid) ?? fail('assignment.cellUnknown');
    const extension = (await findExtensions(call.db, uid, [id])).get(id);
    const facts = regradeFacts(row, now, dueFor(row.due_at, extension?.until ?? null));
    const refusal = refuseRegrade(facts, { now, hasAsked: false });
    if (refusal) fail(refusal);
    await call.db.transaction().execute(async (tx) => {
      if (!(await holdGroup(tx, row.gid))) fail('group.unknown');
      const asked = { assignment_id: id, uid, pid, reason: reason.trim(), gmt_create: now };
      const made = (await insertRegrade(tx, asked)) ?? fail('assignment.regradeAsked');
      await emitMessages(tx, [
        {
          kind: 'regrade.asked',
          to: await listAssisting(tx, row.gid, uid, 'grade'),
          actor: uid,
          cause: `regrade ${made}`,
          source: { ...sourceOf(row), url: `/group/${row.gid}/assignment/${id}` },
          content: reason,
          params: { problem: problem.displayId },
          at: now,
        },
      ]);
    });
    return null;
  }),

  implement(getRegrades, async (call, { id }) => {
    const { row, rights, labels } = await openAssignment(call, id);
    const seesAll = rights.has('progress');
    const [requests, students, { problems }] = await Promise.all([
      listRegrades(call.db, id, seesAll ? null : viewerOf(call).uid),
      seesAll && labels !== null ? listStudents(call.db, row.gid, labels) : null,
      row.work_id === null ? listAssigned(call, row) : { problems: [] },
    ]);
    const within = students && new Set(students.map(({ uid }) => uid));
    return {
      mayDecide: rights.has('grade'),
      problems,
      requests: requests
        .filter(({ uid }) => within === null || within.has(uid))
        .map(({ gmt_create, is_granted, realname, ...request }) => ({
          ...request,
          realname: rights.has('roster') ? realname : '',
          isGranted: is_granted,
          askedTime: gmt_create.toISOString(),
        })),
    };
  }),

  implement(decideRegrade, async (call, { id, isGranted, answer, percent }) => {
    const request = (await findRegrade(call.db, id)) ?? fail('assignment.regradeUnknown');
    const { uid, pid } = request;
    // nobody decides about the own work
    const { row, problem } = await gradeCell(call, { id: request.assignment_id, uid, pid }).catch(
      refusedAs('assignment.regradeUnknown'),
    );
    const now = call.clock.now();
    const decided = { is_granted: isGranted, answer: answer.trim(), by_uid: viewerOf(call).uid, decided_at: now };
    await call.db.transaction().execute(async (tx) => {
      if (!(await updateRegrade(tx, id, decided))) fail('assignment.regradeDecided');
      await note(call, tx, decideRegrade.name, row.id, { uid, pid }, { isGranted, answer: decided.answer, percent });
      if (isGranted && percent !== null) {
        await givePoints(call, tx, row, { uid, pid, problem: problem.displayId, percent, reason: decided.answer });
      }
      await emitMessages(tx, [
        {
          kind: isGranted ? 'regrade.granted' : 'regrade.refused',
          to: [uid],
          actor: viewerOf(call).uid,
          cause: `regrade ${id} decided`,
          source: sourceOf(row),
          content: answer,
          params: { problem: problem.displayId },
          at: now,
        },
      ]);
    });
    return null;
  }),
];
