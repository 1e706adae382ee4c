import type { SubmissionRow } from '@assay/contract/submissions/submission.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { formatLength, formatMemoryUsed, formatTime, shortLanguage } from '../../../lib/format.ts';
import { addressOf } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { Link } from '../../../ui/link.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import { TEXT } from '../text.ts';
import { RootActions } from './root-actions.tsx';
import styles from './submission-table.module.css';

/** A row of the list; while it is judged, with its place in the queue. */
export type ListedSubmission = SubmissionRow & { queuePosition?: number | null };

interface SubmissionTableProps {
  rows: readonly ListedSubmission[] | undefined;
  fetching: boolean;
  error: ApiError | null;
  onRetry: () => void;
  empty: ReactNode;
  /** Rejudge and delete; for super administrators. */
  manage: boolean;
  /** Whether scores are shown; not in ACM contests (SUB-10). */
  scored?: boolean;
  /** Without problem and author: the viewer's own submissions to one problem. */
  compact?: boolean;
}

/** Submissions, newest first; own rows stand out (SUB-10). */
export function SubmissionTable(props: SubmissionTableProps) {
  const { rows, fetching, error, onRetry, empty, manage, compact = false, scored = true } = props;
  const t = useText(TEXT);
  const user = useUser();
  const details = (row: ListedSubmission) => addressOf(row.venue).submission(row.displayId, row.submitId);
  const linked = (row: ListedSubmission, className: string | undefined, content: ReactNode) =>
    row.hasPage === false ? (
      <span>{content}</span>
    ) : (
      <Link className={className} href={details(row)}>
        {content}
      </Link>
    );
  const all: (Column<ListedSubmission> | false)[] = [
    {
      key: 'run',
      header: t('runId'),
      width: '76px',
      names: compact,
      ...(!compact && { from: 'md' as const }),
      cell: (row) => linked(row, styles.run, <span className="tnum">{row.submitId}</span>),
    },
    !compact && {
      key: 'problem',
      header: t('problem'),
      names: true,
      cell: (row) => (
        <Link className={styles.problem} href={addressOf(row.venue).problem(row.displayId)}>
          <span className="tnum">{row.displayId}</span> {row.title}
        </Link>
      ),
    },
    {
      key: 'status',
      header: t('verdict'),
      width: '190px',
      phone: 'title',
      cell: (row) => (
        <span className={styles.status}>
          {linked(row, styles.plain, <VerdictBadge code={row.status} />)}
          {row.status === VERDICT.pending && row.queuePosition ? (
            <span className={styles.soft}>{t('queue', { position: row.queuePosition })}</span>
          ) : null}
          {row.isManual && <span className={styles.soft}>{t('manual')}</span>}
        </span>
      ),
    },
    scored &&
      (!compact || rows?.some(({ score }) => score !== null) === true) && {
        key: 'score',
        header: t('score'),
        width: '84px',
        align: 'end',
        from: 'lg',
        cell: ({ score, fullScore }) =>
          score === null ? (
            ''
          ) : (
            <>
              {score}
              {fullScore !== null && <span className={styles.soft}> / {fullScore}</span>}
            </>
          ),
      },
    { key: 'time', header: t('time'), width: '76px', align: 'end', from: 'md', cell: (row) => formatTime(row.time) },
    { key: 'memory', header: t('memory'), width: '82px', align: 'end', from: 'lg', cell: formatMemoryUsed },
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
      cell: (row) =>
        linked(
          row,
          styles.plain,
          <span className={styles.language} title={row.language}>
            {shortLanguage(row.language)}
          </span>,
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
    !compact && {
      key: 'author',
      header: t('author'),
      width: '120px',
      cell: (row) => (
        <>
          <UserLink uid={row.uid} username={row.username} />
          {row.team && (
            <div className={styles.team} title={row.team}>
              {row.team}
            </div>
          )}
          {row.hasLeft && <div className={styles.team}>{t('left')}</div>}
        </>
      ),
    },
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
      from: 'md',
      cell: (row) => <RootActions submitId={row.submitId} />,
    },
  ];
  return (
    <DataTable
      label={t('submissions')}
      columns={all.filter((column) => column !== false)}
      rows={rows}
      rowKey={(row) => row.submitId}
      fetching={fetching}
      error={error}
      onRetry={onRetry}
      empty={empty}
      isMarked={(row) => !compact && row.uid === user?.uid}
      placeholderRows={compact ? 5 : 15}
    />
  );
}
