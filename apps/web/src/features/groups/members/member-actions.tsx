import { GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import type { GroupDetail } from '@assay/contract/groups/groups.ts';
import { removeGroupMember, updateGroupMember } from '@assay/contract/groups/members.ts';
import type { GroupViewer } from '@assay/rules/groups/access.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { useAction } from '../../../lib/use-call.ts';
import { groupChanged } from '../shell/use-group.ts';
import { TEXT } from './text.ts';

/** Names of the levels, as rows of the texts. */
export const LEVEL_ROWS = {
  [GROUP_LEVEL.applying]: 'applying',
  [GROUP_LEVEL.refused]: 'refused',
  [GROUP_LEVEL.member]: 'member',
  [GROUP_LEVEL.admin]: 'admin',
  [GROUP_LEVEL.root]: 'root',
} as const;

/** Who looks at the list, as the rules know him, so that the page offers what the calls allow. */
export function useGroupViewer(group: GroupDetail): GroupViewer {
  const user = useUser();
  if (!user) return null;
  const role = user.roleList.includes('root') ? 'root' : 'user';
  return { uid: user.uid, role, auth: group.userAuth as GroupLevel };
}

export const factsOf = ({ auth, uid, visible }: GroupDetail) => ({ auth, ownerUid: uid, visible });

/** Changing and removing rows of the lists; whatever came of it, the lists are read anew. */
export function useMemberActions(onDone?: () => void) {
  const t = useText(TEXT);
  const done = (text: 'changed' | 'removed') => async () => {
    toast.success(t(text));
    onDone?.();
    await groupChanged();
  };
  const failed = () => void groupChanged();
  return {
    change: useAction(updateGroupMember, { onSuccess: done('changed'), onError: failed }),
    remove: useAction(removeGroupMember, { onSuccess: done('removed'), onError: failed }),
  };
}
