import { changeProblemAuth, deleteProblem, getAdminProblemList } from '@assay/contract/authoring/editor.ts';
import type { Paging } from '@assay/contract/page.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { mayEditAllProblems, mayEditProblem } from '@assay/rules/problems/access.ts';
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, implement, viewerOf } from '../../platform/http/call.ts';
import { sourceOf } from '../catalog/sources.ts';
import { findProblemFor } from '../problems/find.ts';
import {
  type AdminProblemFilter,
  countAdminProblems,
  deleteProblemRow,
  listAdminProblems,
  lockProblem,
  updateAuth,
} from './admin-list.queries.ts';
import { refuseDeleting, refusePublishing } from './contest-problems.ts';
import { findProblemToEdit } from './find.ts';

/** A page of the problems that administrators choose from: those that this one may see. */
export async function adminProblemPage(call: Call, wanted: Omit<AdminProblemFilter, 'seenBy'>, page: Paging) {
  const filter = { ...wanted, seenBy: mayEditAllProblems(call.viewer) ? null : viewerOf(call).uid };
  const [rows, total] = await Promise.all([
    listAdminProblems(call.db, filter, page, call.lang),
    countAdminProblems(call.db, filter),
  ]);
  const records = rows.map((row) => ({
    id: row.id,
    problemId: row.problem_id,
    title: row.title,
    author: row.author,
    type: row.type,
    auth: row.auth,
    difficulty: row.difficulty,
    caseCount: row.case_count,
    broken: row.broken_at && {
      since: row.broken_at.toISOString(),
      reason: row.broken_reason ?? '',
      isPaused: row.is_paused,
    },
    mayEdit: mayEditProblem(call.viewer, { auth: row.auth, authorUid: row.author_uid }),
    gmtCreate: row.gmt_create.toISOString(),
    gmtModified: row.gmt_modified.toISOString(),
  }));
  return pageAnswer(records, total, page);
}

export const authoringListCalls = [
  implement(getAdminProblemList, (call, { keyword, auth, oj, ...page }) =>
    adminProblemPage(call, { keyword, auth, oj: sourceOf(oj ?? 'ALL') }, page),
  ),

  implement(changeProblemAuth, async (call, { pid, auth }) => {
    const editor = viewerOf(call);
    const problem = await findProblemToEdit(call.db, editor, pid);
    await call.db.transaction().execute(async (tx) => {
      const now = call.clock.now();
      if (auth === PROBLEM_AUTH.public) await refusePublishing(tx, pid, now);
      await updateAuth(tx, pid, auth, now);
      await call.signals.emit('problem.shown', { pid, isPublic: auth === PROBLEM_AUTH.public }, tx);
      await insertAuditEntry(
        tx,
        {
          uid: editor.uid,
          action: changeProblemAuth.name,
          subject: `problem ${pid}`,
          before: { auth: problem.auth },
          after: { auth },
          ip: call.ip,
        },
        now,
      );
    });
    return null;
  }),

  implement(deleteProblem, async (call, { pid }) => {
    const editor = viewerOf(call);
    const problem = await findProblemFor(call.db, editor, { pid });
    await call.db.transaction().execute(async (tx) => {
      const now = call.clock.now();
      await lockProblem(tx, pid);
      await refuseDeleting(tx, pid, now);
      await call.signals.emit('problem.deleted', { pid }, tx);
      await deleteProblemRow(tx, pid);
      await insertAuditEntry(
        tx,
        {
          uid: editor.uid,
          action: deleteProblem.name,
          subject: `problem ${pid}`,
          before: { problemId: problem.problem_id, author: problem.author, submissions: problem.total },
          after: null,
          ip: call.ip,
        },
        now,
      );
    });
    return null;
  }),
];
