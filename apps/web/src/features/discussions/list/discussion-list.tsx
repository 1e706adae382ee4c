import { DISCUSSION_PAGE_SIZE } from '@assay/contract/discussions/discussion.ts';
import { Button, Skeleton, Switch } from '@mantine/core';
import { useState } from 'react';
import { flagOf, numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import type { Place } from '../addresses.ts';
import { TEXT } from '../text.ts';
import { CategoryFilter } from './category-filter.tsx';
import { DiscussionItem } from './discussion-item.tsx';
import styles from './list.module.css';
import { useDiscussions } from './use-discussions.ts';

const PreviewDialog = lazyDialog(() => import('./preview-dialog.tsx').then((module) => module.PreviewDialog));

/** Filters in the address; the category is `cid`, as older links have it. */
const FILTERS = {
  keyword: textOf(),
  cid: numberOf(null, 1),
  onlyMine: flagOf(),
  currentPage: numberOf(1, 1),
  limit: numberOf(DISCUSSION_PAGE_SIZE, 1),
} as const;

interface DiscussionListProps {
  place: Place;
  /** Whose; everybody's unless given. */
  uid?: number;
  /** Also disabled and deleted ones, for admins of the group. */
  all?: boolean;
}

/** Discussions of a place, with search, categories and pages in the address. */
export function DiscussionList({ place, uid, all = false }: DiscussionListProps) {
  const t = useText(TEXT);
  const user = useUser();
  const [{ keyword, cid, onlyMine, currentPage, limit }, change] = useSearch(FILTERS);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const mine = onlyMine && user !== null;
  const asked = { currentPage, limit, keyword: keyword || undefined, cid: cid ?? undefined, uid };
  const { data, error, isFetching, refetch } = useDiscussions(place, { ...asked, onlyMine: mine || undefined }, all);
  const isFiltered = keyword !== '' || cid !== null || mine;
  const empty = isFiltered ? (
    <EmptyState
      text={t('nothingFound')}
      action={
        <Button variant="default" onClick={() => void change({ keyword: '', cid: null, onlyMine: false })}>
          {t('clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState text={t('none')} hint={uid === undefined && t('noneHint')} />
  );
  return (
    <>
      <Panel flush>
        <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })}>
          {uid === undefined && user !== null && !all && (
            <Switch
              label={t('onlyMine')}
              checked={mine}
              onChange={(event) => void change({ onlyMine: event.currentTarget.checked })}
            />
          )}
        </SearchBar>
        <CategoryFilter
          value={cid}
          onChange={(next) => void change({ cid: next })}
          editable={place.gid === null && uid === undefined}
        />
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <div aria-busy={isFetching}>
            {data.records.length === 0 && empty}
            <ul className={styles.list}>
              {data.records.map((row) => (
                <DiscussionItem key={row.id} row={row} onPreview={() => setPreviewed(row.id)} />
              ))}
            </ul>
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
      {previewed !== null && <PreviewDialog did={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
