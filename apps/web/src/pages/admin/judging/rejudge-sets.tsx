import { getRejudgeSetList, type RejudgeSetRow } from '@assay/contract/judging/rejudge-sets.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { NewSetDialog } from '../../../features/judging/rejudge/new-set-dialog.tsx';
import styles from '../../../features/judging/rejudge/rejudge.module.css';
import { describeSet, stateWord } from '../../../features/judging/rejudge/set-facts.ts';
import { SetProgress } from '../../../features/judging/rejudge/set-progress.tsx';
import { TEXT } from '../../../features/judging/rejudge/text.ts';
import { paths } from '../../../lib/paths.ts';
import { numberOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { RowLink } from '../../../ui/table/row-link.tsx';

const FILTERS = { currentPage: numberOf(1, 1), limit: numberOf(15, 1) } as const;
const REFRESH_MS = 5_000;

/** Every set that was judged again, the open ones to be decided about. */
export function Page() {
  const t = useText(TEXT);
  const [{ currentPage, limit }, change] = useSearch(FILTERS);
  const [adding, setAdding] = useState(false);
  const { data, error, isFetching, refetch } = useCall(
    getRejudgeSetList,
    { currentPage, limit },
    { keep: true, refetchInterval: REFRESH_MS, call: { quiet: true } },
  );
  const columns: Column<RejudgeSetRow>[] = [
    {
      key: 'set',
      header: t('runId'),
      names: true,
      width: '80px',
      cell: ({ id }) => <RowLink href={paths.adminRejudgeSet(id)}>#{id}</RowLink>,
    },
    { key: 'what', header: t('what'), cell: (row) => describeSet(row, t) },
    { key: 'reason', header: t('reason'), cell: ({ reason }) => reason },
    { key: 'kind', header: t('kind'), from: 'md', width: '120px', cell: ({ kind }) => t(kind) },
    {
      key: 'state',
      header: t('state'),
      width: '110px',
      cell: (row) => (
        <span className={styles.state} data-state={row.state}>
          {t(stateWord(row))}
        </span>
      ),
    },
    {
      key: 'progress',
      header: t('progress'),
      width: '180px',
      cell: ({ done, total }) => <SetProgress done={done} total={total} />,
    },
    { key: 'by', header: t('by'), from: 'md', width: '120px', cell: ({ by }) => <bdi>{by}</bdi> },
    { key: 'when', header: t('when'), width: '130px', cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} /> },
  ];
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      width="full"
      actions={
        <Button leftSection={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('newSet')}
        </Button>
      }
    >
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={data?.records}
          rowKey={(row) => row.id}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState text={t('none')} />}
          stacks
        />
      </Panel>
      {data && (
        <Pager total={data.total} page={currentPage} size={limit} onPage={(page) => change({ currentPage: page })} />
      )}
      <NewSetDialog start={{}} opened={adding} onClose={() => setAdding(false)} />
    </PageFrame>
  );
}
