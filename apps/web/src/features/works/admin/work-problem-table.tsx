import {
  type AdminWorkProblem,
  getAdminTimedWorkProblems,
  orderTimedWorkProblems,
  removeTimedWorkProblem,
  updateTimedWorkProblem,
} from '@assay/contract/works/admin-problems.ts';
import { WORK_PROBLEM_TYPE } from '@assay/contract/works/work.ts';
import { ActionIcon, Group, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { TEXT as WORDS } from '../text.ts';
import { TEXT } from './text.ts';

export const readWorkProblems = () => refresh(getAdminTimedWorkProblems);

/** The problems of a work: order, display ids, titles and points. */
export function WorkProblemTable({ tid }: { tid: number }) {
  const t = useText(TEXT);
  const w = useText(WORDS);
  const { data, error, isFetching, refetch } = useCall(getAdminTimedWorkProblems, { tid }, { keep: true });
  const [leaving, setLeaving] = useState<AdminWorkProblem | null>(null);
  const order = useAction(orderTimedWorkProblems, { onSettled: readWorkProblems });
  const remove = useAction(removeTimedWorkProblem, {
    onSuccess: async () => {
      setLeaving(null);
      await readWorkProblems();
    },
  });
  const move = (at: number, by: number) => {
    const pids = (data ?? []).map(({ pid }) => pid);
    const [moved] = pids.splice(at, 1);
    pids.splice(at + by, 0, moved!);
    order.mutate({ tid, pids });
  };
  const last = (data?.length ?? 0) - 1;
  const cell = (field: Field, label: string) => (row: AdminWorkProblem) => (
    <Cell key={`${row.pid}${row[field]}`} tid={tid} row={row} field={field} label={label} />
  );
  const columns: Column<AdminWorkProblem>[] = [
    { key: 'display', header: t('displayId'), width: '110px', cell: cell('displayId', t('displayId')) },
    { key: 'title', header: t('displayTitle'), names: true, cell: cell('displayTitle', t('displayTitle')) },
    { key: 'points', header: t('points'), width: '110px', cell: cell('points', t('points')) },
    {
      key: 'kind',
      header: t('kind'),
      width: '100px',
      cell: ({ type }) => w(type === WORK_PROBLEM_TYPE.objective ? 'objective' : 'programming'),
    },
    { key: 'problem', header: t('problemId'), width: '110px', cell: ({ problemId }) => problemId },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: '130px',
      cell: (row, at) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <ActionIcon
            variant="subtle"
            aria-label={`${t('up')}: ${row.displayId}`}
            disabled={at === 0 || order.isPending}
            onClick={() => move(at, -1)}
          >
            <ArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={`${t('down')}: ${row.displayId}`}
            disabled={at === last || order.isPending}
            onClick={() => move(at, 1)}
          >
            <ArrowDown size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={`${t('takeOut')}: ${row.displayId}`}
            onClick={() => setLeaving(row)}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={t('problems')}
        columns={columns}
        rows={data}
        rowKey={({ pid }) => pid}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        stacks
        empty={<EmptyState spot="problems" text={t('noProblems')} />}
      />
      <Confirm
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('takeOut')}
        action={t('takeOut')}
        danger
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ tid, pid: leaving.pid })}
      >
        {t('takeOutHint')}
      </Confirm>
    </>
  );
}

type Field = 'displayId' | 'displayTitle' | 'points';

interface CellProps {
  tid: number;
  row: AdminWorkProblem;
  field: Field;
  label: string;
}

/** A field that saves when it is left or Enter is pressed. */
function Cell({ tid, row, field, label }: CellProps) {
  const t = useText(TEXT);
  const before = String(row[field]);
  const [text, setText] = useState(before);
  const save = useAction(updateTimedWorkProblem, {
    onSuccess: () => toast.success(t('saved')),
    onSettled: readWorkProblems,
  });
  const { pid, displayId, displayTitle, points } = row;
  const leave = () => {
    const next = text.trim();
    if (next === '' || (field === 'points' && !Number.isFinite(Number(next)))) return setText(before);
    if (next === before) return;
    save.mutate({ tid, pid, displayId, displayTitle, points, [field]: field === 'points' ? Number(next) : next });
  };
  return (
    <TextInput
      size="xs"
      aria-label={`${label}: ${row.displayId}`}
      value={text}
      maxLength={field === 'displayTitle' ? 255 : 20}
      inputMode={field === 'points' ? 'decimal' : 'text'}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
