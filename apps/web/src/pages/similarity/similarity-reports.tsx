import { SIMILARITY_KINDS, type SimilarityKind, type SimilarityReportRow } from '@assay/contract/similarity/report.ts';
import { getSimilarityReports, startSimilarityReport } from '@assay/contract/similarity/reports.ts';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { ScanSearch } from 'lucide-react';
import { StateWords } from '../../features/similarity/state-words.tsx';
import { TEXT } from '../../features/similarity/text.ts';
import { ASK_MS, isOpen, useProgress } from '../../features/similarity/use-progress.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { numberOf, type Read, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { RowLink } from '../../ui/table/row-link.tsx';
import { pageReads } from '../../ui/table/use-list-page.ts';

const kindOf: Read<SimilarityKind | null> = (text) => SIMILARITY_KINDS.find((one) => one === text) ?? null;
const READS = { ...pageReads(10), kind: kindOf, targetId: numberOf(null, 1) } as const;

/** The reports on similar programs of an assignment, a contest, a timed work or a problem, for those who run it (SIM-11). */
export function Page() {
  const t = useText(TEXT);
  const [{ kind, targetId }] = useSearch(READS);
  if (kind !== null && targetId !== null) return <Reports kind={kind} targetId={targetId} />;
  return (
    <PageFrame title={t('reports')}>
      <Panel>
        <EmptyState text={t('noTarget')} />
      </Panel>
    </PageFrame>
  );
}

function Reports({ kind, targetId }: { kind: SimilarityKind; targetId: number }) {
  const t = useText(TEXT);
  const router = useRouter();
  const [{ currentPage, limit }, change] = useSearch(READS);
  const asked = { kind, targetId, currentPage, limit };
  useProgress();
  const answer = useCall(getSimilarityReports, asked, {
    keep: true,
    refetchInterval: ({ state: { data } }) => (data?.records.some(isOpen) ? ASK_MS : false),
  });
  const start = useAction(startSimilarityReport, {
    onSuccess: ({ reportId }) => {
      void refresh(getSimilarityReports);
      void router.navigate({ href: paths.similarityReport(reportId) });
    },
  });
  const columns: Column<SimilarityReportRow>[] = [
    {
      key: 'report',
      header: t('report'),
      names: true,
      cell: ({ id, title }) => <RowLink href={paths.similarityReport(id)}>{`${title} #${id}`}</RowLink>,
    },
    { key: 'state', header: t('state'), width: '150px', cell: (row) => <StateWords {...row} /> },
    {
      key: 'programs',
      header: t('programs'),
      width: '110px',
      align: 'end',
      cell: ({ programs }) => <span className="tnum">{formatNumber(programs)}</span>,
    },
    {
      key: 'pairs',
      header: t('pairs'),
      width: '190px',
      align: 'end',
      from: 'sm',
      cell: ({ pairs }) => <span className="tnum">{formatNumber(pairs)}</span>,
    },
    { key: 'askedBy', header: t('askedBy'), width: '140px', from: 'md', cell: ({ askedBy }) => askedBy ?? '–' },
    { key: 'askedAt', header: t('askedAt'), width: '140px', cell: ({ askedAt }) => <RelativeTime at={askedAt} /> },
  ];
  return (
    <PageFrame
      title={t('reports')}
      lead={t('reportsLead')}
      actions={
        <Button
          leftSection={<ScanSearch size={16} aria-hidden />}
          loading={start.isPending}
          onClick={() => start.mutate({ kind, targetId })}
        >
          {t('start')}
        </Button>
      }
    >
      <PagedTable
        label={t('reports')}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('noReports')} />}
        currentPage={currentPage}
        limit={limit}
        onTurn={(next) => change(next)}
      />
    </PageFrame>
  );
}
