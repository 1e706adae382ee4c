import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { CalendarClock, Clock, Trophy, Users } from 'lucide-react';
import { formatMoment } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Tip } from '../../../ui/tip/tip.tsx';
import { LoginLink } from '../../accounts/sign-in/login-link.tsx';
import { AuthLock, ContestTags } from '../contest-tags.tsx';
import { type ListedContest, RULE_NAMES, statusNow } from '../contest-words.ts';
import { durationWords } from '../durations.ts';
import { Countdown } from '../shell/clock.tsx';
import { TEXT } from '../text.ts';
import { useServerNow } from '../use-server-now.ts';
import styles from './contest-list.module.css';

interface ContestListProps {
  contests: readonly ListedContest[];
  /** When the answer came that tells of them. */
  readAt: number;
}

/** Contests as cards under each other, those that are not over with their countdown (CON-1). */
export function ContestList({ contests, readAt }: ContestListProps) {
  return (
    <ul className={styles.list}>
      {contests.map((contest) => (
        <ContestEntry key={contest.id} contest={contest} readAt={readAt} />
      ))}
    </ul>
  );
}

function ContestEntry({ contest, readAt }: { contest: ListedContest; readAt: number }) {
  const t = useText(TEXT);
  const router = useRouter();
  const nowMs = useServerNow(contest.now, readAt);
  const status = statusNow(contest, nowMs);
  const isScheduled = status === CONTEST_STATUS.scheduled;
  const open = paths.contest(contest.id);
  return (
    <li className={styles.entry} data-status={status}>
      {contest.logoUrl ? (
        <img className={styles.logo} src={contest.logoUrl} alt="" loading="lazy" />
      ) : (
        <span className={styles.mark} aria-hidden>
          {(RULE_NAMES[contest.type] ?? '?').slice(0, 3)}
        </span>
      )}
      <div className={styles.body}>
        <h2 className={styles.title}>
          <AuthLock auth={contest.auth} />
          <LoginLink href={open}>{contest.title}</LoginLink>
        </h2>
        <p className={styles.facts}>
          <span>
            <CalendarClock size={15} aria-hidden />
            <span className="tnum">{formatMoment(contest.startTime)}</span>
          </span>
          <span>
            <Clock size={15} aria-hidden /> {durationWords(contest.duration, t)}
          </span>
          <span>
            <Users size={15} aria-hidden /> {t('people', { count: contest.count })}
          </span>
        </p>
      </div>
      <div className={styles.side}>
        {status !== CONTEST_STATUS.ended && (
          <span className={styles.clock}>
            <Countdown contest={contest} nowMs={nowMs} />
          </span>
        )}
        <ContestTags type={contest.type} auth={contest.auth} status={status} />
        {contest.openRank && (
          <Tip label={isScheduled ? t('notOpen') : t('board')}>
            <Button
              size="xs"
              variant="default"
              leftSection={<Trophy size={14} aria-hidden />}
              aria-disabled={isScheduled}
              data-disabled={isScheduled || undefined}
              onClick={() => {
                if (!isScheduled) void router.navigate({ href: paths.outsideBoard(contest.id, contest.type) });
              }}
            >
              {t('board')}
            </Button>
          </Tip>
        )}
      </div>
    </li>
  );
}
