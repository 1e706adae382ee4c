import { getLastWeekStatistics } from '@assay/contract/site/home.ts';
import { ActionIcon, Skeleton } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import type { CSSProperties } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useIsRoot } from '../../lib/roles.ts';
import { useText } from '../../lib/text.ts';
import { keyOf, queryClient, useAction, useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TEXT } from './text.ts';
import classes from './week-chart.module.css';

const STRIP_PX = 96;

/** Submissions and accepted ones per day of the last seven days: seven squares for eyes, a table for screen readers. */
export function WeekChart() {
  const say = useText(TEXT);
  const isRoot = useIsRoot();
  const { data, error, refetch } = useCall(getLastWeekStatistics, {}, { staleTime: 30_000 });
  const count = useAction(getLastWeekStatistics, {
    onSuccess: (fresh) => queryClient.setQueryData(keyOf(getLastWeekStatistics, {}), fresh),
  });
  return (
    <Panel
      title={say('weekStatistics')}
      aside={
        isRoot && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={say('countAnew')}
            title={say('countAnew')}
            loading={count.isPending}
            onClick={() => count.mutate({ forceRefresh: true })}
          >
            <RefreshCw aria-hidden />
          </ActionIcon>
        )
      }
    >
      {data ? (
        <Strip {...data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={STRIP_PX} className="late" />
      )}
    </Panel>
  );
}

interface StripProps {
  dateStrList: string[];
  acCountList: number[];
  totalCountList: number[];
}

/** How much of the deepest colour a day has at most: figures stay readable on it in both themes. */
const DEEPEST = 40;

function Strip({ dateStrList, acCountList, totalCountList }: StripProps) {
  const say = useText(TEXT);
  const most = Math.max(...totalCountList);
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
  if (sum(totalCountList) === 0) return <EmptyState spot="waiting" text={say('quietWeek')} />;
  return (
    <>
      <p className={classes.sum}>{say('weekTotal', { total: sum(totalCountList), accepted: sum(acCountList) })}</p>
      <div className={classes.days} aria-hidden>
        {dateStrList.map((day, index) => {
          const total = totalCountList[index] ?? 0;
          const share = total === 0 ? 0 : Math.max(8, Math.round((total / most) * DEEPEST));
          return (
            <div key={day} title={say('dayTotal', { day, total, accepted: acCountList[index] ?? 0 })}>
              <span className={classes.day} style={{ '--share': `${share}%` } as CSSProperties}>
                {total > 0 && formatNumber(total)}
              </span>
              <small>{day.slice(-5)}</small>
            </div>
          );
        })}
      </div>
      <table className="visually-hidden">
        <caption>{say('weekStatistics')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('day')}</th>
            <th scope="col">{say('submissions')}</th>
            <th scope="col">{say('accepted')}</th>
          </tr>
        </thead>
        <tbody>
          {dateStrList.map((day, index) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{totalCountList[index]}</td>
              <td>{acCountList[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
