import type { ContestStatus } from '@assay/contract/contests/contest.ts';
import { useText } from '../../../lib/text.ts';
import { ContestTags } from '../contest-tags.tsx';
import type { Contest } from '../contest-words.ts';
import { ContestProgress, Countdown } from '../shell/clock.tsx';
import { TEXT } from '../text.ts';
import { Entry } from './entry.tsx';
import styles from './overview.module.css';

interface HeroProps {
  contest: Contest;
  status: ContestStatus;
  nowMs: number;
}

/** What a contest is called, its clock, and what to do next. */
export function Hero({ contest, status, nowMs }: HeroProps) {
  const t = useText(TEXT);
  return (
    <section className={styles.hero} aria-label={t('overview')}>
      <h1 className={styles.title}>{contest.title}</h1>
      <div className={styles.tags}>
        <ContestTags type={contest.type} auth={contest.auth} status={status} />
      </div>
      <div className={styles.clock}>
        <Countdown contest={contest} nowMs={nowMs} />
      </div>
      <ContestProgress contest={contest} nowMs={nowMs} />
      <div className={styles.entry}>
        <Entry contest={contest} status={status} />
      </div>
    </section>
  );
}
