import { getProblemVersions, restoreProblemVersion, type VersionRow } from '@assay/contract/authoring/versions.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Outdated } from '../../../features/authoring/versions/outdated.tsx';
import { PART_TEXT, TEXT } from '../../../features/authoring/versions/text.ts';
import styles from '../../../features/authoring/versions/versions.module.css';
import { toast } from '../../../lib/notices.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const Difference = lazyPart(() =>
  import('../../../features/authoring/versions/difference.tsx').then((module) => module.Difference),
);

const READS = pageReads(15);

interface Pair {
  from: number;
  to: number;
}

/** What a problem was after each save: the list, the difference of two, and taking an earlier one up again. */
export function Page() {
  const t = useText(TEXT);
  const pid = useIdParam<'AdminProblemVersions' | 'GroupProblemVersions' | 'MyProblemVersions'>('pid');
  const admin = useProblemAdmin();
  const { list } = useListPage(getProblemVersions, READS, (asked) => ({ ...asked, pid }));
  const { error, refetch } = list.answer;
  // The list knows of its answers the rows alone; this call says more.
  const data = list.answer.data as DataOf<typeof getProblemVersions> | undefined;
  const [pair, setPair] = useState<Pair | null>(null);
  const [chosen, setChosen] = useState<VersionRow | null>(null);
  usePageTitle(data && t('title', { id: data.problemId }));
  const restore = useAction(restoreProblemVersion, {
    onSuccess: async ({ number }) => {
      setChosen(null);
      toast.success(t('restored', { number }));
      await refresh(getProblemVersions);
    },
  });
  const columns = useColumns(data?.latest ?? 0, setPair, setChosen);
  if (error) return <ErrorState ofPage error={error} onRetry={() => void refetch()} />;
  return (
    <PageFrame
      width="full"
      title={t('title', { id: data?.problemId ?? '' })}
      lead={
        <>
          {t('lead')} <Link href={admin.edit(pid)}>{t('edit')}</Link>
        </>
      }
    >
      <Stack gap="md">
        {data && <Outdated {...data} />}
        <PagedTable
          {...list}
          label={t('versions')}
          columns={columns}
          rowKey={({ number }) => number}
          empty={<EmptyState text={t('none')} hint={t('noneHint')} />}
        />
        {pair && data && <PairPanel pid={pid} pair={pair} latest={data.latest} onPair={setPair} />}
      </Stack>
      <Confirm
        opened={chosen !== null}
        onClose={() => setChosen(null)}
        title={t('restoreOf', { number: chosen?.number ?? 0 })}
        action={t('restore')}
        busy={restore.isPending}
        onConfirm={() => chosen && data && restore.mutate({ pid, number: chosen.number, version: data.version })}
      >
        {t('restoreAsk', { number: chosen?.number ?? 0 })}
      </Confirm>
    </PageFrame>
  );
}

function useColumns(latest: number, onPair: (pair: Pair) => void, onRestore: (row: VersionRow) => void) {
  const t = useText(TEXT);
  const part = useText(PART_TEXT);
  const columns: Column<VersionRow>[] = [
    {
      key: 'number',
      header: t('number'),
      width: '110px',
      phone: 'lead',
      cell: ({ number }) => (
        <span className={styles.changed}>
          <b className="tnum">{number}</b>
          {number === latest && <Badge tone="good">{t('current')}</Badge>}
        </span>
      ),
    },
    {
      key: 'what',
      header: t('what'),
      phone: 'title',
      cell: ({ number, changed, message, restoredFrom, caseCount }) => (
        <div className={styles.changed}>
          {message && <p className={styles.message}>{message}</p>}
          {restoredFrom !== null && <p className={styles.message}>{t('restoredFrom', { number: restoredFrom })}</p>}
          {number === 1 ? t('created') : changed.map((name) => <Badge key={name}>{part(name)}</Badge>)}
          {caseCount !== null && <span className={styles.quiet}>{t('cases', { count: caseCount })}</span>}
        </div>
      ),
    },
    { key: 'author', header: t('author'), width: '110px', cell: ({ author }) => <bdi>{author}</bdi> },
    { key: 'when', header: t('when'), width: '116px', cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} /> },
    {
      key: 'acts',
      header: t('acts'),
      width: '168px',
      align: 'end',
      cell: (row) => (
        <>
          {row.number > 1 && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('compareOf', { number: row.number })}
              onClick={() => onPair({ from: row.number - 1, to: row.number })}
            >
              {t('compare')}
            </Button>
          )}
          {row.number !== latest && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('restoreOf', { number: row.number })}
              onClick={() => onRestore(row)}
            >
              {t('restore')}
            </Button>
          )}
        </>
      ),
    },
  ];
  return columns;
}

interface PairPanelProps {
  pid: number;
  pair: Pair;
  latest: number;
  onPair: (pair: Pair) => void;
}

function PairPanel({ pid, pair, latest, onPair }: PairPanelProps) {
  const t = useText(TEXT);
  const options = Array.from({ length: latest }, (_none, at) => ({
    value: String(latest - at),
    label: t('versionOption', { number: latest - at }),
  }));
  const choose = (side: keyof Pair) => (
    <NativeSelect
      size="xs"
      label={t(side)}
      value={String(pair[side])}
      data={options}
      onChange={(event) => onPair({ ...pair, [side]: Number(event.currentTarget.value) })}
    />
  );
  return (
    <Panel title={t('difference', { ...pair })}>
      <Stack gap="md">
        <div className={styles.pair}>
          {choose('from')}
          {choose('to')}
        </div>
        <Suspense>
          <Difference key={`${pair.from} ${pair.to}`} pid={pid} {...pair} />
        </Suspense>
      </Stack>
    </Panel>
  );
}
