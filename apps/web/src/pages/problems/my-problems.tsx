import { getUserProblemList } from '@assay/contract/authoring/own-problems.ts';
import { Button, Stack, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { ProblemTable } from '../../features/authoring/list/problem-table.tsx';
import { TEXT as LIST_TEXT } from '../../features/authoring/list/text.ts';
import { HelpedProblems } from '../../features/authoring/people/helped-problems.tsx';
import { ApplyCell } from '../../features/reviews/apply-cell.tsx';
import { TEXT } from '../../features/reviews/text.ts';
import { paths } from '../../lib/paths.ts';
import { useIsRoot } from '../../lib/roles.ts';
import { numberOf, textOf } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';

const READS = { ...pageReads(10), search: textOf(), status: numberOf(0, 0), username: textOf() } as const;
const STATES = ['anyState', 'applying', 'passed', 'refused'] as const;

/** One's own problems, with what became of the application to publish each (NOTE-4). */
export function Page() {
  const t = useText(TEXT);
  const w = useText(LIST_TEXT);
  const isRoot = useIsRoot();
  const { list, filters, change } = useListPage(getUserProblemList, READS, ({ search, username, ...page }) => ({
    ...page,
    ...(search && { search }),
    ...(username && { username }),
  }));
  const { data, error, isFetching, refetch } = list.answer;
  const { search, status, username } = filters;
  const isFiltered = search !== '' || status !== 0 || username !== '';
  const state = STATES[status] ?? 'anyState';
  return (
    <PageFrame
      title={t('mine')}
      lead={t('mineLead')}
      width="full"
      actions={
        <Button component={Link} href={paths.myProblemCreate} leftSection={<Plus size={16} aria-hidden />}>
          {w('create')}
        </Button>
      }
    >
      <Stack gap="md">
        <HelpedProblems />
        <Panel flush>
          <SearchBar label={t('search')} value={search} onSearch={(next) => void change({ search: next })}>
            <Segments
              label={t('states')}
              value={state}
              onChange={(name) => void change({ status: STATES.indexOf(name) })}
              choices={STATES.map((value) => ({ value, label: t(value) }))}
            />
            {isRoot && (
              <TextInput
                key={username}
                aria-label={t('ofUser')}
                placeholder={t('ofUser')}
                defaultValue={username}
                onBlur={(event) => void change({ username: event.currentTarget.value.trim() })}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') void change({ username: event.currentTarget.value.trim() });
                }}
              />
            )}
          </SearchBar>
          <ProblemTable
            rows={data?.records}
            extra={{ key: 'review', header: t('publish'), width: '150px', cell: (row) => <ApplyCell row={row} /> }}
            fetching={isFetching}
            error={error}
            onRetry={() => void refetch()}
            empty={
              <EmptyState
                text={t(isFiltered ? 'nothingFound' : 'noneMine')}
                hint={isFiltered ? '' : t('noneMineHint')}
                action={
                  isFiltered ? (
                    <Button variant="default" onClick={() => void change({ search: '', status: 0, username: '' })}>
                      {w('clear')}
                    </Button>
                  ) : undefined
                }
              />
            }
          />
          <Pager
            total={data?.total ?? 0}
            page={list.currentPage}
            size={list.limit}
            onPage={(currentPage) => void list.onTurn({ currentPage })}
            onSize={(limit) => void list.onTurn({ limit })}
          />
        </Panel>
      </Stack>
    </PageFrame>
  );
}
