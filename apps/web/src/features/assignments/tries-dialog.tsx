import { getAssignmentTries } from '@assay/contract/assignments/tries.ts';
import { Skeleton } from '@mantine/core';
import { formatMoment } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import styles from './assignments.module.css';
import { TEXT } from './text.ts';

/** A cell of the table of progress whose submissions stand in no list of their own. */
export interface TriedCell {
  uid: number;
  name: string;
  pid: number;
  displayId: string;
}

/** What stands behind a cell: the submissions, newest first (ASG-6). */
export function TriesDialog({ id, cell, onClose }: { id: number; cell: TriedCell; onClose: () => void }) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getAssignmentTries, { id, uid: cell.uid, pid: cell.pid });
  return (
    <Dialog opened onClose={onClose} title={t('triesOf', { name: cell.name, id: cell.displayId })}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={120} className="late" aria-hidden />
      ) : data.tries.length === 0 ? (
        <EmptyState text={t('noTries')} />
      ) : (
        <ul className={styles.due}>
          {data.tries.map(({ submitId, status, score, language, submitTime }) => (
            <li key={submitId} data-row>
              <span>
                <VerdictBadge code={status} /> {score !== null && <span className="tnum">{score}</span>}
              </span>
              <small>
                {language} · <time dateTime={submitTime}>{formatMoment(submitTime)}</time>{' '}
                {data.mayOpen && <Link href={paths.submission(submitId)}>#{submitId}</Link>}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
