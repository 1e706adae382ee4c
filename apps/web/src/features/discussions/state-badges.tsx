import { DISCUSSION_STATUS, type DiscussionRow } from '@assay/contract/discussions/discussion.ts';
import { Pin } from 'lucide-react';
import { useText } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { TEXT } from './text.ts';

/** What there is to say of a discussion beside its title: pinned, disabled, its category. */
export function StateBadges({ row }: { row: Pick<DiscussionRow, 'topPriority' | 'status' | 'categoryName'> }) {
  const t = useText(TEXT);
  return (
    <>
      {row.topPriority && (
        <Badge tone="notice" icon={<Pin aria-hidden size={12} />}>
          {t('pinned')}
        </Badge>
      )}
      {row.status === DISCUSSION_STATUS.disabled && <Badge tone="alarm">{t('disabled')}</Badge>}
      {row.status === DISCUSSION_STATUS.deleted && <Badge tone="alarm">{t('deleted')}</Badge>}
      {row.categoryName && <TagChip>{row.categoryName}</TagChip>}
    </>
  );
}
