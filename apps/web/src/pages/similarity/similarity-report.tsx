import type { SimilarityProblem } from '@assay/contract/similarity/report.ts';
import {
  deleteSimilarityReport,
  getSimilarityClusters,
  getSimilarityPairs,
  getSimilarityReport,
} from '@assay/contract/similarity/reports.ts';
import { Button, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ClusterGraph } from '../../features/similarity/cluster-graph.tsx';
import { Distribution } from '../../features/similarity/distribution.tsx';
import { pairColumns } from '../../features/similarity/pair-columns.tsx';
import classes from '../../features/similarity/similarity.module.css';
import { StateWords } from '../../features/similarity/state-words.tsx';
import { TEXT } from '../../features/similarity/text.ts';
import { ASK_MS, isOpen, useProgress } from '../../features/similarity/use-progress.ts';
import { toast } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { useIdParam } from '../../lib/screens/params.ts';
import { numberOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useAction, useCall } from '../../lib/use-call.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { pageReads } from '../../ui/table/use-list-page.ts';

const READS = { ...pageReads(30), pid: numberOf(null, 1) } as const;
/** From this median on independent programs of a problem look alike. */
const ALIKE_MEDIAN = 0.5;

/** What is alike in a class, and how unusual that is there (SIM-6, SIM-9, SIM-10). */
export function Page() {
  const t = useText(TEXT);
  const reportId = useIdParam<'SimilarityReport'>('reportID');
  const [filters, change] = useSearch(READS);
  useProgress();
  const { data, error, refetch } = useCall(
    getSimilarityReport,
    { reportId },
    {
      refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? ASK_MS : false),
    },
  );
  if (error && !data) return <ErrorState ofPage error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <PageFrame title={t('report')}>
        <Skeleton height={320} className="late" />
      </PageFrame>
    );
  }
  const { problems } = data;
  const chosen = problems.find(({ pid }) => pid === filters.pid) ?? (problems.length === 1 ? problems[0] : undefined);
  const back = paths.similarityReports(data.kind, data.targetId);
  return (
    <PageFrame
      title={data.title}
      lead={<StateWords {...data} />}
      actions={
        <>
          <Button component={Link} href={back} variant="default" leftSection={<ArrowLeft size={16} aria-hidden />}>
            {t('back')}
          </Button>
          <DeleteButton reportId={reportId} back={back} />
        </>
      }
    >
      <Stack gap="md">
        <p className={classes.note}>{t('notProof')}</p>
        {problems.length > 1 && (
          <NativeSelect
            label={t('problem')}
            data={[
              { value: '', label: t('allProblems') },
              ...problems.map(({ pid, displayId, title }) => ({ value: String(pid), label: `${displayId} ${title}` })),
            ]}
            value={filters.pid ?? ''}
            onChange={({ currentTarget: { value } }) => void change({ pid: value === '' ? null : Number(value) })}
          />
        )}
        {chosen?.isDone && <ProblemPart reportId={reportId} problem={chosen} />}
        <Pairs reportId={reportId} pid={filters.pid} />
      </Stack>
    </PageFrame>
  );
}

function ProblemPart({ reportId, problem }: { reportId: number; problem: SimilarityProblem }) {
  const t = useText(TEXT);
  const { pid, people, tooShort, earlier, median, distribution } = problem;
  const { data: clusters } = useCall(getSimilarityClusters, { reportId, pid });
  return (
    <>
      <Panel title={t('distribution')}>
        <ul className={classes.figures}>
          <li>{t('people', { count: people })}</li>
          {tooShort > 0 && <li>{t('tooShort', { count: tooShort })}</li>}
          {earlier > 0 && <li>{t('earlier', { count: earlier })}</li>}
          <li>{t('median', { percent: Math.round(100 * (median ?? 0)) })}</li>
        </ul>
        {(median ?? 0) > ALIKE_MEDIAN && <p className={classes.note}>{t('alike')}</p>}
        <p className={classes.note}>{t('distributionHint')}</p>
        <Distribution parts={distribution} />
      </Panel>
      <Panel title={t('clusters')}>
        {clusters?.length === 0 && <EmptyState text={t('noClusters')} />}
        <ul className={classes.clusters}>
          {clusters?.map((cluster) => (
            <li key={cluster.members[0]!.submitId}>
              <h3>{t('cluster', { count: cluster.members.length })}</h3>
              <ClusterGraph cluster={cluster} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function Pairs({ reportId, pid }: { reportId: number; pid: number | null }) {
  const t = useText(TEXT);
  const [{ currentPage, limit }, change] = useSearch(READS);
  const answer = useCall(getSimilarityPairs, { reportId, pid: pid ?? undefined, currentPage, limit }, { keep: true });
  return (
    <PagedTable
      label={t('pairs')}
      title={t('pairs')}
      answer={answer}
      columns={pairColumns(t)}
      rowKey={({ id }) => id}
      empty={<EmptyState text={t('noPairs')} />}
      currentPage={currentPage}
      limit={limit}
      onTurn={(next) => change(next)}
    />
  );
}

function DeleteButton({ reportId, back }: { reportId: number; back: string }) {
  const t = useText(TEXT);
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  const remove = useAction(deleteSimilarityReport, {
    onSuccess: () => {
      toast.success(t('removed'));
      void router.navigate({ href: back });
    },
  });
  return (
    <>
      <Button variant="default" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => setAsks(true)}>
        {t('remove')}
      </Button>
      <Confirm
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('remove')}
        action={t('remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ reportId })}
      >
        {t('removeAsk')}
      </Confirm>
    </>
  );
}
