import { getRemoteJudges } from '@assay/contract/remote/judges.ts';
import { Skeleton } from '@mantine/core';
import { JudgePanel } from '../../../features/remote/judge-panel.tsx';
import styles from '../../../features/remote/remote.module.css';
import { TEXT } from '../../../features/remote/text.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

const REFRESH_MS = 5_000;

/** Which remote judges are on, how they do, and their accounts (REM-1, REM-12). */
export function Page() {
  const t = useText(TEXT);
  const options = { refetchInterval: REFRESH_MS, call: { quiet: true } };
  const { data, error, refetch } = useCall(getRemoteJudges, {}, options);
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={360} className="late" />}
      <div className={styles.judges}>
        {data?.judges.map((judge) => (
          <JudgePanel key={judge.site} judge={judge} />
        ))}
      </div>
    </PageFrame>
  );
}
