import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import {
  GROUP_PROBLEM_PAGE_SIZE,
  getGroupAdminProblemList,
  getGroupProblemList,
} from '@assay/contract/groups/problems.ts';
import { Button } from '@mantine/core';
import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { GroupTags } from '../../../features/authoring/list/group-tags.tsx';
import { ProblemTable as ManagedTable } from '../../../features/authoring/list/problem-table.tsx';
import { TEXT as LIST_TEXT } from '../../../features/authoring/list/text.ts';
import { GroupList } from '../../../features/groups/shell/group-list.tsx';
import { useGroup, useGroupId } from '../../../features/groups/shell/use-group.ts';
import { TEXT } from '../../../features/groups/text.ts';
import { ProblemTable } from '../../../features/problems/problem-table.tsx';
import { useOwnStatus } from '../../../features/problems/use-own-status.ts';
import { ApplyCell } from '../../../features/reviews/apply-cell.tsx';
import { TEXT as REVIEW_TEXT } from '../../../features/reviews/text.ts';
import { paths } from '../../../lib/paths.ts';
import { problemAdminOf } from '../../../lib/problem-admin.ts';
import { idsOf, numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';

const FILTERS = {
  keyword: textOf(),
  tagId: idsOf,
  currentPage: numberOf(1, 1),
  limit: numberOf(GROUP_PROBLEM_PAGE_SIZE, 1),
} as const;

/** The problems of a group. */
export function Page() {
  const t = useText(TEXT);
  const w = useText(LIST_TEXT);
  const gid = useGroupId();
  return (
    <GroupList
      tab="problems"
      title={t('problems')}
      create={{ label: w('create'), href: paths.groupProblemCreate(gid) }}
      managing={<GroupTags gid={gid} />}
      actions={
        <Button
          component={Link}
          href={paths.groupProblemImport(gid)}
          variant="default"
          leftSection={<FileUp size={16} aria-hidden />}
        >
          {w('import')}
        </Button>
      }
      shown={<Listed gid={gid} />}
      width="full"
      managed={<Managed gid={gid} />}
    />
  );
}

/** A list with its search above. */
function Searched({ label, children }: { label: string; children: ReactNode }) {
  const [{ keyword }, change] = useSearch(FILTERS);
  return (
    <Panel flush>
      <SearchBar label={label} value={keyword} onSearch={(next) => void change({ keyword: next })} />
      {children}
    </Panel>
  );
}

function Listed({ gid }: { gid: number }) {
  const t = useText(TEXT);
  const w = useText(LIST_TEXT);
  const [{ keyword, tagId, currentPage, limit }, change] = useSearch(FILTERS);
  const asked = { gid, currentPage, limit, tagId: [...tagId], ...(keyword && { keyword }) };
  const { data, error, isFetching, refetch } = useCall(getGroupProblemList, asked, { keep: true });
  const status = useOwnStatus(
    data?.records.map(({ pid }) => pid),
    { kind: 'group', id: gid },
  );
  const isAdmin = (useGroup(gid).data?.level ?? GROUP_LEVEL.none) >= GROUP_LEVEL.admin;
  const view = problemAdminOf(gid).view;
  const isFiltered = keyword !== '' || tagId.length > 0;
  return (
    <Searched label={t('searchProblems')}>
      <ProblemTable
        rows={data?.records}
        status={status}
        idWidth="152px"
        hrefOf={({ problemId }) => view(problemId)}
        onTag={(id) => tagId.includes(id) || change({ tagId: [...tagId, id] })}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={
          isFiltered ? (
            <EmptyState
              text={w('nothingFound')}
              action={
                <Button variant="default" onClick={() => void change({ keyword: '', tagId: [] })}>
                  {w('clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState text={t('noProblems')} hint={t(isAdmin ? 'noProblemsAdminHint' : 'noProblemsHint')} />
          )
        }
      />
      <Paging total={data?.total} />
    </Searched>
  );
}

function Managed({ gid }: { gid: number }) {
  const t = useText(TEXT);
  const p = useText(REVIEW_TEXT);
  const w = useText(LIST_TEXT);
  const [{ keyword, currentPage, limit }] = useSearch(FILTERS);
  const asked = { gid, currentPage, limit, ...(keyword && { keyword }) };
  const { data, error, isFetching, refetch } = useCall(getGroupAdminProblemList, asked, { keep: true });
  return (
    <Searched label={w('search')}>
      <ManagedTable
        rows={data?.records}
        extra={{ key: 'review', header: p('publish'), width: '132px', cell: (row) => <ApplyCell row={row} /> }}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            text={keyword ? w('nothingFound') : t('noProblems')}
            hint={keyword ? '' : t('noProblemsAdminHint')}
          />
        }
      />
      <Paging total={data?.total} />
    </Searched>
  );
}

function Paging({ total = 0 }: { total: number | undefined }) {
  const [{ currentPage, limit }, change] = useSearch(FILTERS);
  return (
    <Pager
      total={total}
      page={currentPage}
      size={limit}
      onPage={(page) => void change({ currentPage: page })}
      onSize={(size) => void change({ limit: size })}
    />
  );
}
