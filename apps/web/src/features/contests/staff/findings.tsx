import { type AilmentLevel, type ContestFinding, getContestDoctor } from '@assay/contract/contests/staff/doctor.ts';
import { Alert, Button, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './staff.module.css';
import { TEXT } from './text.ts';

const TONES: Record<AilmentLevel, Tone> = { error: 'alarm', warning: 'notice', hint: 'quiet' };
/** A clock that differs by more misleads whoever looks at it. */
const SKEW_MAX_S = 5;

/** What the contest doctor found. */
export function Findings({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const { data, error, isFetching, dataUpdatedAt, refetch } = useCall(getContestDoctor, { cid }, { staleTime: 0 });
  const skewS = useMemo(
    () => (data ? Math.round((dataUpdatedAt - Date.parse(data.checkedAt)) / 1000) : 0),
    [data, dataUpdatedAt],
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const again = (
    <Button variant="default" size="compact-md" loading={isFetching} onClick={() => void refetch()}>
      {t('checkAgain')}
    </Button>
  );
  const title = data
    ? t('facts', { problems: data.problems, contestants: data.contestants, slots: data.slots })
    : t('doctor');
  return (
    <Stack gap="md">
      {Math.abs(skewS) > SKEW_MAX_S && <Alert color="brass">{t('browserClock', { seconds: Math.abs(skewS) })}</Alert>}
      <Panel flush title={title} aside={again}>
        {data?.findings.length === 0 && <EmptyState spot="solved" text={t('allWell')} />}
        <ul className={styles.findings}>
          {data?.findings.map((one) => (
            <Finding key={one.ailment} one={one} />
          ))}
        </ul>
      </Panel>
    </Stack>
  );
}

function Finding({ one }: { one: ContestFinding }) {
  const t = useText(TEXT);
  const { ailment, level, at, value, wanted } = one;
  const words =
    ailment === 'judgesFew'
      ? t(ailment, { value: value ?? 0, wanted: wanted ?? 0 })
      : ailment === 'serverClock'
        ? t(ailment, { value: value ?? 0 })
        : t(ailment);
  return (
    <li className={styles.finding}>
      <Badge tone={TONES[level]}>{t(level)}</Badge>
      <div>
        <span>{words}</span>
        {at.length > 0 && <p className={styles.where}>{at.join(', ')}</p>}
      </div>
    </li>
  );
}
