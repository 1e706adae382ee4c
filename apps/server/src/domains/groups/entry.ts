import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import {
  type GroupFacts,
  type GroupViewer,
  levelIn,
  refuseFront,
  refuseInside,
  refuseLevel,
} from '@assay/rules/groups/access.ts';
import type { Call, Viewer } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findGroup, findMemberLevel, type GroupColumns, listGroupsWithLevel } from './groups.queries.ts';

type GroupServices = Pick<Services, 'db'>;

/** A group as one viewer finds it: everything that its rules ask for. */
export interface GroupView {
  row: GroupColumns;
  facts: GroupFacts;
  viewer: GroupViewer;
  /** 3 member, 4 admin, 5 root (or owner or super admin), 0 for everybody else. */
  level: 0 | 3 | 4 | 5;
}

export const groupFacts = (row: GroupColumns): GroupFacts => ({
  auth: row.auth,
  ownerUid: row.owner_uid,
  visible: row.visible,
});

/** @param auth what the viewer's own row says */
export function viewOfGroup(
  row: GroupColumns,
  who: Pick<Viewer, 'uid' | 'role'> | null,
  auth: GroupLevel | undefined,
): GroupView {
  const facts = groupFacts(row);
  const viewer: GroupViewer = who && { uid: who.uid, role: who.role, auth: auth ?? GROUP_LEVEL.none };
  return { row, facts, viewer, level: levelIn(viewer, facts) };
}

/** A group as a viewer finds it, whatever is allowed; null when there is none. */
export async function findGroupView(
  { db }: GroupServices,
  gid: number,
  who: Pick<Viewer, 'uid' | 'role'> | null,
): Promise<GroupView | null> {
  const [row, auth] = await Promise.all([findGroup(db, gid), who ? findMemberLevel(db, gid, who.uid) : undefined]);
  return row ? viewOfGroup(row, who, auth) : null;
}

/** What somebody is in each of some groups: 3 member, 4 admin, 5 root (or owner or super admin), else 0; unknown groups are absent. */
export async function levelsInGroups(
  { db }: GroupServices,
  who: Pick<Viewer, 'uid' | 'role'>,
  gids: readonly number[],
): Promise<ReadonlyMap<number, GroupView['level']>> {
  if (gids.length === 0) return new Map();
  const rows = await listGroupsWithLevel(db, who.uid, gids);
  return new Map(
    rows.map(({ level, ...row }) => [
      row.id,
      viewOfGroup(row, who, (level ?? undefined) as GroupLevel | undefined).level,
    ]),
  );
}

const viewOrFail = async (services: GroupServices, gid: number, who: Viewer | null) =>
  (await findGroupView(services, gid, who)) ?? fail('group.unknown');

/**
 * A group whose front this viewer may see.
 * @throws Failure of `refuseFront`
 */
export async function openGroup(services: GroupServices, gid: number, who: Viewer | null): Promise<GroupView> {
  const view = await viewOrFail(services, gid, who);
  const refusal = refuseFront(view.viewer, view.facts);
  return refusal ? fail(refusal) : view;
}

/**
 * A group whose inside this viewer may see. Ask before any id inside of it is looked up.
 * @throws Failure of `refuseInside`
 */
export async function enterGroup(services: GroupServices, gid: number, who: Viewer | null): Promise<GroupView> {
  const view = await viewOrFail(services, gid, who);
  const refusal = refuseInside(view.viewer, view.facts);
  return refusal ? fail(refusal) : view;
}

/** The level of the viewer of a call in a group that this viewer may enter. */
export const levelInGroup = async (call: Call, gid: number) => (await enterGroup(call, gid, call.viewer)).level;

/**
 * A group in which this viewer may do what a level is needed for: 4 makes things and lets people in, 5 owns all of it.
 * @throws Failure of `refuseLevel`
 */
export async function manageGroup(
  services: GroupServices,
  gid: number,
  who: Viewer | null,
  level: 4 | 5,
): Promise<GroupView> {
  const view = await viewOrFail(services, gid, who);
  const refusal = refuseLevel(view.viewer, view.facts, level);
  return refusal ? fail(refusal) : view;
}
