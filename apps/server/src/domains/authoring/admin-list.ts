import { changeProblemAuth, deleteProblem, getAdminProblemList } from '@assay/contract/authoring/editor.ts';
import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { isLimited } from '@assay/rules/authoring/own-limits.ts';
import { mayEditAllProblems, mayEditProblem } from '@assay/rules/problems/access.ts';
import { isOpen, shownAuth, storedAuth } from '@assay/rules/problems/owner.ts';
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, implement, viewerOf } from '../../platform/http/call.ts';
import { sourceOf } from '../catalog/sources.ts';
import { factsOf, ownerOf } from '../problems/facts.ts';
import { findParts } from '../problems/people.queries.ts';
import {
  type AdminProblemFilter,
  countAdminProblems,
  deleteProblemRow,
  listAdminProblems,
  lockProblem,
  updateAuth,
} from './admin-list.queries.ts';
import { refuseDeleting, refusePublishing } from './contest-problems.ts';
import { findProblemToDelete, findProblemToRun } from './find.ts';
import { refuseWhileApplying } from './publishing/applying.ts';

/** A page of the site's problems that administrators choose from: those that this one may see. */
export const adminProblemPage = (call: Call, wanted: Omit<AdminProblemFilter, 'seenBy' | 'gid'>, page: Paging) =>
  problemPage(
    call,
    { ...wanted, gid: null, seenBy: mayEditAllProblems(call.viewer) ? null : viewerOf(call).uid },
    page,
  );

/**
 * A page of a group's problems for one of its admins; `withPublic` those of the site as well.
 * @param level what the viewer is in the group
 */
export const groupProblemPage = (
  call: Call,
  {
    gid,
    level,
    ...wanted
  }: { gid: number; level: number } & Pick<
    AdminProblemFilter,
    'keyword' | 'outsideContest' | 'outsideWork' | 'withPublic'
  >,
  page: Paging,
) => {
  const seenBy = level >= GROUP_LEVEL.root ? null : viewerOf(call).uid;
  return problemPage(call, { ...wanted, gid, seenBy, oj: null }, page, level);
};

/** A page of the problems that a person has or had. */
export const personProblemPage = (
  call: Call,
  wanted: Pick<AdminProblemFilter, 'keyword'> & { person: NonNullable<AdminProblemFilter['person']> },
  page: Paging,
) => problemPage(call, { ...wanted, gid: null, seenBy: null, oj: null }, page);

/** A page of the problems that somebody helps with. */
export const helpedProblemPage = (call: Call, uid: number, page: Paging) =>
  problemPage(call, { gid: null, helpedBy: uid, seenBy: null, oj: null }, page);

async function problemPage(
  call: Call,
  filter: AdminProblemFilter,
  page: Paging,
  groupLevel: number = GROUP_LEVEL.none,
) {
  const [rows, total] = await Promise.all([
    listAdminProblems(call.db, filter, page, call.lang),
    countAdminProblems(call.db, filter),
  ]);
  const parts = await findParts(
    call.db,
    call.viewer?.uid ?? 0,
    rows.map(({ id }) => id),
  );
  const records = rows.map((row) => ({
    id: row.id,
    problemId: row.problem_id,
    title: row.title,
    author: row.author,
    type: row.type,
    auth: shownAuth(row.auth),
    gid: row.owner_kind === 'group' ? row.owner_id : null,
    difficulty: row.difficulty,
    caseCount: row.case_count,
    broken: row.broken_at && {
      since: row.broken_at.toISOString(),
      reason: row.broken_reason ?? '',
      isPaused: row.is_paused,
    },
    mayEdit: mayEditProblem(call.viewer, { ...factsOf(row), groupLevel, part: parts.get(row.id) ?? null }),
    gmtCreate: row.gmt_create.toISOString(),
    gmtModified: row.gmt_modified.toISOString(),
  }));
  return pageAnswer(records, total, page);
}

export const authoringListCalls = [
  implement(getAdminProblemList, (call, { keyword, auth, oj, ...page }) =>
    adminProblemPage(call, { keyword, auth: auth || undefined, oj: sourceOf(oj ?? 'ALL') }, page),
  ),

  implement(changeProblemAuth, async (call, { pid, auth }) => {
    const editor = viewerOf(call);
    const problem = await findProblemToRun(call.db, editor, pid);
    await call.db.transaction().execute(async (tx) => {
      const now = call.clock.now();
      const owner = ownerOf((await lockProblem(tx, pid)) ?? fail('problem.unknown'));
      if (isLimited(editor, owner)) await refuseWhileApplying(tx, pid, owner);
      const stored = storedAuth(owner.kind, auth);
      if (isOpen(stored)) await refusePublishing(tx, pid, now);
      await updateAuth(tx, pid, stored, now);
      await call.signals.emit('problem.shown', { pid, isPublic: stored === PROBLEM_AUTH.public }, tx);
      await insertAuditEntry(
        tx,
        {
          uid: editor.uid,
          action: changeProblemAuth.name,
          subject: `problem ${pid}`,
          before: { auth: shownAuth(problem.auth) },
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
    const problem = await findProblemToDelete(call.db, editor, pid);
    await call.db.transaction().execute(async (tx) => {
      const now = call.clock.now();
      const owner = ownerOf((await lockProblem(tx, pid)) ?? fail('problem.unknown'));
      if (isLimited(editor, owner)) await refuseWhileApplying(tx, pid, owner);
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
