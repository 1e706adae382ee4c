import { REVIEW_STATE, type ReviewRow } from '@assay/contract/reviews/review.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { isLetterKey } from '../../lib/page/letter-keys.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import styles from './reviews.module.css';
import { TEXT } from './text.ts';

/** What the queue is asked for, as it stands in the address. */
export interface ReviewFilters {
  state: number;
  keyword: string;
  currentPage: number;
  limit: number;
}

/** An application as the queue shows it: what it is about, and below whose it is. */
export interface QueueEntry {
  review: ReviewRow;
  name: string;
  whose: string;
}

interface ReviewQueueProps {
  entries: readonly QueueEntry[] | undefined;
  total: number;
  error: ApiError | null;
  onRetry: () => void;
  filters: ReviewFilters;
  onFilter: (change: Partial<ReviewFilters>) => void;
  /** The chosen application. */
  chosen: number | null;
  onChoose: (id: number) => void;
  /** What is reviewed, with the decision. */
  children: ReactNode;
}

const STATES = { applying: REVIEW_STATE.applying, passed: REVIEW_STATE.passed, refused: REVIEW_STATE.refused } as const;
type StateName = keyof typeof STATES;

/** The queue of applications of a kind beside the one that is looked at (ADM-10). J and K move through the queue. */
export function ReviewQueue(props: ReviewQueueProps) {
  const { entries, total, error, onRetry, filters, onFilter, chosen, onChoose, children } = props;
  const t = useText(TEXT);
  const names = Object.keys(STATES) as StateName[];
  const state = names.find((name) => STATES[name] === filters.state) ?? 'applying';
  useQueueKeys(entries?.map(({ review }) => review.id) ?? [], chosen, onChoose);
  return (
    <div className={styles.columns} data-empty={entries?.length === 0 || undefined}>
      <div className={styles.side}>
        <Panel flush>
          <SearchBar label={t('search')} value={filters.keyword} onSearch={(keyword) => onFilter({ keyword })}>
            <Segments
              label={t('states')}
              value={state}
              onChange={(name) => onFilter({ state: STATES[name] })}
              choices={names.map((value) => ({ value, label: t(value) }))}
            />
          </SearchBar>
          {error && <ErrorState error={error} onRetry={onRetry} />}
          {entries?.length === 0 && (
            <EmptyState
              text={filters.keyword || state !== 'applying' ? t('nothingFound') : t('nothingWaits')}
              hint={filters.keyword || state !== 'applying' ? '' : t('nothingWaitsHint')}
            />
          )}
          <ul className={styles.queue} aria-label={t('queue')}>
            {entries?.map(({ review, name, whose }) => (
              <li key={review.id}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-current={review.id === chosen}
                  onClick={() => onChoose(review.id)}
                >
                  <span className={styles.name}>{name}</span>
                  <span className={styles.by}>{whose}</span>
                  <span className={styles.by}>
                    {review.applicant} · <RelativeTime at={review.gmtDecided ?? review.gmtCreate} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {entries && entries.length > 0 && <p className={styles.keys}>{t('keys')}</p>}
        </Panel>
        <Pager
          total={total}
          page={filters.currentPage}
          size={filters.limit}
          onPage={(currentPage) => onFilter({ currentPage })}
          onSize={(limit) => onFilter({ limit })}
        />
      </div>
      <div className={styles.subject}>
        {chosen === null && entries && entries.length > 0 ? (
          <Panel>
            <EmptyState text={t('choose')} />
          </Panel>
        ) : (
          children
        )}
      </div>
    </div>
  );
}

/** Calls the action of a key, wherever the cursor is but in a field. */
export function useReviewKeys(actions: Readonly<Record<string, () => void>>) {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = latest.current[event.key.toLowerCase()];
      if (!act || !isLetterKey(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function useQueueKeys(ids: readonly number[], chosen: number | null, choose: (id: number) => void) {
  const move = (by: number) => {
    const at = chosen === null ? -1 : ids.indexOf(chosen);
    const next = ids[at === -1 ? (by > 0 ? 0 : ids.length - 1) : at + by];
    if (next !== undefined) choose(next);
  };
  useReviewKeys({ j: () => move(1), k: () => move(-1) });
}
