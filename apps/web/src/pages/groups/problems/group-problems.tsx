import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import {
  GROUP_PROBLEM_PAGE_SIZE,
  getGroupAdminProblemList,
  getGroupProblemList,
} from '@assay/contract/groups/problems.ts';
import { Button, Group, Switch } from '@mantine/core';
import { FileUp, Plus } from 'lucide-react';
import { GroupTags } from '../../../features/authoring/list/group-tags.tsx';
import { ProblemTable as ManagedTable } from '../../../features/authoring/list/problem-table.tsx';
import { TEXT as LIST_TEXT } from '../../../features/authoring/list/text.ts';
import { GroupShell } from '../../../features/groups/shell/group-shell.tsx';
import { useGroupId } from '../../../features/groups/shell/use-group.ts';
import { TEXT } from '../../../features/groups/text.ts';
import { ProblemTable } from '../../../features/problems/problem-table.tsx';
import { useOwnStatus } from '../../../features/problems/use-own-status.ts';
import { ApplyCell } from '../../../features/reviews/apply-cell.tsx';
import { TEXT as REVIEW_TEXT } from '../../../features/reviews/text.ts';
import { paths } from '../../../lib/paths.ts';
import { problemAdminOf } from '../../../lib/problem-admin.ts';
import { flagOf, idsOf, numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';

const FILTERS = {
  manage: flagOf(),
  keyword: textOf(),
  tagId: idsOf,
  currentPage: numberOf(1, 1),
  limit: numberOf(GROUP_PROBLEM_PAGE_SIZE, 1),
} as const;

/** The problems of a group; its admins also make and change them here (GRP-12). */
export function Page() {
  return <GroupShell tab="problems">{({ level }) => <Problems isAdmin={level >= GROUP_LEVEL.admin} />}</GroupShell>;
}

function Problems({ isAdmin }: { isAdmin: boolean }) {
  const t = useText(TEXT);
  const w = useText(LIST_TEXT);
  const gid = useGroupId();
  const [filters, change] = useSearch(FILTERS);
  const { keyword, manage } = filters;
  return (
    <PageFrame
      title={t('problems')}
      width="full"
      actions={
        isAdmin && (
          <Group gap="md">
            <Switch
              label={t('manageProblems')}
              checked={manage}
              onChange={(event) => void change({ manage: event.currentTarget.checked })}
            />
            {manage && <GroupTags gid={gid} />}
            <Button
              component={Link}
              href={paths.groupProblemImport(gid)}
              variant="default"
              leftSection={<FileUp size={16} aria-hidden />}
            >
              {w('import')}
            </Button>
            <Button component={Link} href={paths.groupProblemCreate(gid)} leftSection={<Plus size={16} aria-hidden />}>
              {w('create')}
            </Button>
          </Group>
        )
      }
    >
      <Panel flush>
        <SearchBar
          label={manage ? w('search') : t('searchProblems')}
          value={keyword}
          onSearch={(next) => void change({ keyword: next })}
        />
        {isAdmin && manage ? <Managed gid={gid} /> : <Listed gid={gid} isAdmin={isAdmin} />}
      </Panel>
    </PageFrame>
  );
}

function Listed({ gid, isAdmin }: { gid: number; isAdmin: boolean }) {
  const t = useText(TEXT);
  const w = useText(LIST_TEXT);
  const [{ keyword, tagId, currentPage, limit }, change] = useSearch(FILTERS);
  const asked = { gid, currentPage, limit, tagId: [...tagId], ...(keyword && { keyword }) };
  const { data, error, isFetching, refetch } = useCall(getGroupProblemList, asked, { keep: true });
  const status = useOwnStatus(
    data?.records.map(({ pid }) => pid),
    { kind: 'group', id: gid },
  );
  const view = problemAdminOf(gid).view;
  const isFiltered = keyword !== '' || tagId.length > 0;
  return (
    <>
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
    </>
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
    <>
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
    </>
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
