import type { DiscussionRow } from '@assay/contract/discussions/discussion.ts';
import { plainLine } from '@assay/markdown/plain-line.ts';
import { ActionIcon } from '@mantine/core';
import { Eye, Maximize2, MessageSquare, ThumbsUp } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { detailPath } from '../addresses.ts';
import { AuthorName } from '../author-badge.tsx';
import { StateBadges } from '../state-badges.tsx';
import { TEXT } from '../text.ts';
import styles from './list.module.css';

/** A discussion in a list. */
export function DiscussionItem({ row, onPreview }: { row: DiscussionRow; onPreview: () => void }) {
  const t = useText(TEXT);
  return (
    <li className={styles.item}>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link href={detailPath(row)}>{row.title}</Link>
          <span className={styles.badges}>
            <StateBadges row={row} />
          </span>
        </h2>
        <p className={styles.description}>{plainLine(row.description)}</p>
        <div className={styles.meta}>
          <AuthorName row={row} withPicture />
          <RelativeTime at={row.gmtCreate} />
          <span className={styles.counts}>
            <Count label={t('views', { count: row.viewNum })} count={row.viewNum} icon={<Eye aria-hidden />} />
            <Count label={t('likes', { count: row.likeNum })} count={row.likeNum} icon={<ThumbsUp aria-hidden />} />
            <Count
              label={t('comments', { count: row.commentNum })}
              count={row.commentNum}
              icon={<MessageSquare aria-hidden />}
            />
          </span>
        </div>
      </div>
      <Tip label={t('preview')}>
        <ActionIcon variant="subtle" color="gray" aria-label={t('previewOf', { title: row.title })} onClick={onPreview}>
          <Maximize2 aria-hidden />
        </ActionIcon>
      </Tip>
    </li>
  );
}

function Count({ label, count, icon }: { label: string; count: number; icon: React.ReactNode }) {
  return (
    <span className={styles.count}>
      {icon}
      <span className="tnum" aria-hidden>
        {count}
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
