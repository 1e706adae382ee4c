import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { type getAdminTimedWorkList, getGroupAdminTimedWorkList } from '@assay/contract/works/admin.ts';
import { getGroupTimedWorkList, type getTimedWorkList } from '@assay/contract/works/list.ts';
import { Button, Group, Switch } from '@mantine/core';
import { Plus } from 'lucide-react';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { useGroupId } from '../../features/groups/shell/use-group.ts';
import { useWorkAdmin } from '../../features/works/admin/admin-paths.ts';
import { TEXT as ADMIN_TEXT } from '../../features/works/admin/text.ts';
import { ManagedWorks } from '../../features/works/admin/work-table.tsx';
import { WorkBrowser } from '../../features/works/list/work-browser.tsx';
import { TEXT } from '../../features/works/text.ts';
import { flagOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The timed works of a group; its admins also make and change them here (WORK-6). */
export function Page() {
  return <GroupShell tab="works">{({ level }) => <Works isAdmin={level >= GROUP_LEVEL.admin} />}</GroupShell>;
}

function useGroupWorks(asked: SentOf<typeof getTimedWorkList>) {
  const gid = useGroupId();
  return useCall(getGroupTimedWorkList, { ...asked, gid }, { keep: true });
}

function useManagedWorks(asked: SentOf<typeof getAdminTimedWorkList>) {
  const gid = useGroupId();
  return useCall(getGroupAdminTimedWorkList, { ...asked, gid }, { keep: true });
}

const MANAGE = { manage: flagOf() } as const;

function Works({ isAdmin }: { isAdmin: boolean }) {
  const t = useText(ADMIN_TEXT);
  const w = useText(TEXT);
  const admin = useWorkAdmin();
  const [{ manage }, change] = useSearch(MANAGE);
  return (
    <PageFrame
      title={w('works')}
      width="full"
      actions={
        isAdmin && (
          <Group gap="md">
            <Switch
              label={t('manage')}
              checked={manage}
              onChange={(event) => void change({ manage: event.currentTarget.checked })}
            />
            <Button component={Link} href={admin.create} leftSection={<Plus size={16} aria-hidden />}>
              {t('create')}
            </Button>
          </Group>
        )
      }
    >
      {isAdmin && manage ? (
        <ManagedWorks useWorks={useManagedWorks} />
      ) : (
        <WorkBrowser useWorks={useGroupWorks} noneHint={w('noneInGroupHint')} />
      )}
    </PageFrame>
  );
}
