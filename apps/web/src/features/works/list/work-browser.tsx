import type { SentOf } from '@assay/contract/op.ts';
import { type getTimedWorkList, WORK_PAGE_SIZE } from '@assay/contract/works/list.ts';
import type { WorkRow } from '@assay/contract/works/work.ts';
import type { ReactNode } from 'react';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { TimedBrowser, type TimedPage } from '../../venues/list/timed-browser.tsx';
import { TEXT } from '../text.ts';
import { WorkList } from './work-list.tsx';

/** Filters in the address. */
const FILTERS = {
  keyword: textOf(),
  status: numberOf(null, -1),
  currentPage: numberOf(1, 1),
  limit: numberOf(WORK_PAGE_SIZE, 1),
} as const;

interface WorkBrowserProps {
  /** A page of the works: those of the site, or of one group. */
  useWorks: (asked: SentOf<typeof getTimedWorkList>) => TimedPage<WorkRow>;
  /** Who makes works here. */
  noneHint: ReactNode;
}

/** Works with filters in the address and a pager. */
export function WorkBrowser({ useWorks, noneHint }: WorkBrowserProps) {
  const t = useText(TEXT);
  const [filters, onFilter] = useSearch(FILTERS);
  const { keyword, status, currentPage, limit } = filters;
  const page = useWorks({ currentPage, limit, keyword: keyword || undefined, status: status ?? undefined });
  return (
    <TimedBrowser
      page={page}
      filters={filters}
      onFilter={onFilter}
      isFiltered={keyword !== '' || status !== null}
      onClear={() => onFilter({ keyword: '', status: null })}
      words={{ search: t('search'), none: t('none'), nothingFound: t('nothingFound') }}
      noneHint={noneHint}
      list={(works, readAt) => <WorkList works={works} readAt={readAt} />}
    />
  );
}
