import { getTimedWorkRank } from '@assay/contract/works/rank.ts';
import { Alert } from '@mantine/core';
import { useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { RANK_FILTERS } from '../../boards/filters.ts';
import { RankView } from '../../boards/rank-view.tsx';
import { useVenueRank } from '../../boards/use-venue-rank.ts';
import { useWorkVenue } from '../shell/use-work.ts';
import { TEXT } from '../text.ts';
import type { Work } from '../work-words.ts';
import { useRankColumns } from './columns.tsx';
import styles from './rank.module.css';

/** Who reached how many points in a work; it follows as people are judged. */
export function WorkRank({ work: { id, isAdmin, showsResults } }: { work: Work }) {
  const t = useText(TEXT);
  const [filters, onFilter] = useSearch(RANK_FILTERS);
  const of = useVenueRank({
    op: getTimedWorkRank,
    venue: useWorkVenue(),
    input: { tid: id },
    order: 'score',
    filters,
    onFilter,
    followedKey: `work-followed-${id}`,
  });
  const columns = useRankColumns(of.rank.page, id, isAdmin);
  return (
    <>
      {!showsResults && (
        <Alert color="blue" className={styles.later}>
          {t('resultsLater')}
        </Alert>
      )}
      <RankView of={of} columns={columns} none={t('nobody')} />
    </>
  );
}
