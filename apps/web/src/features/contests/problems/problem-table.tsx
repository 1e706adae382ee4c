import type { ContestProblem } from '@assay/contract/contests/problems.ts';
import { contestVenue } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { formatShare } from '../../../lib/format.ts';
import { addressOf } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import { TEXT } from '../text.ts';
import { Balloon } from './balloon.tsx';
import styles from './problems.module.css';

interface ContestProblemTableProps {
  rows: readonly ContestProblem[] | undefined;
  fetching: boolean;
  error: ApiError | null;
  onRetry: () => void;
}

/** The problems of a contest with their balloons and what the viewer reached (CON-10). */
export function ContestProblemTable({ rows, fetching, error, onRetry }: ContestProblemTableProps) {
  const t = useText(TEXT);
  const hasScores = rows?.some(({ score }) => score !== null) ?? false;
  const columns: (Column<ContestProblem> | false)[] = [
    {
      key: 'mine',
      header: <span className="visually-hidden">{t('mine')}</span>,
      width: '52px',
      align: 'center',
      phone: 'end',
      cell: ({ myStatus }) => myStatus !== VERDICT.notSubmitted && <VerdictBadge code={myStatus} form="icon" />,
    },
    {
      key: 'id',
      header: t('id'),
      width: '60px',
      phone: 'lead',
      cell: ({ displayId, color }) => <Balloon displayId={displayId} color={color} />,
    },
    {
      key: 'title',
      header: t('title'),
      names: true,
      cell: ({ cid, displayId, displayTitle, acCoin }) => (
        <>
          <Link className={styles.title} href={addressOf(contestVenue(cid)).problem(displayId)}>
            {displayTitle}
          </Link>
          {acCoin > 0 && <small> · {t('acCoin', { coins: acCoin })}</small>}
        </>
      ),
    },
    hasScores && {
      key: 'score',
      header: t('score'),
      width: '76px',
      align: 'end',
      cell: ({ score }) => <span className="tnum">{score ?? ''}</span>,
    },
    {
      key: 'solved',
      header: t('solved'),
      width: '112px',
      align: 'end',
      // a phone has room for titles and one of the two
      ...(hasScores && { from: 'sm' as const }),
      cell: ({ ac, total }) => (
        <span className="tnum">
          <b>{ac}</b> <span className={styles.soft}>/ {total}</span>
        </span>
      ),
    },
    {
      key: 'rate',
      header: t('rate'),
      width: '110px',
      align: 'end',
      from: 'sm',
      cell: ({ ac, total }) => <span className="tnum">{formatShare(ac, total)}</span>,
    },
  ];
  return (
    <DataTable
      label={t('problems')}
      rows={rows}
      rowKey={({ pid }) => pid}
      fetching={fetching}
      error={error}
      onRetry={onRetry}
      empty={<EmptyState spot="problems" text={t('noProblems')} />}
      columns={columns.filter((column) => column !== false)}
    />
  );
}
