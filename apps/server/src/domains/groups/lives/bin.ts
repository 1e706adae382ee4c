import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { deleteGroup } from '@assay/contract/groups/groups.ts';
import { getDisbandedGroups, restoreGroup } from '@assay/contract/groups/lives.ts';
import { refuseDisband } from '@assay/rules/groups/access.ts';
import { refuseRestore, sweptAt } from '@assay/rules/groups/lives.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { groupFacts, openGroup, viewOfGroup } from '../entry.ts';
import { findMemberLevel } from '../groups.queries.ts';
import { shownGroup } from '../list.ts';
import { noteGroup, told } from '../note.ts';
import { lockGroup } from '../save.queries.ts';
import { disband, hasContests, listDisbanded, lockDisbanded, restore } from './bin.queries.ts';

/** Disbanding a group, and bringing it back within thirty days (GRP-7, GRP-15). */
export const groupBinCalls: Implementation[] = [
  implement(deleteGroup, async (call, { gid }) => {
    const { uid } = viewerOf(call);
    await openGroup(call, gid, call.viewer);
    await call.db.transaction().execute(async (tx) => {
      const before = (await lockGroup(tx, gid)) ?? fail('group.unknown');
      // who owns it may have changed meanwhile
      const { viewer, facts } = viewOfGroup(before, viewerOf(call), await findMemberLevel(tx, gid, uid));
      const refusal = refuseDisband(viewer, facts);
      if (refusal) fail(refusal);
      if (await hasContests(tx, gid)) fail('group.hasContests');
      await disband(tx, gid, { uid, now: call.clock.now() });
      await noteGroup(call, tx, deleteGroup.name, gid, told(before), null);
      await call.signals.emit('group.disbanded', { gid, name: before.name, byUid: uid }, tx);
    });
    return null;
  }),

  implement(getDisbandedGroups, async (call, page) => {
    const { uid, role } = viewerOf(call);
    const { rows, total } = await listDisbanded(call.db, role === 'root' ? null : uid, page);
    const records = rows.map((row) => ({
      ...shownGroup(row),
      disbandedAt: row.disbanded_at!.toISOString(),
      sweptAt: sweptAt(row.disbanded_at!).toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(restoreGroup, async (call, { gid }) => {
    const { uid, role } = viewerOf(call);
    await call.db.transaction().execute(async (tx) => {
      const row = (await lockDisbanded(tx, gid)) ?? fail('group.unknown');
      const auth = (await findMemberLevel(tx, gid, uid)) ?? GROUP_LEVEL.none;
      const refusal = refuseRestore({ uid, role, auth }, groupFacts(row));
      if (refusal) fail(refusal);
      await restore(tx, gid, call.clock.now());
      await noteGroup(call, tx, restoreGroup.name, gid, null, told(row));
      await call.signals.emit('group.restored', { gid, name: row.name, byUid: uid }, tx);
    });
    return null;
  }),
];
