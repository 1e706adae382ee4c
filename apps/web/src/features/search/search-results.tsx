import {
  SEARCH_BRIEF_SIZE,
  SEARCH_KINDS,
  SEARCH_PAGE_SIZE,
  type SearchHit,
  type SearchKind,
  searchSite,
} from '@assay/contract/search/search.ts';
import { Skeleton } from '@mantine/core';
import { paths } from '../../lib/paths.ts';
import { textOf } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';
import { HitList } from './hit-list.tsx';
import classes from './search.module.css';
import { TEXT } from './text.ts';

const READS = { ...pageReads(SEARCH_PAGE_SIZE), q: textOf(), kind: textOf('all') };
const CHOICES = ['all', ...SEARCH_KINDS] as const;

const isKind = (kind: string): kind is SearchKind => (SEARCH_KINDS as readonly string[]).includes(kind);

/** What the words in the address find: the first of each kind, or one kind page by page (SEARCH-6). */
export function SearchResults() {
  const t = useText(TEXT);
  const { filters, change, list } = useListPage(searchSite, READS, ({ kind, ...asked }) => ({
    ...asked,
    kind: isKind(kind) ? kind : undefined,
  }));
  const { q } = filters;
  const kind = isKind(filters.kind) ? filters.kind : 'all';
  const { data, error, isFetching, refetch } = list.answer;
  return (
    <>
      <Panel flush>
        <SearchBar label={t('box')} value={q} onSearch={(words) => void change({ q: words })}>
          <Segments
            label={t('kinds')}
            value={kind}
            onChange={(next) => void change({ kind: next })}
            choices={CHOICES.map((value) => ({ value, label: t(value) }))}
          />
        </SearchBar>
      </Panel>
      {q === '' && <EmptyState text={t('start')} hint={t('startHint')} />}
      {q !== '' && error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {q !== '' && !data && !error && <Skeleton height={320} className="late" />}
      {q !== '' && data?.records.length === 0 && !isFetching && (
        <EmptyState text={t('none', { q })} hint={t('noneHint')} />
      )}
      {q !== '' && data && data.records.length > 0 && (
        <div className={classes.kinds}>
          {kind === 'all' ? (
            <Briefs q={q} hits={data.records} />
          ) : (
            <>
              <Panel flush title={t(kind)}>
                <HitList hits={data.records} />
              </Panel>
              <Pager
                total={data.total}
                page={list.currentPage}
                size={list.limit}
                onPage={(currentPage) => void list.onTurn({ currentPage })}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}

/** The first hits of each kind. */
function Briefs({ q, hits }: { q: string; hits: readonly SearchHit[] }) {
  const t = useText(TEXT);
  return SEARCH_KINDS.map((kind) => {
    const own = hits.filter((hit) => hit.kind === kind);
    if (own.length === 0) return null;
    const more =
      own.length < SEARCH_BRIEF_SIZE ? null : (
        <Link href={paths.search({ q, kind })} className={classes.more}>
          {t('more', { kind: t(kind).toLowerCase() })}
        </Link>
      );
    return (
      <Panel key={kind} flush title={t(kind)} {...(more ? { aside: more } : {})}>
        <HitList hits={own} />
      </Panel>
    );
  });
}
