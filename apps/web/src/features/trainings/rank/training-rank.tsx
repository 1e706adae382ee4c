import { getTrainingRank, TRAINING_RANK_SIZE } from '@assay/contract/trainings/rank.ts';
import { boardTopicOf, venueKey } from '@assay/contract/venue.ts';
import { useCallback, useState } from 'react';
import { numberOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { RANK_FILTERS } from '../../boards/filters.ts';
import { useFollowed } from '../../boards/followed.ts';
import { RankBar } from '../../boards/rank-bar.tsx';
import { RankView } from '../../boards/rank-view.tsx';
import { useRank } from '../../boards/use-rank.ts';
import { type Training, useTrainingVenue } from '../shell/use-training.ts';
import { TEXT } from '../text.ts';
import { useRankColumns } from './columns.tsx';

const FILTERS = { ...RANK_FILTERS, limit: numberOf(TRAINING_RANK_SIZE, 0) } as const;

/** Who solved how much of a training (TRAIN-4); it follows as people solve. */
export function TrainingRank({ training: { id: tid, isTrainingAdmin } }: { training: Training }) {
  const t = useText(TEXT);
  const venue = useTrainingVenue();
  const [filters, change] = useSearch(FILTERS);
  const { followed, toggle } = useFollowed(`training-followed-${tid}`);
  const [auto, setAuto] = useState(true);
  const stop = useCallback(() => setAuto(false), []);
  const rank = useRank({
    op: getTrainingRank,
    owner: venueKey(venue),
    input: { tid },
    filters,
    followed,
    order: 'solved',
    auto,
    topic: boardTopicOf(venue),
    onFailed: stop,
  });
  const columns = useRankColumns(rank.page, venue, isTrainingAdmin);
  return (
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
  );
}
