import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import type { getContestList } from '@assay/contract/contests/list.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { TimedBrowser, type TimedPage } from '../../venues/list/timed-browser.tsx';
import { type ListedContest, RULE_NAMES } from '../contest-words.ts';
import { TEXT } from '../text.ts';
import { ContestList } from './contest-list.tsx';

/** Filters in the address (CON-1). */
const FILTERS = {
  keyword: textOf(),
  status: numberOf(null, -1),
  type: numberOf(null, 0),
  currentPage: numberOf(1, 1),
  limit: numberOf(10, 1),
} as const;

interface ContestBrowserProps {
  /** A page of the contests: those of the site, or of one group. */
  useContests: (asked: SentOf<typeof getContestList>) => TimedPage<ListedContest>;
  /** Who makes contests here. */
  noneHint: ReactNode;
}

/** Contests with filters in the address and a pager (CON-1). */
export function ContestBrowser({ useContests, noneHint }: ContestBrowserProps) {
  const t = useText(TEXT);
  const [filters, onFilter] = useSearch(FILTERS);
  const { keyword, status, type, currentPage, limit } = filters;
  const page = useContests({
    currentPage,
    limit,
    keyword: keyword || undefined,
    status: status ?? undefined,
    type: type ?? undefined,
  });
  return (
    <TimedBrowser
      page={page}
      filters={filters}
      onFilter={onFilter}
      isFiltered={keyword !== '' || status !== null || type !== null}
      onClear={() => onFilter({ keyword: '', status: null, type: null })}
      words={{ search: t('search'), none: t('none'), nothingFound: t('nothingFound') }}
      noneHint={noneHint}
      list={(contests, readAt) => <ContestList contests={contests} readAt={readAt} />}
    >
      <NativeSelect
        aria-label={t('rule')}
        value={type === null ? '' : String(type)}
        onChange={({ currentTarget: { value } }) => void onFilter({ type: value === '' ? null : Number(value) })}
        data={[
          { value: '', label: t('anyRule') },
          ...Object.values(CONTEST_TYPE).map((value) => ({ value: String(value), label: RULE_NAMES[value]! })),
        ]}
      />
    </TimedBrowser>
  );
}
