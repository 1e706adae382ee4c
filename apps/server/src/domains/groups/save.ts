import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { addGroup, getGroupCreateAccess, updateGroup, uploadGroupAvatar } from '@assay/contract/groups/groups.ts';
import { isReservedName } from '@assay/contract/person-names.ts';
import { isAdminRole, type RoleName } from '@assay/contract/roles.ts';
import { refuseGroup, refuseMaking } from '@assay/rules/groups/refuse-group.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { receivePicture } from '../files/avatars.ts';
import { manageGroup } from './entry.ts';
import { findFront } from './list.queries.ts';
import { shownGroup } from './list.ts';
import { noteGroup, told } from './note.ts';
import { findMade, insertGroup, lockGroup, lockMaker, updateGroupAvatar, updateGroupRow } from './save.queries.ts';

const AVATAR_SIDE = 200;
const DAY_MS = 24 * 3600 * 1000;

/** Only those who run the site give a group a name that the site speaks with; a group keeps what it has. */
function refuseReserved(role: RoleName, names: readonly string[], kept: readonly string[] = []) {
  if (isAdminRole(role)) return;
  if (names.some((name) => isReservedName(name) && !kept.includes(name))) fail('group.nameReserved');
}

/** Refuses the viewer a further group (GRP-8). */
async function mayMake(call: Call, db: Queryable) {
  const { uid, role } = viewerOf(call);
  const { groupSolvedNeeded: solved, groupsPerDay: perDay, groupsPerUser: inAll } = await call.settings.read();
  const made = await findMade(db, uid, new Date(call.clock.now().getTime() - DAY_MS));
  const refusal = refuseMaking({ role, ...made }, { solved, perDay, inAll });
  if (refusal) throw refusal;
}

export const groupSaveCalls: Implementation[] = [
  implement(addGroup, async (call, form) => {
    const { uid, role } = viewerOf(call);
    const refusal = refuseGroup(form);
    if (refusal) throw refusal;
    refuseReserved(role, [form.name, form.shortName]);
    return call.db.transaction().execute(async (tx) => {
      await lockMaker(tx, uid);
      await mayMake(call, tx);
      return { id: await insertGroup(tx, form, uid, call.clock.now()) };
    });
  }),

  implement(getGroupCreateAccess, async (call) => {
    await mayMake(call, call.db);
    return { access: true as const };
  }),

  implement(updateGroup, async (call, { gid, ...form }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.root);
    const refusal = refuseGroup(form);
    if (refusal) throw refusal;
    await call.db.transaction().execute(async (tx) => {
      const before = (await lockGroup(tx, gid)) ?? fail('group.unknown');
      refuseReserved(viewerOf(call).role, [form.name, form.shortName], [before.name, before.short_name]);
      await updateGroupRow(tx, gid, form, call.clock.now());
      const { name, shortName, auth, visible } = form;
      await noteGroup(call, tx, updateGroup.name, gid, told(before), { name, shortName, auth, visible });
    });
    return null;
  }),

  implement(uploadGroupAvatar, async (call, { gid }) => {
    const { row } = await manageGroup(call, gid, call.viewer, GROUP_LEVEL.root);
    const { url: avatar } = await receivePicture(call, { side: AVATAR_SIDE, fit: 'cover' });
    await updateGroupAvatar(call.db, gid, avatar, call.clock.now());
    return shownGroup({ ...row, avatar, ...(await findFront(call.db, gid)) });
  }),
];
