import { getDashboardInfo } from '@assay/contract/site/config.ts';
import { Skeleton } from '@mantine/core';
import { BrokenProblems } from '../../../features/judging/broken/broken-problems.tsx';
import styles from '../../../features/site/admin/dashboard.module.css';
import { JudgingPanel } from '../../../features/site/admin/judging-panel.tsx';
import { RunningPanel } from '../../../features/site/admin/running-panel.tsx';
import { TEXT } from '../../../features/site/admin/text.ts';
import { WeekChart } from '../../../features/site/week-chart.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

const REFRESH_MS = 15_000;

/** The front page of the back office: figures, whether judging and the site keep up, and how much was submitted of late. */
export function Page() {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getDashboardInfo, {}, { refetchInterval: REFRESH_MS });
  const figures = [
    ['users', data?.userNum],
    ['problems', data?.problemNum],
    ['today', data?.todayJudgeNum],
    ['contests', data?.recentContestNum],
  ] as const;
  return (
    <PageFrame title={t('dashboard')}>
      <BrokenProblems />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name} className={styles.figure}>
              <span className={styles.label}>{t(name)}</span>
              <span className={`${styles.value} tnum`}>{value === undefined ? '–' : formatNumber(value)}</span>
            </div>
          ))}
        </div>
      )}
      <div className={styles.columns}>
        {data ? <JudgingPanel info={data} /> : !error && <Skeleton height={230} className="late" />}
        {data ? <RunningPanel info={data} /> : !error && <Skeleton height={230} className="late" />}
        <WeekChart />
      </div>
    </PageFrame>
  );
}
