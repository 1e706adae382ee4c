import { type ContestProblem, getContestProblem } from '@assay/contract/contests/problems.ts';
import { addRejudgeSet, countRejudge, getRejudgeSetList, REASON_MAX } from '@assay/contract/judging/rejudge-sets.ts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Balloon } from '../problems/balloon.tsx';
import { TEXT } from './text.ts';

/** The problems of a contest: each, or all of them together, can be judged again as a set (CON-24). */
export function RejudgeProblems({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getContestProblem, { cid, containsEnd: true });
  const [chosen, setChosen] = useState<ContestProblem | 'all' | null>(null);
  const columns: Column<ContestProblem>[] = [
    {
      key: 'id',
      header: t('problem'),
      width: '90px',
      phone: 'lead',
      cell: ({ displayId, color }) => <Balloon displayId={displayId} color={color} />,
    },
    {
      key: 'title',
      header: <span className="visually-hidden">{t('problem')}</span>,
      names: true,
      cell: (row) => row.displayTitle,
    },
    { key: 'count', header: t('submissions'), align: 'end', from: 'sm', width: '140px', cell: ({ total }) => total },
    {
      key: 'act',
      header: <span className="visually-hidden">{t('rejudgeOne')}</span>,
      align: 'end',
      width: '130px',
      phone: 'end',
      cell: (row) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('rejudgeOf', { id: row.displayId })}
          onClick={() => setChosen(row)}
        >
          {t('rejudgeOne')}
        </Button>
      ),
    },
  ];
  return (
    <Panel
      flush
      title={t('rejudge')}
      aside={
        data &&
        data.length > 0 && (
          <Button size="compact-md" variant="default" onClick={() => setChosen('all')}>
            {t('rejudgeAll')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('rejudge')}
        columns={columns}
        rows={data}
        rowKey={({ pid }) => pid}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t('noProblems')} />}
      />
      {chosen && <RejudgeDialog cid={cid} problem={chosen === 'all' ? null : chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}

interface RejudgeDialogProps {
  cid: number;
  /** Null: the whole contest. */
  problem: ContestProblem | null;
  onClose: () => void;
}

function RejudgeDialog({ cid, problem, onClose }: RejudgeDialogProps) {
  const t = useText(TEXT);
  const router = useRouter();
  const which = { kind: 'run' as const, cid, ...(problem && { pid: problem.pid }) };
  const { data } = useCall(countRejudge, which, { staleTime: 0 });
  const [reason, setReason] = useState('');
  const add = useAction(addRejudgeSet, {
    onSuccess: async ({ setId }) => {
      onClose();
      await refresh(getRejudgeSetList);
      void router.navigate({ href: paths.adminRejudgeSet(setId) });
    },
  });
  const count = data?.count ?? 0;
  const sure = problem ? t('rejudgeSure', { id: problem.displayId, count }) : t('rejudgeAllSure', { count });
  return (
    <Confirm
      opened
      onClose={onClose}
      title={problem ? t('rejudgeOf', { id: problem.displayId }) : t('rejudgeAll')}
      action={t('rejudgeOne')}
      busy={add.isPending}
      onConfirm={() => {
        if (count > 0 && reason.trim() !== '') add.mutate({ ...which, reason: reason.trim() });
      }}
    >
      <Stack gap="sm">
        {data && <Text>{count === 0 ? t('rejudgeNone') : sure}</Text>}
        <Text c="dimmed" size="sm">
          {t('rejudgeHint')}
        </Text>
        <TextInput
          label={t('reason')}
          required
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </Confirm>
  );
}
