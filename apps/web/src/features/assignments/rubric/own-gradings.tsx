import { getOwnGradings } from '@assay/contract/assignments/rubrics.ts';
import { Skeleton } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { signed } from './item-points.ts';
import styles from './rubric.module.css';
import { TEXT } from './text.ts';

interface OwnGradingsProps {
  /** Of the assignment. */
  id: number;
  /** Of this problem alone. */
  pid?: number;
}

/** How the own work was graded by rubrics: the items that students may see (ASG-24). */
export function OwnGradings({ id, pid }: OwnGradingsProps) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getOwnGradings, { id });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={80} className="late" aria-hidden />;
  const graded = data.filter((one) => pid === undefined || one.pid === pid);
  if (graded.length === 0) return pid === undefined ? <EmptyState text={t('ownNone')} /> : null;
  return (
    <div className={styles.own}>
      {graded.map((one) => (
        <section key={one.pid}>
          <h3>{t('ownOf', { id: one.displayId, title: one.title, percent: one.percent })}</h3>
          <ul>
            {one.items.map(({ name, description, points }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items of the same name may be chosen
              <li key={at}>
                <b className="tnum">{signed(points)}</b> {name}
                {description && <p>{description}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function OwnGradingsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText(TEXT);
  return (
    <Dialog opened onClose={onClose} title={t('own')}>
      <OwnGradings id={id} />
    </Dialog>
  );
}
