import { getTrainingRank, TRAINING_RANK_SIZE } from '@assay/contract/trainings/rank.ts';
import { numberOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { RANK_FILTERS } from '../../boards/filters.ts';
import { RankView } from '../../boards/rank-view.tsx';
import { useVenueRank } from '../../boards/use-venue-rank.ts';
import { type Training, useTrainingVenue } from '../shell/use-training.ts';
import { TEXT } from '../text.ts';
import { useRankColumns } from './columns.tsx';

const FILTERS = { ...RANK_FILTERS, limit: numberOf(TRAINING_RANK_SIZE, 0) } as const;

/** Who solved how much of a training (TRAIN-4); it follows as people solve. */
export function TrainingRank({ training: { id: tid, isTrainingAdmin } }: { training: Training }) {
  const t = useText(TEXT);
  const venue = useTrainingVenue();
  const [filters, onFilter] = useSearch(FILTERS);
  const of = useVenueRank({
    op: getTrainingRank,
    venue,
    input: { tid },
    order: 'solved',
    filters,
    onFilter,
    followedKey: `training-followed-${tid}`,
  });
  const columns = useRankColumns(of.rank.page, venue, isTrainingAdmin);
  return <RankView of={of} columns={columns} none={t('nobody')} />;
}
