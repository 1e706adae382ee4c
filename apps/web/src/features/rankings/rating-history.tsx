import { getUserRating } from '@assay/contract/rankings/rating.ts';
import { formatMoment } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import styles from './rating.module.css';
import { RatingBadge } from './rating-badge.tsx';
import { RatingChange } from './rating-change.tsx';
import { TEXT } from './rating-text.ts';

/** Ratings at which titles begin. */
const GRID = [500, 1000, 1300, 1600, 1900, 2400, 3000];

/** What the rating of a person is; nothing for somebody who was never rated, and while the site rates nothing. */
export function useUserRating(uid: number) {
  const isOpen = useSiteConfig()?.openRating === true;
  return useCall(getUserRating, { uid }, { enabled: isOpen, call: { quiet: true } }).data;
}

/** The rating of a person as a graph, and the table of its changes (RANK-11). */
export function RatingHistory({ uid }: { uid: number }) {
  const t = useText(TEXT);
  const data = useUserRating(uid);
  if (!data || data.rating === null) return null;
  const { rating, history } = data;
  return (
    <Panel title={t('history')} aside={<RatingBadge rating={rating} />}>
      <LineChart
        label={t('chart', { count: history.length, rating })}
        grid={GRID}
        points={history.map(({ cid, title, after }) => ({
          key: cid,
          label: t('point', { title, rating: after }),
          value: after,
        }))}
      />
      <div className={styles.table}>
        <DataTable
          label={t('history')}
          rows={history.toReversed()}
          rowKey={({ cid }) => cid}
          columns={[
            {
              key: 'contest',
              header: t('contest'),
              names: true,
              cell: ({ cid, title }) => <Link href={paths.contest(cid)}>{title}</Link>,
            },
            {
              key: 'day',
              header: t('day'),
              width: '120px',
              from: 'md',
              cell: ({ endTime }) => <span className="tnum">{formatMoment(endTime).slice(0, 10)}</span>,
            },
            {
              key: 'place',
              header: t('place'),
              width: '80px',
              align: 'end',
              cell: ({ place }) => <span className="tnum">{place}</span>,
            },
            {
              key: 'performance',
              header: t('performance'),
              width: '120px',
              align: 'end',
              from: 'md',
              cell: ({ performance }) => <span className="tnum">{Math.round(performance)}</span>,
            },
            {
              key: 'change',
              header: t('rating'),
              width: '140px',
              align: 'end',
              cell: ({ before, after }) => <RatingChange before={before} after={after} />,
            },
          ]}
        />
      </div>
    </Panel>
  );
}

/** The rating of a person beside the name. */
export function PersonRating({ uid }: { uid: number }) {
  const rating = useUserRating(uid)?.rating ?? null;
  return rating === null ? null : <RatingBadge rating={rating} />;
}
