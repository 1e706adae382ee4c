import { fail } from '@assay/contract/errors.ts';
import {
  EXAM_NOTES_KEPT_DAYS,
  EXAM_NOTES_MAX,
  getTimedWorkExamNotes,
  moveTimedWorkExam,
  noteTimedWorkExam,
} from '@assay/contract/works/exam.ts';
import { finishedAt } from '@assay/rules/works/clock.ts';
import { isInNetworks } from '@assay/rules/works/networks.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import type { Reactions } from '../../../platform/signals.ts';
import { editWork, enterWork } from '../entry.ts';
import { tellTimes } from '../owner/news.ts';
import type { FoundWork, WorkColumns } from '../works.queries.ts';
import { examChanged } from './enclosure.ts';
import { countNotes, deleteNotesBefore, insertNotes, listNotes, tellExams, updateSession } from './exam.queries.ts';

const MOVES_PER_HOUR = 60;
const NOTES_PER_MINUTE = 60;
const DAY_MS = 86_400_000;

export const examOf = (row: Pick<WorkColumns, 'exam' | 'exam_notes' | 'exam_networks'>) => ({
  exam: row.exam,
  notes: row.exam_notes,
  networks: row.exam_networks,
});

/** What the page of a work says of exam mode to who looks; null for a work that is no exam (WORK-22). */
export function shownExam(call: Call, row: FoundWork) {
  if (!row.exam) return null;
  return {
    notes: row.exam_notes,
    hasNetworks: row.exam_networks.trim() !== '',
    isInNetworks: isInNetworks(call.ip, row.exam_networks),
    address: call.ip,
    isHere: row.started_at === null || row.session_id === call.viewer?.sessionId,
  };
}

/** An exam that the viewer sits now. @throws Failure of `enterWork`, `work.examOver` */
async function sitting(call: Call, tid: number) {
  const view = await enterWork(call, tid, call.viewer);
  const { row, facts, viewer, now } = view;
  const isRunning = row.exam && viewer?.sitting && finishedAt(facts, viewer, now.getTime()) === null;
  return isRunning ? { ...view, startedMs: viewer.sitting!.startedMs } : fail('work.examOver');
}

export const workExamCalls: Implementation[] = [
  implement(moveTimedWorkExam, async (call, { tid }) => {
    const { uid, sessionId } = viewerOf(call);
    call.limiter.take('exam-moves', String(uid), MOVES_PER_HOUR, 3600);
    const { row, now } = await sitting(call, tid);
    if (!isInNetworks(call.ip, row.exam_networks)) fail('work.examNetwork', { address: call.ip });
    const moved = await call.db.transaction().execute(async (tx) => {
      if (!(await updateSession(tx, tid, uid, sessionId))) return false;
      await insertNotes(tx, tid, uid, [{ kind: 'session', at: now, amount: 0 }], EXAM_NOTES_MAX);
      await tellExams(tx, uid);
      return true;
    });
    if (!moved) return null;
    await examChanged(call, uid);
    tellTimes(call, tid, { uid });
    return null;
  }),

  implement(noteTimedWorkExam, async (call, { tid, notes }) => {
    const { uid } = viewerOf(call);
    call.limiter.take('exam-notes', String(uid), NOTES_PER_MINUTE, 60);
    const { row, now, startedMs } = await sitting(call, tid);
    if (!row.exam_notes) return null;
    const kept = notes.map(({ kind, secondsAgo, amount }) => {
      const at = new Date(Math.max(startedMs, now.getTime() - secondsAgo * 1000));
      return { kind, at, amount };
    });
    await call.db.transaction().execute((tx) => insertNotes(tx, tid, uid, kept, EXAM_NOTES_MAX));
    return null;
  }),

  implement(getTimedWorkExamNotes, async (call, { tid, uid, ...page }) => {
    const viewer = viewerOf(call);
    const of = uid ?? viewer.uid;
    await (of === viewer.uid ? enterWork : editWork)(call, tid, call.viewer);
    const [rows, total] = await Promise.all([listNotes(call.db, tid, of, page), countNotes(call.db, tid, of)]);
    const records = rows.map(({ id, kind, at, amount }) => ({
      id,
      kind: kind as 'session',
      at: at.toISOString(),
      amount,
    }));
    return pageAnswer(records, total, page);
  }),
];

/** Whoever leaves a group is not held by its exams any more. */
export const followExamMember: Reactions['group.memberChanged'][number] = async ({ uid }, tx) => {
  await tellExams(tx, uid);
};

/** What was written down of exams goes after a while (WORK-26). */
export async function sweepExamNotes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteNotesBefore(db, new Date(clock.now().getTime() - EXAM_NOTES_KEPT_DAYS * DAY_MS));
}
