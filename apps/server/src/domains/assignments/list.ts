import { getAssignments, getDueAssignments } from '@assay/contract/assignments/list.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { enterGroup } from '../groups/entry.ts';
import { countAssignments, listAssignments, listDue } from './assignments.queries.ts';
import { findExtensions } from './extensions/extensions.queries.ts';
import { targetOf } from './progress.ts';
import { ownWorkOf, shownAssignment } from './shown.ts';
import { listExcuses } from './totals/grades.queries.ts';
import { rowFor } from './windows/own-dates.ts';
import { findOwnWindows } from './windows/windows.queries.ts';

export const assignmentListCalls: Implementation[] = [
  implement(getAssignments, async (call, { gid, ...page }) => {
    const { level } = await enterGroup(call, gid, call.viewer);
    const [found, total] = await Promise.all([listAssignments(call.db, gid, page), countAssignments(call.db, gid)]);
    const now = call.clock.now();
    const isMember = level === GROUP_LEVEL.member;
    const ids = found.map(({ id }) => id);
    const { uid } = viewerOf(call);
    const windows = isMember ? await findOwnWindows(call.db, uid, ids) : new Map<number, never>();
    const rows = found.map((row) => rowFor(row, windows.get(row.id)));
    const extensions = isMember ? await findExtensions(call.db, uid, ids) : new Map();
    const excuses = isMember ? await listExcuses(call.db, ids, uid) : [];
    const reasons = new Map(excuses.map(({ assignment_id, reason }) => [assignment_id, reason]));
    const records = await Promise.all(
      rows.map(async (row) =>
        shownAssignment(
          row,
          now,
          isMember ? await ownWorkOf(call, row) : null,
          extensions.get(row.id),
          reasons.get(row.id),
        ),
      ),
    );
    return pageAnswer(records, total, page);
  }),

  implement(getDueAssignments, async (call, { gid }) => {
    const rows = await listDue(call.db, viewerOf(call).uid, call.clock.now(), gid);
    return rows.map((row) => ({
      id: row.id,
      gid: row.gid,
      groupName: row.group_name,
      ...targetOf(row),
      title: row.title,
      dueAt: row.own_due_at.toISOString(),
    }));
  }),
];
