import { getGroupDetail, getGroupList } from '@assay/contract/groups/groups.ts';
import { getGroupApplications, getGroupMembers } from '@assay/contract/groups/members.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';

/** The number of the group that the address names. */
export const useGroupId = () => useIdParam<'GroupDetails'>('groupID');

/** A group and what the viewer is in it. */
export const useGroup = (gid: number) =>
  useCall(getGroupDetail, { gid }, { keep: true, call: { shows: ['group.unknown'] } });

/** Reads anew what tells of a group and its members. */
export const groupChanged = () => refresh(getGroupDetail, getGroupList, getGroupMembers, getGroupApplications);
