import { VERDICT } from '@assay/contract/verdict.ts';
import { getTimedWorkProblemList, type WorkProblem } from '@assay/contract/works/problems.ts';
import { WORK_PROBLEM_TYPE } from '@assay/contract/works/work.ts';
import { addressOf } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import { TEXT } from '../text.ts';
import styles from './problems.module.css';

/** The problems of a work: what they are, what they are worth, and whether something was submitted. */
export function WorkProblems({ id }: { id: number }) {
  const t = useText(TEXT);
  const { data, isFetching, error, refetch } = useCall(getTimedWorkProblemList, { id }, { keep: true });
  const hasScores = data?.some(({ score }) => score !== null) ?? false;
  const columns: (Column<WorkProblem> | false)[] = [
    {
      key: 'mine',
      header: <span className="visually-hidden">{t('mine')}</span>,
      width: '52px',
      align: 'center',
      cell: ({ myStatus }) => myStatus !== VERDICT.notSubmitted && <VerdictBadge code={myStatus} form="icon" />,
    },
    { key: 'id', header: t('id'), width: '72px', cell: ({ displayId }) => displayId },
    {
      key: 'title',
      header: t('title'),
      names: true,
      cell: ({ displayId, displayTitle }) => (
        <Link className={styles.title} href={addressOf({ kind: 'timedWork', id }).problem(displayId)}>
          {displayTitle}
        </Link>
      ),
    },
    {
      key: 'kind',
      header: t('kind'),
      width: '110px',
      from: 'sm',
      cell: ({ type }) => t(type === WORK_PROBLEM_TYPE.objective ? 'objective' : 'programming'),
    },
    {
      key: 'submitted',
      header: t('submitted'),
      width: '110px',
      cell: ({ isSubmitted }) => (
        <span className={isSubmitted ? styles.done : styles.soft}>{t(isSubmitted ? 'yes' : 'no')}</span>
      ),
    },
    hasScores && {
      key: 'score',
      header: t('score'),
      width: '76px',
      align: 'end',
      cell: ({ score }) => <b className="tnum">{score ?? ''}</b>,
    },
    {
      key: 'points',
      header: t('points'),
      width: '76px',
      align: 'end',
      cell: ({ points }) => <span className="tnum">{points}</span>,
    },
  ];
  return (
    <Panel flush>
      <DataTable
        label={t('problems')}
        rows={data}
        rowKey={(row) => row.id}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState spot="problems" text={t('noProblems')} />}
        columns={columns.filter((column) => column !== false)}
      />
    </Panel>
  );
}
