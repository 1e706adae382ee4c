import { getExternalCategories, getExternalCompetitions, getExternalLinks } from '@assay/contract/external/links.ts';
import { Button, NativeSelect, Skeleton } from '@mantine/core';
import classes from '../../features/external/external.module.css';
import { LinkCard } from '../../features/external/link-card.tsx';
import { TEXT } from '../../features/external/text.ts';
import { numberOf, textOf } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';

const READS = {
  ...pageReads(30),
  keyword: textOf(),
  category: numberOf(null, 1),
  contest: numberOf(null, 1),
} as const;
const NO_FILTERS = { keyword: '', category: null, contest: null } as const;

const optionsOf = (all: string, labels: readonly { id: number; name: string }[] = []) => [
  { value: '', label: all },
  ...labels.map(({ id, name }) => ({ value: String(id), label: name })),
];
const chosen = (value: string) => (value === '' ? null : Number(value));

/** Links to other sites (EXT-1, EXT-2). */
export function Page() {
  const t = useText(TEXT);
  const { filters, change, list } = useListPage(getExternalLinks, READS, ({ keyword, category, contest, ...page }) => ({
    ...page,
    keyword: keyword || undefined,
    category: category ?? undefined,
    contest: contest ?? undefined,
  }));
  const { data: categories } = useCall(getExternalCategories, {}, { call: { quiet: true } });
  const { data: contests } = useCall(getExternalCompetitions, {}, { call: { quiet: true } });
  const { data, error, refetch } = list.answer;
  const isFiltered = filters.keyword !== '' || filters.category !== null || filters.contest !== null;
  return (
    <PageFrame title={t('links')} lead={t('linksLead')} width="full">
      <Panel flush className={classes.filters}>
        <SearchBar label={t('search')} value={filters.keyword} onSearch={(keyword) => void change({ keyword })}>
          {categories && categories.length > 0 && (
            <NativeSelect
              aria-label={t('category')}
              data={optionsOf(t('allCategories'), categories)}
              value={filters.category ?? ''}
              onChange={(event) => void change({ category: chosen(event.currentTarget.value) })}
            />
          )}
          {contests && contests.length > 0 && (
            <NativeSelect
              aria-label={t('contest')}
              data={optionsOf(t('allContests'), contests)}
              value={filters.contest ?? ''}
              onChange={(event) => void change({ contest: chosen(event.currentTarget.value) })}
            />
          )}
        </SearchBar>
      </Panel>
      {!data &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={240} className="late" />
        ))}
      {data?.total === 0 && (
        <EmptyState
          text={t(isFiltered ? 'noneFound' : 'none')}
          action={
            isFiltered && (
              <Button variant="default" onClick={() => void change(NO_FILTERS)}>
                {t('clear')}
              </Button>
            )
          }
        />
      )}
      <ul className={classes.grid}>
        {data?.records.map((link) => (
          <LinkCard key={link.id} link={link} />
        ))}
      </ul>
      <Pager
        total={data?.total ?? 0}
        page={list.currentPage}
        size={list.limit}
        onPage={(currentPage) => void change({ currentPage })}
        onSize={(limit) => void change({ limit })}
      />
    </PageFrame>
  );
}
