import { CONTEST_STATUS, type ContestStatus } from '@assay/contract/contests/contest.ts';
import { ActionIcon } from '@mantine/core';
import { Bell, Pencil, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { barSlot } from '../../../lib/page/bar-slot.ts';
import { paths } from '../../../lib/paths.ts';
import { useStore } from '../../../lib/store.ts';
import { useText } from '../../../lib/text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { UnreadCount } from '../../announcements/unread-count.tsx';
import { StateBadge } from '../../venues/states.tsx';
import { contestAdminOf } from '../admin/admin-paths.ts';
import { AuthLock } from '../contest-tags.tsx';
import type { Contest } from '../contest-words.ts';
import { TEXT } from '../text.ts';
import styles from './bar.module.css';
import { Countdown } from './clock.tsx';
import { PreviewButton } from './preview.tsx';

interface ContestBarProps {
  contest: Contest;
  status: ContestStatus;
  /** When the answer came that tells of it. */
  readAt: number;
  /** Announcements that were not read. */
  unread: number;
  /** Whether the title is the heading of the page. */
  isHeading: boolean;
  /** The letters of the problems, between title and clock. */
  letters: ReactNode;
}

/** Title, letters, clock and bell of a contest in the site's bar, or in one of its own where the page has none. */
export function ContestBar(props: ContestBarProps) {
  const slot = useStore(barSlot);
  return slot ? (
    createPortal(<Line {...props} />, slot)
  ) : (
    <div className={styles.own}>
      <Line {...props} />
    </div>
  );
}

function Line({ contest, status, readAt, unread, isHeading, letters }: ContestBarProps) {
  const t = useText(TEXT);
  const name = (
    <Link href={paths.contest(contest.id)} className={styles.name} title={contest.title}>
      {contest.title}
    </Link>
  );
  return (
    <div className={styles.line}>
      {contest.logoUrl && <img className={styles.logo} src={contest.logoUrl} alt="" />}
      {contest.gid !== null && (
        <Tip label={t('ofGroup', { name: contest.groupName ?? '' })}>
          <Link href={paths.groupContests(contest.gid)} className={styles.group}>
            <Users size={15} aria-hidden />
            <bdi>{contest.groupName}</bdi>
          </Link>
        </Tip>
      )}
      <AuthLock auth={contest.auth} />
      {isHeading ? <h1 className={styles.heading}>{name}</h1> : name}
      <span className={styles.tags}>
        {status !== CONTEST_STATUS.ended && <StateBadge state={status} />}
        {contest.sealed && (
          <Tip label={t('sealedTip')}>
            <Badge tone="info">{t('sealed')}</Badge>
          </Tip>
        )}
      </span>
      {letters && <div className={styles.letters}>{letters}</div>}
      <span className={styles.side}>
        <Countdown contest={contest} readAt={readAt} />
        <span className={styles.tools}>
          {contest.isContestAdmin && <PreviewButton cid={contest.id} />}
          {contest.mayEdit && (
            <Tip label={t('edit')}>
              <ActionIcon
                variant="subtle"
                color="gray"
                component={Link}
                href={contestAdminOf(contest.gid).edit(contest.id)}
                aria-label={t('edit')}
              >
                <Pencil size={16} aria-hidden />
              </ActionIcon>
            </Tip>
          )}
        </span>
        <Link
          href={`${paths.contest(contest.id)}/announcements`}
          className={styles.bell}
          aria-label={unread > 0 ? `${t('announcements')} (${unread})` : t('announcements')}
        >
          <Bell size={18} aria-hidden />
          <UnreadCount count={unread} />
        </Link>
      </span>
    </div>
  );
}
