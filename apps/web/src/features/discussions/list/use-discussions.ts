import { getDiscussionDetail, getDiscussionList } from '@assay/contract/discussions/discussions.ts';
import { getGroupAdminDiscussionList, getGroupDiscussionList } from '@assay/contract/discussions/group.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import type { Place } from '../addresses.ts';

interface Asked {
  currentPage: number;
  limit: number;
  keyword?: string | undefined;
  cid?: number | undefined;
  onlyMine?: boolean | undefined;
  uid?: number | undefined;
}

/** A page of the discussions of a place. @param all also disabled and deleted ones, for admins of a group */
export function useDiscussions({ gid, pid }: Place, asked: Asked, all = false) {
  const { uid: _, onlyMine, ...rest } = { ...asked, pid };
  const inGroup = { ...rest, gid: gid ?? 0 };
  const ofSite = useCall(getDiscussionList, { ...asked, pid }, { keep: true, enabled: gid === null });
  const ofGroup = useCall(
    getGroupDiscussionList,
    { ...inGroup, onlyMine },
    { keep: true, enabled: gid !== null && !all },
  );
  const managed = useCall(getGroupAdminDiscussionList, inGroup, { keep: true, enabled: gid !== null && all });
  return gid === null ? ofSite : all ? managed : ofGroup;
}

/** Reads anew whatever shows discussions. */
export const discussionsChanged = () =>
  refresh(getDiscussionList, getGroupDiscussionList, getGroupAdminDiscussionList, getDiscussionDetail);
