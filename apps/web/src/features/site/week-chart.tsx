import { getLastWeekStatistics } from '@assay/contract/site/home.ts';
import { ActionIcon, Skeleton } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { useIsRoot } from '../../lib/roles.ts';
import { useText } from '../../lib/text.ts';
import { keyOf, queryClient, useAction, useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TEXT } from './text.ts';
import classes from './week-chart.module.css';

const CHART_PX = 200;

/** The smallest of 4, 8, 20, 40, 80, 200 … that holds the value, so that the axis reads in quarters. */
export function axisTop(value: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [4, 8, 20]) if (step * power >= value) return step * power;
  }
}

/** Submissions and accepted ones per day of the last seven days: bars for eyes, a table for screen readers. */
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
        <div className={classes.aside}>
          <Legend />
          {isRoot && (
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
          )}
        </div>
      }
    >
      {data ? (
        <Bars {...data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={CHART_PX + 52} className="late" />
      )}
    </Panel>
  );
}

function Legend() {
  const say = useText(TEXT);
  return (
    <span className={classes.legend} aria-hidden>
      <span data-series="total">{say('submissions')}</span>
      <span data-series="accepted">{say('accepted')}</span>
    </span>
  );
}

interface BarsProps {
  dateStrList: string[];
  acCountList: number[];
  totalCountList: number[];
}

function Bars({ dateStrList, acCountList, totalCountList }: BarsProps) {
  const say = useText(TEXT);
  const top = axisTop(Math.max(...totalCountList, 1));
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
  const share = (value: number) => `${(value / top) * 100}%`;
  if (sum(totalCountList) === 0) return <EmptyState spot="waiting" text={say('quietWeek')} />;
  return (
    <>
      <p className={classes.sum}>{say('weekTotal', { total: sum(totalCountList), accepted: sum(acCountList) })}</p>
      <div className={classes.chart} style={{ height: CHART_PX }} aria-hidden>
        {[1, 0.75, 0.5, 0.25, 0].map((line) => (
          <span key={line} className={classes.line} style={{ bottom: `${line * 100}%` }}>
            <i>{formatNumber(top * line)}</i>
          </span>
        ))}
        <div className={classes.days}>
          {dateStrList.map((day, index) => (
            <div key={day} className={classes.day} title={`${day}: ${acCountList[index]} / ${totalCountList[index]}`}>
              <span data-series="total" style={{ height: share(totalCountList[index] ?? 0) }} />
              <span data-series="accepted" style={{ height: share(acCountList[index] ?? 0) }} />
              <b>{day.slice(-5)}</b>
            </div>
          ))}
        </div>
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
