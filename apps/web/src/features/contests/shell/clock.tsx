import { countdownAt, progressAt } from '@assay/rules/contests/clock.ts';
import { Progress } from '@mantine/core';
import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { useServerNow } from '../../../lib/use-server-clock.ts';
import { useDurations } from '../../../ui/durations.ts';
import type { Contest } from '../contest-words.ts';
import { TEXT } from '../text.ts';
import styles from './shell.module.css';

interface ClockProps {
  contest: Pick<Contest, 'startTime' | 'endTime' | 'now'>;
  /** When the answer came that tells of it. */
  readAt: number;
}

const clockOf = ({ startTime, endTime }: Pick<Contest, 'startTime' | 'endTime'>) => ({
  startMs: Date.parse(startTime),
  durationMs: Date.parse(endTime) - Date.parse(startTime),
  removed: [],
});

/** The countdown to the start or the end: words while more than a week remains, then a clock (CON-3). */
export function Countdown({ contest, readAt }: ClockProps) {
  const t = useText(TEXT);
  const durations = useDurations();
  const countdown = countdownAt(clockOf(contest), useServerNow(contest.now, readAt));
  if (countdown.kind === 'ended') return <span className={styles.countdown}>{t('over')}</span>;
  if (countdown.kind === 'startsAt') {
    const time = durations.words(countdown.restMs / 1000);
    return <span className={styles.countdown}>{t('startsAt', { time })}</span>;
  }
  return (
    <span className={styles.countdown}>
      <span className={styles.soft} data-label>
        {t(countdown.kind === 'starts' ? 'startsIn' : 'endsIn')}
      </span>{' '}
      <time className={`${styles.digits} tnum`}>{durations.rest(countdown.restMs)}</time>
    </span>
  );
}

/** How much of the contest has passed, between its start and its end. */
export function ContestProgress({ contest, readAt }: ClockProps) {
  const t = useText(TEXT);
  const nowMs = useServerNow(contest.now, readAt);
  return (
    <div className={styles.progress}>
      <span className={`${styles.soft} tnum`}>{formatMoment(contest.startTime)}</span>
      <Progress value={progressAt(clockOf(contest), nowMs)} aria-label={t('progress')} size="sm" flex={1} />
      <span className={`${styles.soft} tnum`}>{formatMoment(contest.endTime)}</span>
    </div>
  );
}
