import type { Announcement } from '@assay/contract/announcements/announcement.ts';
import type { AnnouncementOwner } from '@assay/contract/announcements/owner.ts';
import { ActionIcon } from '@mantine/core';
import { ChevronDown, RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending/pending.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Markdown, MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import styles from './announcements.module.css';
import { markRead, useReadIds } from './read-ids.ts';
import { TEXT } from './text.ts';

/** Few lists have a second page, and the home page need not wait for its buttons. */
const Pager = lazyPart(() => import('../../ui/table/pager.tsx').then((module) => module.Pager));

interface AnnouncementListProps {
  owner: AnnouncementOwner;
  /** What the owner's list answers. */
  answer: {
    data: { records: readonly Announcement[]; total: number } | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Which page it is and how another is turned to; left out where the answer is the whole list. */
  paging?: { currentPage: number; limit: number; onTurn: (page: number) => void };
}

/** Announcements of an owner, to be refreshed by hand; opening one marks it as read. */
export function AnnouncementList({ owner, answer, paging }: AnnouncementListProps) {
  const t = useText(TEXT);
  const { data, error, isFetching, refetch } = answer;
  const read = useReadIds(owner);
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Panel
      flush
      title={t('announcements')}
      aside={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('reload')}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          <RefreshCw aria-hidden />
        </ActionIcon>
      }
    >
      {!error && !data && <Pending />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.records.length === 0 && <EmptyState text={t('noAnnouncements')} hint={t('noAnnouncementsHint')} />}
      <ul className={styles.list}>
        {data?.records.map((one) => (
          <Item
            key={one.id}
            one={one}
            isNew={!read.has(one.id)}
            isOpen={opened === one.id}
            onToggle={() => {
              markRead(owner, one.id);
              setOpened(opened === one.id ? null : one.id);
            }}
          />
        ))}
      </ul>
      {paging && data && data.total > paging.limit && (
        <div className={styles.pages}>
          <Suspense>
            <Pager total={data.total} page={paging.currentPage} size={paging.limit} onPage={paging.onTurn} />
          </Suspense>
        </div>
      )}
    </Panel>
  );
}

interface ItemProps {
  one: Announcement;
  isNew: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function Item({ one, isNew, isOpen, onToggle }: ItemProps) {
  const t = useText(TEXT);
  return (
    <li className={styles.item}>
      <h3 className={styles.itemHead}>
        <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={onToggle}>
          <span className={styles.itemTitle} data-new={isNew || undefined}>
            {one.title}
          </span>
          <span className={styles.itemEnd}>
            {isNew && <Badge>{t('isNew')}</Badge>}
            <span className={styles.soft}>
              <RelativeTime at={one.gmtCreate} />
            </span>
            <ChevronDown aria-hidden className={styles.chevron} data-open={isOpen || undefined} />
          </span>
        </button>
      </h3>
      {isOpen && (
        <div className={styles.itemBody}>
          {one.username && (
            <p className={styles.soft}>
              {t('by')} <UserLink username={one.username} />
            </p>
          )}
          <Suspense fallback={<MarkdownSkeleton />}>
            <Markdown source={one.content} rendered={one.rendered} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
