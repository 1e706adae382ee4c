import type { getContestList } from '@assay/contract/contests/list.ts';
import { getGroupAdminContestList, getGroupContestList } from '@assay/contract/groups/contests.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { Button, Group, Switch } from '@mantine/core';
import { Plus } from 'lucide-react';
import { ContestTable } from '../../features/contests/admin/contest-table.tsx';
import { useContestDesk } from '../../features/contests/admin/desk.ts';
import { TEXT as ADMIN_TEXT } from '../../features/contests/admin/text.ts';
import { ContestBrowser } from '../../features/contests/list/contest-browser.tsx';
import { TEXT } from '../../features/contests/text.ts';
import { GroupShell } from '../../features/groups/shell/group-shell.tsx';
import { useGroupId } from '../../features/groups/shell/use-group.ts';
import { flagOf, numberOf, textOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';

/** The contests of a group; its admins also make and run them here (spec 3 §2.2). */
export function Page() {
  return <GroupShell tab="contests">{({ level }) => <Contests isAdmin={level >= GROUP_LEVEL.admin} />}</GroupShell>;
}

function useGroupContests(asked: SentOf<typeof getContestList>) {
  const gid = useGroupId();
  return useCall(getGroupContestList, { ...asked, gid }, { keep: true });
}

const MANAGE = { manage: flagOf() } as const;

function Contests({ isAdmin }: { isAdmin: boolean }) {
  const t = useText(ADMIN_TEXT);
  const w = useText(TEXT);
  const desk = useContestDesk();
  const [{ manage }, change] = useSearch(MANAGE);
  const managing = isAdmin && manage;
  return (
    <PageFrame
      title={w('contests')}
      width={managing ? 'wide' : 'normal'}
      actions={
        isAdmin && (
          <Group gap="md">
            <Switch
              label={t('manage')}
              checked={manage}
              onChange={(event) => void change({ manage: event.currentTarget.checked })}
            />
            <Button component={Link} href={desk.create} leftSection={<Plus size={16} aria-hidden />}>
              {t('create')}
            </Button>
          </Group>
        )
      }
    >
      {managing ? <Managed /> : <ContestBrowser useContests={useGroupContests} noneHint={w('noneInGroupHint')} />}
    </PageFrame>
  );
}

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(10, 1) } as const;

/** All contests of the group, hidden ones too, with what may be done with each. */
function Managed() {
  const t = useText(ADMIN_TEXT);
  const gid = useGroupId();
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const { data, error, isFetching, refetch } = useCall(
    getGroupAdminContestList,
    { gid, currentPage, limit, ...(keyword && { keyword }) },
    { keep: true },
  );
  return (
    <>
      <Panel flush>
        <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })} />
        <ContestTable rows={data?.records} fetching={isFetching} error={error} onRetry={() => void refetch()} />
      </Panel>
      <Pager
        total={data?.total ?? 0}
        page={currentPage}
        size={limit}
        onPage={(page) => void change({ currentPage: page })}
        onSize={(size) => void change({ limit: size })}
      />
    </>
  );
}
