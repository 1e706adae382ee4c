import { getRejudgeChanges } from '@assay/contract/judging/rejudge-sets.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { useState } from 'react';
import { formatMemoryUsed, formatTime } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { RowLink } from '../../../ui/table/row-link.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import styles from './rejudge.module.css';
import { TEXT } from './text.ts';

type Row = DataOf<typeof getRejudgeChanges>['records'][number];
export type Show = 'changed' | 'all' | 'failed' | 'stale';

interface ChangeTableProps {
  setId: number;
  /** Only this transition, chosen above. */
  only: { from: number; to: number } | null;
  /** Read again this often while the set is judged; false when it is not. */
  refetchInterval: number | false;
}

const SHOWN = { changed: 'showChanged', all: 'showAll', failed: 'showFailed', stale: 'showStale' } as const;

function Outcome({ outcome }: { outcome: Row['before'] }) {
  const t = useText(TEXT);
  return (
    <span className={styles.result}>
      <VerdictBadge code={outcome.status} />
      <small>
        {outcome.score !== null && `${t('points', { score: outcome.score })} · `}
        {formatTime(outcome.time)} · {formatMemoryUsed(outcome)}
      </small>
    </span>
  );
}

/** The submissions of a set with their old and new results. */
export function ChangeTable({ setId, only, refetchInterval }: ChangeTableProps) {
  const t = useText(TEXT);
  const [show, setShow] = useState<Show>('changed');
  const [page, setPage] = useState(1);
  const shown = only ? 'all' : show;
  const { data, error, isFetching, refetch } = useCall(
    getRejudgeChanges,
    { setId, show: shown, ...(only ?? {}), currentPage: page, limit: 15 },
    { keep: true, refetchInterval, call: { quiet: true } },
  );
  const columns: Column<Row>[] = [
    {
      key: 'run',
      header: t('runId'),
      names: true,
      width: '90px',
      cell: ({ submitId }) => <RowLink href={paths.submission(submitId)}>{submitId}</RowLink>,
    },
    { key: 'author', header: t('author'), cell: ({ username }) => <bdi>{username}</bdi> },
    { key: 'problem', header: t('problem'), from: 'sm', cell: ({ displayPid }) => displayPid },
    { key: 'language', header: t('language'), from: 'md', cell: ({ language }) => language },
    { key: 'from', header: t('from'), cell: ({ before }) => <Outcome outcome={before} /> },
    {
      key: 'to',
      header: t('to'),
      cell: ({ after, isStale }) => (
        <span className={styles.result}>
          {after ? <Outcome outcome={after} /> : t('waiting')}
          {isStale && <small>{t('kept')}</small>}
        </span>
      ),
    },
  ];
  return (
    <Panel
      flush
      title={t('list')}
      aside={
        only ? null : (
          <Segments
            label={t('list')}
            value={show}
            onChange={(next) => {
              setShow(next as Show);
              setPage(1);
            }}
            choices={(['changed', 'all', 'failed', 'stale'] as const).map((value) => ({
              value,
              label: t(SHOWN[value]),
            }))}
          />
        )
      }
    >
      <DataTable
        label={t('list')}
        columns={columns}
        rows={data?.records}
        rowKey={(row) => row.submitId}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t(refetchInterval ? 'nothingChangedYet' : 'nothingChanges')} />}
        stacks
      />
      {data && <Pager total={data.total} page={page} size={15} onPage={setPage} />}
    </Panel>
  );
}
