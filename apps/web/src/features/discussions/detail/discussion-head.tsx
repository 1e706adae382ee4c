import type { DiscussionDetail } from '@assay/contract/discussions/discussion.ts';
import { useText } from '../../../lib/text.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { AuthorName } from '../author-badge.tsx';
import { StateBadges } from '../state-badges.tsx';
import { TEXT } from '../text.ts';
import styles from './detail.module.css';

/** Who began a discussion, when, and how it is doing. */
export function DiscussionHead({ row }: { row: DiscussionDetail }) {
  const t = useText(TEXT);
  return (
    <div className={styles.meta}>
      <AuthorName row={row} withPicture />
      <RelativeTime at={row.gmtCreate} />
      {row.revisions > 0 && <span>{t('edited')}</span>}
      <span>{t('views', { count: row.viewNum })}</span>
      <span>{t('comments', { count: row.commentNum })}</span>
      <StateBadges row={row} />
    </div>
  );
}
