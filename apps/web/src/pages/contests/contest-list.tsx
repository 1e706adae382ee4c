import { CONTEST_STATUS, CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { getContestList } from '@assay/contract/contests/list.ts';
import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { RULE_NAMES, STATUS_ROWS } from '../../features/contests/contest-words.ts';
import { ContestList } from '../../features/contests/list/contest-list.tsx';
import { TEXT } from '../../features/contests/text.ts';
import { numberOf, textOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';

/** Filters in the address (spec 2 §2.1). */
const FILTERS = {
  keyword: textOf(),
  status: numberOf(null, -1),
  type: numberOf(null, 0),
  currentPage: numberOf(1, 1),
  limit: numberOf(10, 1),
} as const;

/** All contests of the site (spec 2 §2.6). */
export function Page() {
  const t = useText(TEXT);
  const [filters, change] = useSearch(FILTERS);
  const { keyword, status, type, currentPage, limit } = filters;
  const asked = {
    currentPage,
    limit,
    keyword: keyword || undefined,
    status: status ?? undefined,
    type: type ?? undefined,
  };
  const { data, error, isFetching, dataUpdatedAt, refetch } = useCall(getContestList, asked, { keep: true });
  const isFiltered = keyword !== '' || status !== null || type !== null;
  const empty = isFiltered ? (
    <EmptyState
      text={t('nothingFound')}
      action={
        <Button variant="default" onClick={() => void change({ keyword: '', status: null, type: null })}>
          {t('clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState text={t('none')} hint={t('noneHint')} />
  );
  return (
    <PageFrame title={t('contests')}>
      <Panel flush>
        <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })}>
          <Segments
            label={t('state')}
            value={status === null ? '' : String(status)}
            onChange={(value) => void change({ status: value === '' ? null : Number(value) })}
            choices={[
              { value: '', label: t('all') },
              ...([CONTEST_STATUS.running, CONTEST_STATUS.scheduled, CONTEST_STATUS.ended] as const).map((value) => ({
                value: String(value),
                label: t(STATUS_ROWS[value]),
              })),
            ]}
          />
          <NativeSelect
            aria-label={t('rule')}
            value={type === null ? '' : String(type)}
            onChange={({ currentTarget: { value } }) => void change({ type: value === '' ? null : Number(value) })}
            data={[
              { value: '', label: `${t('rule')}: ${t('all')}` },
              ...Object.values(CONTEST_TYPE).map((value) => ({ value: String(value), label: RULE_NAMES[value]! })),
            ]}
          />
        </SearchBar>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <div aria-busy={isFetching}>
            {data.records.length > 0 ? <ContestList contests={data.records} readAt={dataUpdatedAt} /> : empty}
          </div>
        ) : (
          <Skeleton height={420} className="late" aria-hidden />
        )}
      </Panel>
      <Pager
        total={data?.total ?? 0}
        page={currentPage}
        size={limit}
        onPage={(page) => void change({ currentPage: page })}
        onSize={(size) => void change({ limit: size })}
      />
    </PageFrame>
  );
}
