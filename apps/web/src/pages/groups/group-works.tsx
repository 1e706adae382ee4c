import type { SentOf } from '@assay/contract/op.ts';
import { type getAdminTimedWorkList, getGroupAdminTimedWorkList } from '@assay/contract/works/admin.ts';
import { getGroupTimedWorkList, type getTimedWorkList } from '@assay/contract/works/list.ts';
import { GroupList } from '../../features/groups/shell/group-list.tsx';
import { useGroupId } from '../../features/groups/shell/use-group.ts';
import { useWorkAdmin } from '../../features/works/admin/admin-paths.ts';
import { TEXT as ADMIN_TEXT } from '../../features/works/admin/text.ts';
import { ManagedWorks } from '../../features/works/admin/work-table.tsx';
import { WorkBrowser } from '../../features/works/list/work-browser.tsx';
import { TEXT } from '../../features/works/text.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';

function useGroupWorks(asked: SentOf<typeof getTimedWorkList>) {
  const gid = useGroupId();
  return useCall(getGroupTimedWorkList, { ...asked, gid }, { keep: true });
}

function useManagedWorks(asked: SentOf<typeof getAdminTimedWorkList>) {
  const gid = useGroupId();
  return useCall(getGroupAdminTimedWorkList, { ...asked, gid }, { keep: true });
}

/** The timed works of a group. */
export function Page() {
  const t = useText(ADMIN_TEXT);
  const w = useText(TEXT);
  const admin = useWorkAdmin();
  return (
    <GroupList
      tab="works"
      title={w('works')}
      create={{ label: t('create'), href: admin.create }}
      shown={<WorkBrowser useWorks={useGroupWorks} noneHint={w('noneInGroupHint')} />}
      width="full"
      managed={<ManagedWorks useWorks={useManagedWorks} />}
    />
  );
}
