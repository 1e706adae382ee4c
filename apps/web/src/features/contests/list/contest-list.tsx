import { CONTEST_STATUS, type ContestStatus } from '@assay/contract/contests/contest.ts';
import { useCallback } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useServerClock } from '../../../lib/use-server-clock.ts';
import { useDurations } from '../../../ui/durations.ts';
import { Link } from '../../../ui/link.tsx';
import { LoginLink } from '../../accounts/sign-in/login-link.tsx';
import { STATE_ORDER, useStateWords } from '../../venues/states.tsx';
import { AuthLock } from '../contest-tags.tsx';
import { type ListedContest, RULE_NAMES, statusNow, TIMED_WORK_TYPE } from '../contest-words.ts';
import { Countdown } from '../shell/clock.tsx';
import { TEXT } from '../text.ts';
import styles from './contest-list.module.css';

interface ContestListProps {
  contests: readonly ListedContest[];
  /** When the answer came that tells of them. */
  readAt: number;
}

/** Contests as rows under what they are: running, to come, over. Those that are not over count down (CON-1). */
export function ContestList({ contests, readAt }: ContestListProps) {
  const words = useStateWords();
  // one word for all of them: the list is drawn anew when it is another one
  const statuses = useServerClock(
    contests[0]?.now ?? '',
    readAt,
    useCallback((nowMs) => contests.map((contest) => statusNow(contest, nowMs)).join(), [contests]),
  ).split(',');
  return (
    <div className={styles.list}>
      {STATE_ORDER.map((status) => {
        const own = contests.filter((_contest, at) => Number(statuses[at]) === status);
        if (own.length === 0) return null;
        return (
          <section key={status}>
            <h2 className={styles.group} data-status={status}>
              {words(status)}
            </h2>
            <ul>
              {own.map((contest) => (
                <ContestEntry key={`${contest.type} ${contest.id}`} contest={contest} status={status} readAt={readAt} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface EntryProps {
  contest: ListedContest;
  status: ContestStatus;
  readAt: number;
}

function ContestEntry({ contest, status, readAt }: EntryProps) {
  const t = useText(TEXT);
  const durations = useDurations();
  const isWork = contest.type === TIMED_WORK_TYPE;
  const [date, time] = formatMoment(contest.startTime).split(' ');
  return (
    <li className={styles.entry} data-row>
      <time className={styles.when} dateTime={contest.startTime}>
        <b>{date?.slice(5)}</b> {time}
      </time>
      {contest.logoUrl && <img className={styles.logo} src={contest.logoUrl} alt="" loading="lazy" />}
      <div className={styles.body}>
        <h3 className={styles.title}>
          <AuthLock auth={contest.auth} />
          <LoginLink href={isWork ? paths.work(contest.id) : paths.contest(contest.id)}>{contest.title}</LoginLink>
        </h3>
        <p className={styles.facts}>
          <span>{isWork ? t('timedWork') : (RULE_NAMES[contest.type] ?? contest.type)}</span>
          <span>{durations.words(contest.duration)}</span>
          <span>{t('people', { count: contest.count })}</span>
          {contest.registered && <span className={styles.own}>{t('takesPart')}</span>}
        </p>
      </div>
      <div className={styles.side}>
        {status !== CONTEST_STATUS.ended && <Countdown contest={contest} readAt={readAt} />}
        {contest.openRank && status !== CONTEST_STATUS.scheduled && (
          <Link className={styles.board} href={paths.outsideBoard(contest.id, contest.type)}>
            {t('board')}
          </Link>
        )}
      </div>
    </li>
  );
}
