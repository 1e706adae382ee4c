import type { getAdminContestList } from '@assay/contract/contests/admin.ts';
import type { getContestList } from '@assay/contract/contests/list.ts';
import { getGroupAdminContestList, getGroupContestList } from '@assay/contract/groups/contests.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { Button, Group, Switch } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useContestAdmin } from '../../features/contests/admin/admin-paths.ts';
import { ManagedContests } from '../../features/contests/admin/managed-contests.tsx';
import { TEXT as ADMIN_TEXT } from '../../features/contests/admin/text.ts';
import { ContestBrowser } from '../../features/contests/list/contest-browser.tsx';
import { TEXT } from '../../features/contests/text.ts';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { useGroupId } from '../../features/groups/shell/use-group.ts';
import { flagOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The contests of a group; its admins also make and run them here (GRP-10). */
export function Page() {
  return <GroupShell tab="contests">{({ level }) => <Contests isAdmin={level >= GROUP_LEVEL.admin} />}</GroupShell>;
}

function useGroupContests(asked: SentOf<typeof getContestList>) {
  const gid = useGroupId();
  return useCall(getGroupContestList, { ...asked, gid }, { keep: true });
}

function useManagedContests(asked: SentOf<typeof getAdminContestList>) {
  const gid = useGroupId();
  return useCall(getGroupAdminContestList, { ...asked, gid }, { keep: true });
}

const MANAGE = { manage: flagOf() } as const;

function Contests({ isAdmin }: { isAdmin: boolean }) {
  const t = useText(ADMIN_TEXT);
  const w = useText(TEXT);
  const admin = useContestAdmin();
  const [{ manage }, change] = useSearch(MANAGE);
  const managing = isAdmin && manage;
  return (
    <PageFrame
      title={w('contests')}
      width={managing ? 'full' : 'normal'}
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
      {managing ? (
        <ManagedContests useContests={useManagedContests} />
      ) : (
        <ContestBrowser useContests={useGroupContests} noneHint={w('noneInGroupHint')} />
      )}
    </PageFrame>
  );
}
