import { boardTopicOf, venueKey } from '@assay/contract/venue.ts';
import { getTimedWorkRank } from '@assay/contract/works/rank.ts';
import { Alert } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { RANK_FILTERS } from '../../boards/filters.ts';
import { useFollowed } from '../../boards/followed.ts';
import { RankBar } from '../../boards/rank-bar.tsx';
import { RankView } from '../../boards/rank-view.tsx';
import { useRank } from '../../boards/use-rank.ts';
import { useWorkVenue } from '../shell/use-work.ts';
import { TEXT } from '../text.ts';
import type { Work } from '../work-words.ts';
import { useRankColumns } from './columns.tsx';
import styles from './rank.module.css';

/** Who reached how many points in a work; it follows as people are judged. */
export function WorkRank({ work: { id, isAdmin, showsResults } }: { work: Work }) {
  const t = useText(TEXT);
  const venue = useWorkVenue();
  const [filters, change] = useSearch(RANK_FILTERS);
  const { followed, toggle } = useFollowed(`work-followed-${id}`);
  const [auto, setAuto] = useState(true);
  const stop = useCallback(() => setAuto(false), []);
  const input = useMemo(() => ({ tid: id }), [id]);
  const rank = useRank({
    op: getTimedWorkRank,
    owner: venueKey(venue),
    input,
    filters,
    followed,
    order: 'score',
    auto,
    topic: boardTopicOf(venue),
    onFailed: stop,
  });
  const columns = useRankColumns(rank.page, id, isAdmin);
  return (
    <>
      {!showsResults && (
        <Alert color="blue" className={styles.later}>
          {t('resultsLater')}
        </Alert>
      )}
      <RankView
        rank={rank}
        columns={columns}
        filters={filters}
        onPage={(currentPage) => void change({ currentPage })}
        followed={followed}
        onFollow={toggle}
        none={t('nobody')}
        bar={
          <RankBar
            filters={filters}
            onChange={(patch) => void change(patch, { replace: true })}
            isOver={false}
            auto={auto}
            onAuto={setAuto}
            updatedAt={rank.updatedAt}
            onRefresh={rank.refetch}
          />
        }
      />
    </>
  );
}
