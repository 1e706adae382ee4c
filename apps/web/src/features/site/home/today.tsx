import type { getRecentContest } from '@assay/contract/contests/recent.ts';
import type { DataOf } from '@assay/contract/op.ts';
import type { OwnHome } from '@assay/contract/site/home-page.ts';
import { Button } from '@mantine/core';
import { CalendarCheck2, CalendarClock, CirclePlay, type LucideIcon, Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useServerNow } from '../../../lib/use-server-clock.ts';
import { Link } from '../../../ui/link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import { CheckInDialog } from '../../coins/check-in-dialog.tsx';
import { TEXT } from './text.ts';
import styles from './today.module.css';

interface TodayProps {
  own: OwnHome;
  contests: DataOf<typeof getRecentContest> | undefined;
  now: string;
  readAt: number;
}

/**
 * What somebody who is logged in needs first: where to go on, what is due, the streak, answers (HOME-11). Always four tiles of
 * three lines, so that home knows their room before they come.
 */
export function Today({ own, contests, now, readAt }: TodayProps) {
  const t = useText(TEXT);
  return (
    <section className={styles.tiles} aria-label={t('today')}>
      <GoOn last={own.lastUnsolved} first={own.firstProblem} />
      <Due own={own} next={contests?.[0]} now={now} readAt={readAt} />
      <Streak {...own.checkIn} />
      <Unread unread={own.unread} />
    </section>
  );
}

interface TileProps {
  Icon: LucideIcon;
  label: string;
  /** What stands there, and where it leads. */
  href?: string;
  title: ReactNode;
  children: ReactNode;
}

function Tile({ Icon, label, href, title, children }: TileProps) {
  return (
    <div className={styles.tile}>
      <span className={styles.mark} aria-hidden>
        <Icon size={18} />
      </span>
      <div className={styles.body}>
        <h2 className={styles.label}>{label}</h2>
        <p className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</p>
        <div className={styles.facts}>{children}</div>
      </div>
    </div>
  );
}

function GoOn({ last, first }: { last: OwnHome['lastUnsolved']; first: OwnHome['firstProblem'] }) {
  const t = useText(TEXT);
  const named = last ?? first;
  if (!named) {
    return (
      <Tile Icon={CirclePlay} label={t('goOn')} href={paths.problems} title={t('chooseProblem')}>
        {t('chooseHint')}
      </Tile>
    );
  }
  const title = (
    <>
      <span className="tnum">{named.problemId}</span> {named.title}
    </>
  );
  return (
    <Tile Icon={CirclePlay} label={t(last ? 'goOn' : 'begin')} href={paths.problem(named.problemId)} title={title}>
      {last ? (
        <>
          <VerdictBadge code={last.status} size="sm" />
          <RelativeTime at={last.submitTime} />
        </>
      ) : (
        t('beginHint')
      )}
    </Tile>
  );
}

interface DueProps {
  own: OwnHome;
  next: DataOf<typeof getRecentContest>[number] | undefined;
  now: string;
  readAt: number;
}

/** A contest or a timed work; recent ones say by a type which they are. */
const hrefOf = (item: OwnHome['due'][number] | NonNullable<DueProps['next']>) =>
  ('kind' in item ? item.kind === 'work' : item.type === TIMED_WORK) ? paths.work(item.id) : paths.contest(item.id);

/** The first of what is due, else the next contest that one could enter. */
function Due({ own, next, now, readAt }: DueProps) {
  const t = useText(TEXT);
  const nowMs = useServerNow(now, readAt);
  const due = own.due.filter(({ endTime }) => Date.parse(endTime) > nowMs);
  const first = due[0] ?? next;
  if (!first) {
    return (
      <Tile Icon={CalendarClock} label={t('next')} href={paths.contests} title={t('nothingDue')}>
        {t('nothingDueHint')}
      </Tile>
    );
  }
  const runs = Date.parse(first.startTime) <= nowMs;
  return (
    <Tile Icon={CalendarClock} label={t(due[0] ? 'due' : 'next')} href={hrefOf(first)} title={first.title}>
      <span>
        {t(runs ? 'endsAt' : 'startsAt')}{' '}
        <span className="tnum">{formatMoment(runs ? first.endTime : first.startTime)}</span>
      </span>
      {due.length > 1 && <span>{t('moreDue', { count: due.length - 1 })}</span>}
    </Tile>
  );
}

function Streak({ checkInDays, checkedInToday, dailyRemark }: OwnHome['checkIn']) {
  const t = useText(TEXT);
  const [opened, setOpened] = useState(false);
  return (
    <Tile Icon={CalendarCheck2} label={t('streak')} title={t('days', { days: checkInDays })}>
      {checkedInToday ? (
        dailyRemark || t('doneToday')
      ) : (
        <Button size="compact-sm" onClick={() => setOpened(true)}>
          {t('checkIn')}
        </Button>
      )}
      <CheckInDialog opened={opened} onClose={() => setOpened(false)} />
    </Tile>
  );
}

const MESSAGES = '/message';
/** Of a row of recent contests. */
const TIMED_WORK = 2;

function Unread({ unread }: { unread: OwnHome['unread'] }) {
  const t = useText(TEXT);
  const { comment, reply, like, sys, mine } = unread;
  const count = comment + reply + like + sys + mine;
  if (count === 0) {
    return (
      <Tile Icon={Mail} label={t('messages')} href={MESSAGES} title={t('noNotices')}>
        {t('noNoticesHint')}
      </Tile>
    );
  }
  return (
    <Tile Icon={Mail} label={t('messages')} href={MESSAGES} title={t('unread', { count })}>
      {comment + reply > 0 ? t('replies', { count: comment + reply }) : t('otherMessages')}
    </Tile>
  );
}
