import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import {
  type AdminQSheetGroup,
  bindQSheetProblem,
  bindQSheetProblems,
  getAdminQSheetGroups,
  getProblemsForQSheet,
  orderQSheetProblems,
  unbindQSheetProblem,
} from '@assay/contract/qsheets/admin.ts';
import { Button } from '@mantine/core';
import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { ProblemPicker } from '../../../features/problems/pick/problem-picker.tsx';
import { readSheets } from '../../../features/qsheets/admin/read-again.ts';
import { TEXT } from '../../../features/qsheets/admin/text.ts';
import { paths } from '../../../lib/paths.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { MoveButtons } from '../../../ui/table/move-buttons.tsx';
import { actionsColumn } from '../../../ui/table/row-actions.tsx';

type Bound = AdminQSheetGroup['problems'][number];

/** The problems of one group of a question sheet in their order. */
export function Page() {
  const t = useText(TEXT);
  const qid = useIdParam<'AdminQSheetProblems'>('qsheetID');
  const groupId = useIdParam<'AdminQSheetProblems'>('groupID');
  const { data, error, isPending, isFetching, refetch } = useCall(getAdminQSheetGroups, { qid }, { keep: true });
  const [adds, setAdds] = useState(false);
  const [leaving, setLeaving] = useState<Bound | null>(null);
  const order = useAction(orderQSheetProblems, { onSettled: readSheets });
  const unbind = useAction(unbindQSheetProblem, {
    onSuccess: async () => {
      setLeaving(null);
      await readSheets();
    },
  });
  const group = data?.groups.find(({ id }) => id === groupId);
  const problems = data ? (group?.problems ?? []) : undefined;
  const columns: Column<Bound>[] = [
    { key: 'id', header: t('id'), width: '110px', cell: ({ problemId }) => <span className="tnum">{problemId}</span> },
    {
      key: 'title',
      header: t('title'),
      names: true,
      cell: ({ pid, title }) => <Link href={paths.adminProblem(pid)}>{title}</Link>,
    },
    { key: 'author', header: t('author'), width: '140px', cell: ({ author }) => author },
    { key: 'access', header: t('access'), width: '130px', cell: (row) => <AccessBadge {...row} /> },
    {
      key: 'order',
      header: t('order'),
      width: '110px',
      cell: ({ title }, at) => (
        <MoveButtons
          name={title}
          at={at}
          ids={(problems ?? []).map(({ qpid }) => qpid)}
          isBusy={order.isPending}
          onOrder={(qpids) => order.mutate({ groupId, qpids })}
        />
      ),
    },
    actionsColumn({
      header: t('unbind'),
      width: '110px',
      actions: (row) => [
        {
          label: t('unbind'),
          says: t('unbindOf', { name: row.title }),
          danger: true,
          onClick: () => setLeaving(row),
        },
      ],
    }),
  ];
  return (
    <PageFrame
      title={group?.title ?? t('problems')}
      lead={data?.title}
      isPending={isPending}
      actions={
        <>
          <Button
            component={Link}
            href={paths.adminQSheetGroups(qid)}
            variant="default"
            leftSection={<ArrowLeft aria-hidden />}
          >
            {t('groups')}
          </Button>
          <Button leftSection={<Plus aria-hidden />} onClick={() => setAdds(true)}>
            {t('bind')}
          </Button>
        </>
      }
    >
      <Panel flush>
        <DataTable
          label={t('problems')}
          columns={columns}
          rows={problems}
          rowKey={({ qpid }) => qpid}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState text={t('noProblems')} />}
          stacks
        />
      </Panel>
      <BindProblems groupId={groupId} opened={adds} onClose={() => setAdds(false)} />
      <Confirm
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('unbind')}
        action={t('unbind')}
        danger
        busy={unbind.isPending}
        onConfirm={() => leaving && unbind.mutate({ qpid: leaving.qpid })}
      >
        {t('unbindAsk', { name: leaving?.title ?? '' })}
      </Confirm>
    </PageFrame>
  );
}

function AccessBadge({ auth, isShown }: Bound) {
  const t = useText(TEXT);
  if (!isShown) return <Badge tone="alarm">{t('notShown')}</Badge>;
  return <Badge>{t(auth === PROBLEM_AUTH.private ? 'private' : 'public')}</Badge>;
}

function BindProblems({ groupId, opened, onClose }: { groupId: number; opened: boolean; onClose: () => void }) {
  const t = useText(TEXT);
  return (
    <ProblemPicker
      title={t('bind')}
      hint={t('bindHint')}
      opened={opened}
      onClose={onClose}
      list={{ op: getProblemsForQSheet, input: { groupId } }}
      add={{ op: bindQSheetProblem, inputOf: (pid) => ({ groupId, pid }), done: t('bound') }}
      addMany={{ op: bindQSheetProblems, inputOf: (problemIds) => ({ groupId, problemIds }) }}
      reread={readSheets}
    />
  );
}
