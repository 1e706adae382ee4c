import type { SubmissionRow } from '@assay/contract/submissions/submission.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { ReactNode } from 'react';
import { formatLength, formatMemoryUsed, formatTime, shortLanguage } from '../../../lib/format.ts';
import { addressOf } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import { TEXT } from '../text.ts';
import { RootActions } from './root-actions.tsx';
import styles from './submission-table.module.css';

/** A row of the list; while it is judged, with its place in the queue. */
export type ListedSubmission = SubmissionRow & { queuePosition?: number | null };

export interface SubmissionColumns {
  /** Rejudge and delete; for super administrators. */
  manage: boolean;
  /** Whether scores are shown; not in ACM contests (SUB-10). */
  scored: boolean;
  /** Without problem and author: the viewer's own submissions to one problem. */
  compact: boolean;
}

/** The columns of a list of submissions, as far as its place shows them. */
export function useSubmissionColumns({ manage, scored, compact }: SubmissionColumns): Column<ListedSubmission>[] {
  const t = useText(TEXT);
  // beside the statement there is half a window for fewer columns
  const figures = compact ? 'xs' : 'lg';
  const all: (Column<ListedSubmission> | false)[] = [
    {
      key: 'run',
      header: t('runId'),
      width: '76px',
      names: compact,
      ...(!compact && { from: 'md' as const }),
      cell: (row) => (
        <ToPage row={row} className={styles.run}>
          <span className="tnum">{row.submitId}</span>
        </ToPage>
      ),
    },
    !compact && { key: 'problem', header: t('problem'), names: true, cell: (row) => <ProblemLink row={row} /> },
    {
      key: 'status',
      header: t('verdict'),
      width: '190px',
      phone: 'title',
      cell: (row) => <Verdict row={row} />,
    },
    scored && {
      key: 'score',
      header: t('score'),
      width: '84px',
      align: 'end',
      from: figures,
      cell: (row) => <Score row={row} />,
    },
    {
      key: 'time',
      header: t('time'),
      width: '76px',
      align: 'end',
      from: compact ? 'xs' : 'md',
      cell: (row) => formatTime(row.time),
    },
    { key: 'memory', header: t('memory'), width: '82px', align: 'end', from: figures, cell: formatMemoryUsed },
    !compact && {
      key: 'length',
      header: t('length'),
      width: '70px',
      align: 'end',
      from: 'lg',
      cell: (row) => (row.length === null ? '' : formatLength(row.length)),
    },
    {
      key: 'language',
      header: t('language'),
      width: '104px',
      cell: (row) => (
        <ToPage row={row} className={styles.plain}>
          <span className={styles.language} title={row.language}>
            {shortLanguage(row.language)}
          </span>
        </ToPage>
      ),
    },
    !compact &&
      manage && {
        key: 'judger',
        header: t('judger'),
        width: '84px',
        from: 'lg',
        cell: (row) => <span className={styles.soft}>{row.judger ?? ''}</span>,
      },
    !compact && { key: 'author', header: t('author'), width: '168px', cell: (row) => <Author row={row} /> },
    {
      key: 'submitted',
      header: t('submitTime'),
      width: '120px',
      phone: 'end',
      cell: (row) => (
        <span className={styles.soft}>
          <RelativeTime at={row.submitTime} />
        </span>
      ),
    },
    manage && {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: '84px',
      from: compact ? 'sm' : 'md',
      cell: (row) => <RootActions submitId={row.submitId} />,
    },
  ];
  return all.filter((column) => column !== false);
}

interface CellProps {
  row: ListedSubmission;
}

/** Leads to the page of the submission, where it has one. */
function ToPage({ row, className, children }: CellProps & { className: string | undefined; children: ReactNode }) {
  if (row.hasPage === false) return <span>{children}</span>;
  return (
    <Link className={className} href={addressOf(row.venue).submission(row.displayId, row.submitId)}>
      {children}
    </Link>
  );
}

function ProblemLink({ row }: CellProps) {
  return (
    <Link className={styles.problem} href={addressOf(row.venue).problem(row.displayId)}>
      <span className="tnum">{row.displayId}</span> {row.title}
    </Link>
  );
}

function Verdict({ row }: CellProps) {
  const t = useText(TEXT);
  return (
    <span className={styles.status}>
      <ToPage row={row} className={styles.plain}>
        <VerdictBadge code={row.status} />
      </ToPage>
      {row.status === VERDICT.pending && row.queuePosition ? (
        <span className={styles.soft}>{t('queue', { position: row.queuePosition })}</span>
      ) : null}
      {row.isManual && <span className={styles.soft}>{t('manual')}</span>}
    </span>
  );
}

function Score({ row: { score, fullScore } }: CellProps) {
  if (score === null) return null;
  return (
    <>
      {score}
      {fullScore !== null && <span className={styles.soft}> / {fullScore}</span>}
    </>
  );
}

function Author({ row }: CellProps) {
  const t = useText(TEXT);
  return (
    <>
      <UserLink uid={row.uid} username={row.username} />
      {row.team && (
        <div className={styles.team} title={row.team}>
          {row.team}
        </div>
      )}
      {row.hasLeft && <div className={styles.team}>{t('left')}</div>}
    </>
  );
}
