import { fail } from '@assay/contract/errors.ts';
import { endTimedWork, startTimedWork } from '@assay/contract/works/sitting.ts';
import { refuseEntry, refuseStart } from '@assay/rules/works/access.ts';
import { finishedAt, ownEndOf } from '@assay/rules/works/clock.ts';
import { refuseExamStart } from '@assay/rules/works/exam.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { judgeSecret, takeGuess } from '../../../platform/judge-secret.ts';
import { enterWork, openWork, personOf } from '../entry.ts';
import { examChanged } from '../exam/enclosure.ts';
import { tellExams } from '../exam/exam.queries.ts';
import { examOf } from '../exam/exam.ts';
import { tellHandedIn } from '../owner/news.ts';
import { shownRecord } from '../shown.ts';
import { startSitting, updateHandedIn } from './sittings.queries.ts';

export const workSittingCalls: Implementation[] = [
  implement(startTimedWork, async (call, { tid, password, agrees = false }) => {
    const { uid, sessionId } = viewerOf(call);
    const view = await openWork(call, tid, call.viewer);
    takeGuess(call, { name: 'work-password', id: tid, uid }, password);
    const refusal = refuseStart(view.viewer, view.facts, judgeSecret(password, view.row.pwd), view.now.getTime());
    if (refusal) fail(refusal);
    if (!view.viewer?.sitting) {
      const exam = examOf(view.row);
      const closed = refuseExamStart(exam, { agrees, address: call.ip });
      if (closed) fail(closed, { address: call.ip });
      // it may have become an exam meanwhile, of which nothing was told, and the person may be in another class
      const start = {
        wid: tid,
        uid,
        at: view.now,
        sessionId,
        exam: exam.exam,
        notes: exam.notes,
        label: view.row.label,
      };
      if (!(await startSitting(call.db, start))) fail('work.changed');
      if (exam.exam) await examChanged(call, uid);
    }
    const { row, now } = await openWork(call, tid, call.viewer);
    const person = personOf(row);
    const record = shownRecord(row, person, now) ?? fail('work.unknown');
    return { ...record, ownEnd: new Date(ownEndOf(view.facts, person)).toISOString() };
  }),

  implement(endTimedWork, async (call, { tid }) => {
    const { uid } = viewerOf(call);
    const { row, facts, viewer, isAdmin, now } = await openWork(call, tid, call.viewer);
    const person = personOf(row);
    if (!person.sitting) fail(isAdmin ? 'work.staffDoNotTakePart' : (refuseEntry(viewer, facts) ?? 'work.startNeeded'));
    if (finishedAt(facts, person, now.getTime()) === null) {
      await updateHandedIn(call.db, tid, uid, now);
      tellHandedIn(call, tid, uid);
      if (row.exam) {
        await tellExams(call.db, uid);
        await examChanged(call, uid);
      }
    }
    const after = await enterWork(call, tid, call.viewer);
    return shownRecord(after.row, personOf(after.row), after.now) ?? fail('work.unknown');
  }),
];
