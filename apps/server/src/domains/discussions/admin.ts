import { deleteDiscussions, manageDiscussion } from '@assay/contract/discussions/admin.ts';
import { DISCUSSION_STATUS } from '@assay/contract/discussions/discussion.ts';
import { fail } from '@assay/contract/errors.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { type Implementation, implement, viewerIsRoot, viewerOf } from '../../platform/http/call.ts';
import { holdStates, updateDiscussionRow } from './discussions.queries.ts';
import { gone, viewDiscussion } from './entry.ts';

const { normal, disabled, deleted } = DISCUSSION_STATUS;
const ANY = [normal, disabled, deleted];

export const discussionAdminCalls: Implementation[] = [
  implement(manageDiscussion, async (call, { id, status, topPriority }) => {
    const { runs } = await viewDiscussion(call, id);
    if (!runs) fail('discussion.mayNotChange');
    await call.db.transaction().execute(async (tx) => {
      const [before] = await holdStates(tx, [id]);
      if (!before) throw gone();
      const after = { status: status ?? before.status, top: topPriority ?? before.top };
      const fields = { ...after, ...(after.status === deleted ? {} : { deleted_at: null, deleted_by: null }) };
      await updateDiscussionRow(tx, id, fields, ANY);
      const { status: was, top, title } = before;
      await noteAct(call, tx, {
        action: manageDiscussion.name,
        subject: `discussion ${id}`,
        before: { title, status: was, top },
        after,
      });
    });
    return null;
  }),

  implement(deleteDiscussions, async (call, ids) => {
    const { uid } = viewerOf(call);
    const fields = { status: deleted, deleted_at: call.clock.now(), deleted_by: uid };
    return call.db.transaction().execute(async (tx) => {
      const held = await holdStates(tx, ids);
      // those of groups are run by their admins, and by super admins
      const rows = held.filter(({ gid, status }) => status !== deleted && (gid === null || viewerIsRoot(call)));
      for (const { id, title, uid: author } of rows) {
        await updateDiscussionRow(tx, id, fields, ANY);
        const entry = { subject: `discussion ${id}`, before: { title, uid: author }, after: null };
        await noteAct(call, tx, { action: deleteDiscussions.name, ...entry });
      }
      return { deleted: rows.length };
    });
  }),
];
