import { WORK_STATUS } from '@assay/contract/works/work.ts';
import { Progress } from '@mantine/core';
import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { useServerNow } from '../../../lib/use-server-clock.ts';
import { useDurations } from '../../../ui/durations.ts';
import { TEXT } from '../text.ts';
import styles from './shell.module.css';
import type { InWork } from './work-shell.tsx';

const WEEK_MS = 7 * 24 * 3600 * 1000;
/** From here on the clock stands out. */
const SHORT_MS = 5 * 60 * 1000;

/** The time that is left: to the start, in words while more than a week remains; of one's own time; to the end of the work. */
export function Countdown({ work, status, readAt, endMs }: InWork) {
  const t = useText(TEXT);
  const durations = useDurations();
  const nowMs = useServerNow(work.now, readAt);
  if (status === WORK_STATUS.ended) return <span className={styles.countdown}>{t('over')}</span>;
  const restMs = (status === WORK_STATUS.running ? endMs : Date.parse(work.startTime)) - nowMs;
  if (restMs > WEEK_MS && status === WORK_STATUS.scheduled) {
    return <span className={styles.countdown}>{t('startsAt', { time: durations.words(restMs / 1000) })}</span>;
  }
  const said = status === WORK_STATUS.scheduled ? 'startsIn' : work.record ? 'endsIn' : 'closesIn';
  return (
    <span className={styles.countdown} data-short={(work.record !== null && restMs < SHORT_MS) || undefined}>
      <span className={styles.soft}>{t(said)}</span>{' '}
      <time className={`${styles.digits} tnum`}>{durations.rest(restMs)}</time>
    </span>
  );
}

/** How much of the own time has passed; of the time that the work is open for those who have not started. */
export function WorkProgress({ work, status, readAt, endMs }: InWork) {
  const t = useText(TEXT);
  const nowMs = useServerNow(work.now, readAt);
  const start = work.record?.startTime ?? work.startTime;
  const end = new Date(endMs).toISOString();
  const [startMs, lastMs] = [Date.parse(start), Date.parse(work.record?.endTime ?? end)];
  const share = Math.min(Math.max((nowMs - startMs) / (lastMs - startMs), 0), 1) * 100;
  return (
    <div className={styles.progress}>
      <span className={`${styles.soft} tnum`}>{formatMoment(start)}</span>
      <Progress value={status === WORK_STATUS.ended ? 100 : share} aria-label={t('progress')} size="sm" flex={1} />
      <span className={`${styles.soft} tnum`}>{formatMoment(work.record?.endTime ?? end)}</span>
    </div>
  );
}
