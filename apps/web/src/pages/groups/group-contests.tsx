import type { getAdminContestList } from '@assay/contract/contests/admin.ts';
import type { getContestList } from '@assay/contract/contests/list.ts';
import { getGroupAdminContestList, getGroupContestList } from '@assay/contract/groups/contests.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { useContestAdmin } from '../../features/contests/admin/admin-paths.ts';
import { ManagedContests } from '../../features/contests/admin/contest-table.tsx';
import { TEXT as ADMIN_TEXT } from '../../features/contests/admin/text.ts';
import { ContestBrowser } from '../../features/contests/list/contest-browser.tsx';
import { TEXT } from '../../features/contests/text.ts';
import { GroupList } from '../../features/groups/shell/group-list.tsx';
import { useGroupId } from '../../features/groups/shell/use-group.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';

function useGroupContests(asked: SentOf<typeof getContestList>) {
  const gid = useGroupId();
  return useCall(getGroupContestList, { ...asked, gid }, { keep: true });
}

function useManagedContests(asked: SentOf<typeof getAdminContestList>) {
  const gid = useGroupId();
  return useCall(getGroupAdminContestList, { ...asked, gid }, { keep: true });
}

/** The contests of a group. */
export function Page() {
  const t = useText(ADMIN_TEXT);
  const w = useText(TEXT);
  const admin = useContestAdmin();
  return (
    <GroupList
      tab="contests"
      title={w('contests')}
      create={{ label: t('create'), href: admin.create }}
      shown={<ContestBrowser useContests={useGroupContests} noneHint={w('noneInGroupHint')} />}
      width="normal"
      managed={<ManagedContests useContests={useManagedContests} />}
    />
  );
}
