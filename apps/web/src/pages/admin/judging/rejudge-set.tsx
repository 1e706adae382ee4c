import { getRejudgeChanges, getRejudgeSet } from '@assay/contract/judging/rejudge-sets.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ChangeTable } from '../../../features/judging/rejudge/change-table.tsx';
import { Decide } from '../../../features/judging/rejudge/decide.tsx';
import { PlaceChanges } from '../../../features/judging/rejudge/place-changes.tsx';
import styles from '../../../features/judging/rejudge/rejudge.module.css';
import { ScoreChanges } from '../../../features/judging/rejudge/score-changes.tsx';
import { SetActs } from '../../../features/judging/rejudge/set-acts.tsx';
import { describeSet, stateWord } from '../../../features/judging/rejudge/set-facts.ts';
import { SetProgress } from '../../../features/judging/rejudge/set-progress.tsx';
import { TEXT } from '../../../features/judging/rejudge/text.ts';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';

type Transition = DataOf<typeof getRejudgeSet>['changes'][number];

const REFRESH_MS = 2_000;
const isJudging = (set: DataOf<typeof getRejudgeSet> | undefined) => set?.state === 'open' && set.done < set.total;
const sameAs = (a: Transition | null, b: Transition) => a?.from === b.from && a.to === b.to;

/** A rejudge set: its progress, what would change, and the decision. */
export function Page() {
  const t = useText(TEXT);
  const setId = useIdParam<'AdminRejudgeSet'>('setID');
  const { data, error, refetch } = useCall(
    getRejudgeSet,
    { setId },
    { refetchInterval: ({ state }) => (isJudging(state.data) ? REFRESH_MS : false), call: { quiet: true } },
  );
  const [only, setOnly] = useState<Transition | null>(null);
  const done = data?.done;
  // The last results come when nothing asks for them any more.
  useEffect(() => {
    if (done !== undefined) void refresh(getRejudgeChanges);
  }, [done]);
  if (error && !data) return <ErrorState ofPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={360} className="late" />;
  const columns: Column<Transition>[] = [
    { key: 'from', header: t('from'), names: true, cell: ({ from }) => <VerdictBadge code={from} /> },
    {
      key: 'to',
      header: t('to'),
      cell: ({ from, to }) =>
        from === to ? <small className={styles.soft}>{t('same')}</small> : <VerdictBadge code={to} />,
    },
    { key: 'count', header: t('submissions'), align: 'end', cell: ({ count }) => formatNumber(count) },
    { key: 'score', header: t('otherScore'), align: 'end', cell: ({ otherScore }) => formatNumber(otherScore) },
    {
      key: 'show',
      header: <span className="visually-hidden">{t('onlyFromTo')}</span>,
      align: 'end',
      width: '130px',
      cell: (row) => (
        <Button
          size="compact-sm"
          variant={sameAs(only, row) ? 'filled' : 'default'}
          aria-pressed={sameAs(only, row)}
          onClick={() => setOnly(sameAs(only, row) ? null : row)}
        >
          {t('onlyFromTo')}
        </Button>
      ),
    },
  ];
  return (
    <PageFrame
      title={t('set', { id: data.id })}
      lead={
        <Link className={styles.link} href={paths.adminRejudge}>
          {t('back')}
        </Link>
      }
      actions={
        <Group gap="xs">
          <Decide set={data} />
        </Group>
      }
    >
      <Stack gap="md">
        <Panel>
          <dl className={styles.facts}>
            <div>
              <dt>{t('state')}</dt>
              <dd className={styles.state} data-state={data.state}>
                {t(stateWord(data))}
              </dd>
            </div>
            <div>
              <dt>{t('progress')}</dt>
              <dd>
                <SetProgress done={data.done} total={data.total} />
              </dd>
            </div>
            <div>
              <dt>{t('kind')}</dt>
              <dd>{t(data.kind)}</dd>
            </div>
            <div>
              <dt>{t('what')}</dt>
              <dd>{describeSet(data, t)}</dd>
            </div>
          </dl>
          <SetActs acts={data.acts} />
          {data.failed > 0 && <p className={styles.note}>{t('failed', { count: data.failed })}</p>}
          {data.stale > 0 && <p className={styles.note}>{t('stale', { count: data.stale })}</p>}
        </Panel>
        <Panel flush title={t('changes')}>
          <DataTable
            label={t('changes')}
            columns={columns}
            rows={data.changes}
            rowKey={({ from, to }) => `${from} ${to}`}
            empty={<EmptyState text={t('noChanges')} />}
            stacks
          />
        </Panel>
        {(data.state === 'open' || data.state === 'applied') && !isJudging(data) && (
          <>
            <PlaceChanges setId={setId} state={data.state} />
            <ScoreChanges setId={setId} state={data.state} />
          </>
        )}
        <ChangeTable
          key={only ? `${only.from} ${only.to}` : 'all'}
          setId={setId}
          only={only && { from: only.from, to: only.to }}
          refetchInterval={isJudging(data) ? REFRESH_MS : false}
        />
      </Stack>
    </PageFrame>
  );
}
