import {
  addRemark,
  deleteRemark,
  getFeedback,
  REMARKS_MAX,
  setFeedbackMark,
} from '@assay/contract/assignments/feedback.ts';
import { fail } from '@assay/contract/errors.ts';
import { venueIdOf } from '@assay/contract/venue.ts';
import { feedbackAccess } from '@assay/rules/assignments/feedback.ts';
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { emitMessages } from '../../../platform/messages/emit-messages.ts';
import { assistsInGroups } from '../../groups/assistants/assistants.ts';
import { seeSubmission } from '../../submissions/visibility.ts';
import type { AssignmentColumns } from '../assignments.queries.ts';
import { listWithRubric } from '../rubrics/rubrics.queries.ts';
import { resultsShown } from '../shown.ts';
import { mayAssist } from '../supervision/supervises.ts';
import { targetColumns } from '../target.queries.ts';
import {
  deleteMark,
  deleteOwnRemark,
  findMark,
  insertRemark,
  listAssignmentsOf,
  listRemarks,
  upsertMark,
} from './feedback.queries.ts';

/**
 * A submission, the assignments that it was made for, and what the viewer may do about feedback on it (ASG-8, ASG-9).
 * @throws Failure `submission.unknown`
 */
async function viewFeedback(call: Call, submitId: number) {
  const { facts, isOwner: isAuthor, see, shown } = await seeSubmission(call, submitId);
  const [viewer, now] = [viewerOf(call), call.clock.now()];
  const target = targetColumns(facts.venue.kind, venueIdOf(facts.venue));
  const assignments = await listAssignmentsOf(call.db, { uid: facts.uid, receivedAt: facts.receivedAt, target });
  const gids = assignments.map(({ gid }) => gid);
  const assists = await assistsInGroups(call, viewer, gids);
  const areReleased = assignments.every((row) => resultsShown(row, now));
  const access = feedbackAccess({
    isAuthor,
    isStaff: assignments.some(({ gid, label }) => mayAssist(assists.get(gid), 'feedback', label)),
    isAssigned: assignments.length > 0,
    areResultsShown: areReleased && shown.result,
    seesCode: see.code,
  });
  // what its author sees of a timed work is that one's own matter, so that nothing is told of it
  const tellsAuthor = areReleased && assignments.every(({ work_id }) => work_id === null);
  return { facts, assignments, assists, isAuthor, tellsAuthor, ...access };
}

/** The same for who writes. @throws Failure `submission.unknown`, `feedback.closed` */
async function enterFeedback(call: Call, submitId: number) {
  const view = await viewFeedback(call, submitId);
  return view.mayRead ? view : fail('feedback.closed');
}

/** Rubrics by which the work is graded: those by which the viewer grades it, or the author was. */
async function rubricsOf(call: Call, view: Awaited<ReturnType<typeof viewFeedback>>) {
  const { facts, assignments, assists, isAuthor, tellsAuthor } = view;
  const { uid, pid } = facts;
  const concerned = assignments.filter(({ gid, label }) =>
    isAuthor ? tellsAuthor : mayAssist(assists.get(gid), 'grade', label),
  );
  const ids = concerned.map(({ id }) => id);
  const withRubric = new Set(ids.length === 0 ? [] : await listWithRubric(call.db, ids, pid));
  return concerned
    .filter(({ id }) => withRubric.has(id))
    .map(({ id, title }) => ({ id, title, uid, pid, mayGrade: !isAuthor }));
}

/** What a message about feedback is about, and where it leads. */
const sourceOf = ({ gid, title }: Pick<AssignmentColumns, 'gid' | 'title'>, submitId: number) => ({
  type: 'group' as const,
  id: gid,
  title,
  url: `/submission-detail/${submitId}`,
});

export const feedbackCalls: Implementation[] = [
  implement(getFeedback, async (call, { submitId }) => {
    const view = await viewFeedback(call, submitId);
    const { mayRead, mayMark, facts } = view;
    if (!mayRead) return { mayRemark: false, mayMark, mark: null, rubrics: [], remarks: [] };
    const [remarks, mark, rubrics] = await Promise.all([
      listRemarks(call.db, submitId),
      findMark(call.db, submitId),
      rubricsOf(call, view),
    ]);
    return {
      mayRemark: true,
      mayMark,
      mark,
      rubrics,
      remarks: remarks.map(({ gmt_create, ...remark }) => ({
        ...remark,
        isStudent: remark.uid === facts.uid,
        gmtCreate: gmt_create.toISOString(),
      })),
    };
  }),

  implement(addRemark, async (call, { submitId, line, content }) => {
    const { facts, assignments, isAuthor, tellsAuthor } = await enterFeedback(call, submitId);
    if (line !== null && line > facts.code.split('\n').length) fail('feedback.lineUnknown');
    const [{ uid }, now] = [viewerOf(call), call.clock.now()];
    const row = { submission_id: submitId, line, uid, content, gmt_create: now };
    return call.db.transaction().execute(async (tx) => {
      const { id } = (await insertRemark(tx, row, REMARKS_MAX)) ?? fail('feedback.tooMany');
      const others = (await listRemarks(tx, submitId)).map((one) => one.uid);
      await emitMessages(tx, [
        {
          kind: 'feedback.remark',
          // who wrote before hears of the student's answer; the student of nothing that is not shown yet
          to: isAuthor ? others : tellsAuthor ? [facts.uid] : [],
          actor: uid,
          cause: `remark ${id}`,
          source: sourceOf(assignments[0]!, submitId),
          content,
          at: now,
        },
      ]);
      return { id };
    });
  }),

  implement(deleteRemark, async (call, { submitId, id }) => {
    await enterFeedback(call, submitId);
    if (!(await deleteOwnRemark(call.db, submitId, id, viewerOf(call).uid))) fail('feedback.unknown');
    return null;
  }),

  implement(setFeedbackMark, async (call, { submitId, mark }) => {
    const { mayMark, facts, assignments, tellsAuthor } = await enterFeedback(call, submitId);
    if (!mayMark) fail('feedback.closed');
    const [{ uid }, now] = [viewerOf(call), call.clock.now()];
    await call.db.transaction().execute(async (tx) => {
      const before = await findMark(tx, submitId);
      await (mark === null ? deleteMark(tx, submitId) : upsertMark(tx, submitId, mark, uid, now));
      const subject = `submission ${submitId}`;
      const change = { before: before && { mark: before }, after: mark && { mark } };
      await insertAuditEntry(tx, { uid, action: setFeedbackMark.name, subject, ...change, ip: call.ip }, now);
      if (mark === null || mark === before || !tellsAuthor) return;
      const cause = `mark ${submitId} ${now.getTime()}`;
      const source = sourceOf(assignments[0]!, submitId);
      await emitMessages(tx, [{ kind: `feedback.${mark}`, to: [facts.uid], actor: uid, cause, source, at: now }]);
    });
    return null;
  }),
];
