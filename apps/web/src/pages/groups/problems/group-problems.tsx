import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { getGroupProblemList } from '@assay/contract/groups/problems.ts';
import { Button, Skeleton } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { Suspense } from 'react';
import { TEXT as LIST_TEXT } from '../../../features/authoring/list/text.ts';
import { GroupList } from '../../../features/groups/shell/group-list.tsx';
import { useGroup, useGroupId } from '../../../features/groups/shell/use-group.ts';
import { TEXT } from '../../../features/groups/text.ts';
import { ProblemTable } from '../../../features/problems/problem-table.tsx';
import { useOwnStatus } from '../../../features/problems/use-own-status.ts';
import { paths } from '../../../lib/paths.ts';
import { problemAdminOf } from '../../../lib/problem-admin.ts';
import { useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyDialog, lazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { FILTERS, Searched } from './list-frame.tsx';

const ManagedProblems = lazyPart(() => import('./managed-problems.tsx').then((module) => module.ManagedProblems));
const GroupTags = lazyDialog(() =>
  import('../../../features/authoring/list/group-tags.tsx').then((module) => module.GroupTags),
);

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
      managed={
        <Suspense fallback={<Skeleton height={420} className="late" />}>
          <ManagedProblems gid={gid} />
        </Suspense>
      }
    />
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
    <Searched label={t('searchProblems')} total={data?.total}>
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
    </Searched>
  );
}
