import { useText } from '../../../lib/text.ts';
import { ContestTags } from '../contest-tags.tsx';
import { ContestProgress, Countdown } from '../shell/clock.tsx';
import type { InContest } from '../shell/contest-shell.tsx';
import { TEXT } from '../text.ts';
import { Entry } from './entry.tsx';
import styles from './overview.module.css';

/** What a contest is called, its clock, and what to do next. */
export function Hero({ contest, status, readAt }: InContest) {
  const t = useText(TEXT);
  return (
    <section className={styles.hero} aria-label={t('overview')}>
      <h1 className={styles.title}>{contest.title}</h1>
      <div className={styles.tags}>
        <ContestTags type={contest.type} auth={contest.auth} status={status} />
      </div>
      <div className={styles.clock}>
        <Countdown contest={contest} readAt={readAt} />
      </div>
      <ContestProgress contest={contest} readAt={readAt} />
      <div className={styles.entry}>
        <Entry contest={contest} status={status} />
      </div>
    </section>
  );
}
