import { WORK_STATUS, type WorkRow, type WorkStatus } from '@assay/contract/works/work.ts';
import { useCallback } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useServerClock } from '../../../lib/use-server-clock.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useDurations } from '../../../ui/durations.ts';
import { LoginLink } from '../../accounts/sign-in/login-link.tsx';
import { StateBadge } from '../../venues/states.tsx';
import { TEXT } from '../text.ts';
import { AuthLock } from '../work-tags.tsx';
import styles from './list.module.css';

interface WorkListProps {
  works: readonly WorkRow[];
  /** When the answer came that tells of them. */
  readAt: number;
}

/** A listed work by the clock: it begins and ends on the page; one that was handed in is over. */
function statusAt({ status, record, startTime, endTime }: WorkRow, nowMs: number): WorkStatus {
  if (record) return status as WorkStatus;
  if (nowMs < Date.parse(startTime)) return WORK_STATUS.scheduled;
  return nowMs < Date.parse(endTime) ? WORK_STATUS.running : (status as WorkStatus);
}

/** Works with when they are open, how long one has, and how one stands in them. */
export function WorkList({ works, readAt }: WorkListProps) {
  return (
    <ul className={styles.list}>
      {works.map((work) => (
        <WorkEntry key={work.id} work={work} readAt={readAt} />
      ))}
    </ul>
  );
}

function WorkEntry({ work, readAt }: { work: WorkRow; readAt: number }) {
  const t = useText(TEXT);
  const status = useServerClock(
    work.now,
    readAt,
    useCallback((nowMs) => statusAt(work, nowMs), [work]),
  );
  const durations = useDurations();
  return (
    <li className={styles.entry} data-row data-status={status}>
      {work.logoUrl && <img className={styles.logo} src={work.logoUrl} alt="" loading="lazy" />}
      <div className={styles.body}>
        <h2 className={styles.title}>
          <AuthLock auth={work.auth} />
          <LoginLink href={paths.work(work.id)}>{work.title}</LoginLink>
        </h2>
        <p className={`${styles.facts} tnum`}>
          <span>
            <time dateTime={work.startTime}>{formatMoment(work.startTime)}</time> –{' '}
            <time dateTime={work.endTime}>{formatMoment(work.endTime)}</time>
          </span>
          <span>{t('time', { time: durations.words(work.duration) })}</span>
        </p>
      </div>
      <div className={styles.side}>
        {work.record && <Badge tone="info">{t(work.record.endTime ? 'handedInTag' : 'yoursRuns')}</Badge>}
        <Badge>{t(work.auth === 1 ? 'private' : 'public')}</Badge>
        <StateBadge state={status} />
      </div>
    </li>
  );
}
