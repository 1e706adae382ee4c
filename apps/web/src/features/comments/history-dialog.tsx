import { getCommentHistory } from '@assay/contract/comments/comments.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { Skeleton } from '@mantine/core';
import { formatMoment } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import styles from './comments.module.css';
import { TEXT } from './text.ts';

interface HistoryDialogProps {
  asked: SentOf<typeof getCommentHistory>;
  /** What it says now, and since when. */
  now: { content: string; gmtCreate: string };
  onClose: () => void;
}

/** What a comment said before it was changed, the newest first, as plain text. */
export function HistoryDialog({ asked, now, onClose }: HistoryDialogProps) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getCommentHistory, asked);
  const versions = data && [
    { ...now, label: t('since') },
    ...data.toReversed().map((one) => ({ ...one, label: t('until') })),
  ];
  return (
    <Dialog opened size="lg" onClose={onClose} title={t('history')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!versions && !error && <Skeleton height={120} />}
      {versions?.map(({ content, gmtCreate, label }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: versions have no other name
        <section key={at} className={styles.version}>
          <h3 className={styles.soft}>
            {label} <span className="tnum">{formatMoment(gmtCreate)}</span>
          </h3>
          <pre className={styles.plain}>{content}</pre>
        </section>
      ))}
    </Dialog>
  );
}
