import { GROUP_LEVEL, type GroupRow } from '@assay/contract/groups/group.ts';
import { getGroupAccess, getGroupAuth, getGroupDetail, getGroupList } from '@assay/contract/groups/groups.ts';
import { isInside, refuseDisband } from '@assay/rules/groups/access.ts';
import { refuseWithdrawal } from '@assay/rules/groups/lives.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { assistsIn } from './assistants/assistants.ts';
import { openGroup } from './entry.ts';
import type { GroupColumns } from './groups.queries.ts';
import { countGroups, findFront, listGroups } from './list.queries.ts';
import { hasContests } from './lives/bin.queries.ts';
import { findOffer } from './lives/offers.queries.ts';

type Shown = Omit<GroupColumns, 'code' | 'description' | 'gmt_modified' | 'disbanded_at' | 'disbanded_by'> & {
  owner: string | null;
  members: number | null;
};

export const shownGroup = (row: Shown): GroupRow => ({
  id: row.id,
  avatar: row.avatar,
  name: row.name,
  shortName: row.short_name,
  brief: row.brief,
  uid: row.owner_uid,
  owner: row.owner ?? '',
  auth: row.auth,
  visible: row.visible,
  memberCount: row.members ?? 0,
  gmtCreate: row.gmt_create.toISOString(),
});

export const groupListCalls: Implementation[] = [
  implement(getGroupList, async (call, { keyword, auth, onlyMine, ...page }) => {
    const filter = { viewer: call.viewer, keyword, auth, onlyMine };
    const [rows, total] = await Promise.all([listGroups(call.db, filter, page), countGroups(call.db, filter)]);
    return pageAnswer(rows.map(shownGroup), total, page);
  }),

  implement(getGroupDetail, async (call, { gid }) => {
    const { row, facts, viewer, level } = await openGroup(call, gid, call.viewer);
    const { rights, labels } = await assistsIn(call.db, { row, facts, viewer, level });
    const mayDisband = refuseDisband(viewer, facts) === null;
    const offer = await findOffer(call.db, gid);
    const isTold = offer !== null && offer.endsAt > call.clock.now() && !refuseWithdrawal(viewer, facts, offer);
    return {
      ...shownGroup({ ...row, ...(await findFront(call.db, gid)) }),
      description: row.description,
      code: level === GROUP_LEVEL.root ? row.code : '',
      userAuth: viewer?.auth ?? GROUP_LEVEL.none,
      level,
      rights: [...rights],
      labels: labels && [...labels],
      isOwner: viewer?.uid === row.owner_uid,
      mayDisband,
      hasContests: mayDisband && (await hasContests(call.db, gid)),
      offer: isTold ? { uid: offer.toUid, username: offer.username, endsAt: offer.endsAt.toISOString() } : null,
    };
  }),

  implement(getGroupAccess, async (call, { gid }) => {
    const { viewer, facts } = await openGroup(call, gid, call.viewer);
    return { access: isInside(viewer, facts) };
  }),

  implement(getGroupAuth, async (call, { gid }) => {
    const { viewer, facts } = await openGroup(call, gid, call.viewer);
    return viewer?.uid === facts.ownerUid ? GROUP_LEVEL.root : (viewer?.auth ?? GROUP_LEVEL.none);
  }),
];
