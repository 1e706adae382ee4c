import { getDiscussionDetail } from '@assay/contract/discussions/discussions.ts';
import { Button, Skeleton } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { detailPath } from '../addresses.ts';
import styles from '../detail/detail.module.css';
import { DiscussionHead } from '../detail/discussion-head.tsx';
import { DiscussionText } from '../detail/discussion-text.tsx';
import { TEXT } from '../text.ts';

/** One discussion over the whole window, without leaving the list. */
export function PreviewDialog({ did, onClose }: { did: number; onClose: () => void }) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getDiscussionDetail, { did });
  return (
    <Dialog opened fullScreen onClose={onClose} title={data?.title ?? t('preview')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <article className={styles.preview}>
          <DiscussionHead row={data} />
          <DiscussionText discussion={data} />
          <div>
            <Button component={Link} href={detailPath(data)}>
              {t('open')}
            </Button>
          </div>
        </article>
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  );
}
