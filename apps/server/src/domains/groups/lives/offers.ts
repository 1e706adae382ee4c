import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { acceptGroupOffer, offerGroup, withdrawGroupOffer } from '@assay/contract/groups/lives.ts';
import { offerEndsAt, refuseAcceptance, refuseOffer, refuseWithdrawal } from '@assay/rules/groups/lives.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { enterGroup, viewOfGroup } from '../entry.ts';
import { findMemberLevel } from '../groups.queries.ts';
import { noteGroup } from '../note.ts';
import { findMade, lockGroup, lockMaker } from '../save.queries.ts';
import { deleteOffer, findOffer, insertOffer, updateOwner } from './offers.queries.ts';

/** The group as the viewer finds it, locked: of two who change its owner one comes after the other. */
async function lockView(call: Call, tx: Queryable, gid: number) {
  const row = (await lockGroup(tx, gid)) ?? fail('group.unknown');
  return viewOfGroup(row, viewerOf(call), await findMemberLevel(tx, gid, viewerOf(call).uid));
}

/** Giving a group to another owner: offered by the old one, accepted by the new one (GRP-16). */
export const groupOfferCalls: Implementation[] = [
  implement(offerGroup, async (call, { gid, uid }) => {
    const byUid = viewerOf(call).uid;
    await enterGroup(call, gid, call.viewer);
    await call.db.transaction().execute(async (tx) => {
      const { row, viewer, facts } = await lockView(call, tx, gid);
      const auth = (await findMemberLevel(tx, gid, uid)) ?? GROUP_LEVEL.none;
      const refusal = refuseOffer(viewer, facts, { uid, auth });
      if (refusal) fail(refusal);
      const now = call.clock.now();
      const offer = { gid, to_uid: uid, by_uid: byUid, gmt_create: now, ends_at: offerEndsAt(now) };
      if (!(await insertOffer(tx, offer))) fail('group.offerOpen');
      await noteGroup(call, tx, offerGroup.name, gid, { owner: facts.ownerUid }, { offeredTo: uid });
      await call.signals.emit('group.offered', { gid, name: row.name, byUid, toUid: uid }, tx);
    });
    return null;
  }),

  implement(withdrawGroupOffer, async (call, { gid }) => {
    await enterGroup(call, gid, call.viewer);
    await call.db.transaction().execute(async (tx) => {
      const { viewer, facts } = await lockView(call, tx, gid);
      const refusal = refuseWithdrawal(viewer, facts, await findOffer(tx, gid));
      if (refusal) fail(refusal);
      await deleteOffer(tx, gid);
    });
    return null;
  }),

  implement(acceptGroupOffer, async (call, { gid }) => {
    const { uid, role } = viewerOf(call);
    await enterGroup(call, gid, call.viewer);
    const { groupsPerUser: inAll } = await call.settings.read();
    await call.db.transaction().execute(async (tx) => {
      const { row, viewer, facts } = await lockView(call, tx, gid);
      const now = call.clock.now();
      await lockMaker(tx, uid);
      const { owned } = await findMade(tx, uid, now);
      const auth = viewer?.auth ?? GROUP_LEVEL.none;
      const refusal = refuseAcceptance({ uid, role, auth, owned }, facts, await findOffer(tx, gid), { now, inAll });
      if (refusal) throw refusal;
      await deleteOffer(tx, gid);
      await updateOwner(tx, gid, uid, now);
      await noteGroup(call, tx, acceptGroupOffer.name, gid, { owner: facts.ownerUid }, { owner: uid });
      const changed = { gid, name: row.name, byUid: uid, before: facts.ownerUid, after: uid };
      await call.signals.emit('group.ownerChanged', changed, tx);
    });
    return null;
  }),
];
