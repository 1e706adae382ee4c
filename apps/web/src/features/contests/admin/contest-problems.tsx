import {
  type AdminContestProblem,
  CONTEST_COIN_MAX,
  changeContestProblemPractice,
  getAdminContestProblems,
  orderContestProblems,
  removeContestProblem,
  updateContestProblem,
} from '@assay/contract/contests/admin-problems.ts';
import { ActionIcon, Group, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, BookOpen, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ColorInput, NumberInput } from '../../../ui/fields/fields.tsx';
import { Link } from '../../../ui/link.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Balloon } from '../problems/balloon.tsx';
import { useContestAdmin } from './admin-paths.ts';
import { OpenProblems } from './open-problems.tsx';
import { PROBLEMS_TEXT } from './problems/text.ts';

export const readProblems = () => refresh(getAdminContestProblems);

/** The problems of a contest: order, display ids, titles and balloons. */
export function ContestProblems({ cid }: { cid: number }) {
  const t = useText(PROBLEMS_TEXT);
  const { data, error, isFetching, refetch } = useCall(getAdminContestProblems, { cid }, { keep: true });
  const [leaving, setLeaving] = useState<AdminContestProblem | null>(null);
  const order = useAction(orderContestProblems, { onSettled: readProblems });
  const remove = useAction(removeContestProblem, {
    onSuccess: async () => {
      setLeaving(null);
      await readProblems();
    },
  });
  const move = (at: number, by: number) => {
    const pids = (data ?? []).map(({ pid }) => pid);
    const [moved] = pids.splice(at, 1);
    pids.splice(at + by, 0, moved!);
    order.mutate({ cid, pids });
  };
  const last = (data?.length ?? 0) - 1;
  const columns: Column<AdminContestProblem>[] = [
    {
      key: 'display',
      header: t('displayId'),
      width: '110px',
      cell: (row) => (
        <Cell key={`${row.pid}${row.displayId}`} cid={cid} row={row} field="displayId" label={t('displayId')} />
      ),
    },
    {
      key: 'title',
      header: t('displayTitle'),
      names: true,
      cell: (row) => (
        <Cell
          key={`${row.pid}${row.displayTitle}`}
          cid={cid}
          row={row}
          field="displayTitle"
          label={t('displayTitle')}
        />
      ),
    },
    {
      key: 'color',
      header: t('balloon'),
      width: '190px',
      cell: (row) => (
        <Group gap="xs" wrap="nowrap">
          <Balloon displayId={row.displayId} color={row.color} />
          <Color key={row.color} cid={cid} row={row} />
        </Group>
      ),
    },
    {
      key: 'coins',
      header: t('coins'),
      width: '96px',
      cell: (row) => <Coins key={row.acCoin} cid={cid} row={row} />,
    },
    { key: 'problem', header: t('problemId'), width: '110px', cell: ({ problemId }) => problemId },
    { key: 'cases', header: t('cases'), width: '84px', align: 'end', cell: ({ caseCount }) => caseCount },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: '188px',
      cell: (row, at) => (
        <Actions
          cid={cid}
          row={row}
          mayMove={{ up: at > 0 && !order.isPending, down: at < last && !order.isPending }}
          onMove={(by) => move(at, by)}
          onTakeOut={() => setLeaving(row)}
        />
      ),
    },
  ];
  return (
    <>
      <OpenProblems cid={cid} rows={data ?? []} />
      <DataTable
        label={t('problems')}
        columns={columns}
        rows={data}
        rowKey={({ pid }) => pid}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        stacks
        empty={<EmptyState spot="problems" text={t('noProblems')} hint={t('noProblemsHint')} />}
      />
      <Confirm
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('takeOut')}
        action={t('takeOut')}
        danger
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ cid, pid: leaving.pid })}
      >
        {t('takeOutHint')}
      </Confirm>
    </>
  );
}

interface ActionsProps extends CellProps {
  mayMove: { up: boolean; down: boolean };
  onMove: (by: number) => void;
  onTakeOut: () => void;
}

/** What can be done with a problem of the contest. */
function Actions({ cid, row, mayMove, onMove, onTakeOut }: ActionsProps) {
  const t = useText(PROBLEMS_TEXT);
  const admin = useContestAdmin();
  const reopen = useAction(changeContestProblemPractice, {
    onSuccess: () => toast.success(t('reopened')),
    onSettled: readProblems,
  });
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ActionIcon
        variant="subtle"
        aria-label={`${t('up')}: ${row.displayId}`}
        disabled={!mayMove.up}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={`${t('down')}: ${row.displayId}`}
        disabled={!mayMove.down}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={16} aria-hidden />
      </ActionIcon>
      {row.offList && (
        <ActionIcon
          variant="subtle"
          aria-label={`${t('reopen')}: ${row.displayId}`}
          title={t('reopen')}
          disabled={reopen.isPending}
          onClick={() => reopen.mutate({ cid, pid: row.pid, open: true })}
        >
          <BookOpen size={16} aria-hidden />
        </ActionIcon>
      )}
      {row.mayEdit && (
        <ActionIcon
          component={Link}
          href={admin.editProblem(cid, row.pid)}
          variant="subtle"
          aria-label={`${t('edit')}: ${row.displayId}`}
        >
          <Pencil size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon variant="subtle" color="red" aria-label={`${t('takeOut')}: ${row.displayId}`} onClick={onTakeOut}>
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

interface CellProps {
  cid: number;
  row: AdminContestProblem;
}

function useSave({ cid, row }: CellProps) {
  const t = useText(PROBLEMS_TEXT);
  const save = useAction(updateContestProblem, {
    onSuccess: () => toast.success(t('saved')),
    onSettled: readProblems,
  });
  const { pid, displayId, displayTitle, color } = row;
  return (patch: Partial<Pick<AdminContestProblem, 'displayId' | 'displayTitle' | 'color' | 'acCoin'>>) =>
    save.mutate({ cid, pid, displayId, displayTitle, color, ...patch });
}

/** A field that saves when it is left or Enter is pressed. */
function Cell({ field, label, ...props }: CellProps & { field: 'displayId' | 'displayTitle'; label: string }) {
  const before = props.row[field];
  const [text, setText] = useState(before);
  const save = useSave(props);
  const leave = () => {
    if (text.trim() === '') setText(before);
    else if (text.trim() !== before) save({ [field]: text.trim() });
  };
  return (
    <TextInput
      size="xs"
      aria-label={`${label}: ${props.row.displayId}`}
      value={text}
      maxLength={field === 'displayId' ? 20 : 255}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}

/** Coins for whoever solves it (CON-14). */
function Coins(props: CellProps) {
  const t = useText(PROBLEMS_TEXT);
  const before = props.row.acCoin;
  const [coins, setCoins] = useState<number | string>(before);
  const save = useSave(props);
  return (
    <NumberInput
      size="xs"
      hideControls
      allowDecimal={false}
      min={0}
      max={CONTEST_COIN_MAX}
      aria-label={`${t('coins')}: ${props.row.displayId}`}
      value={coins}
      onChange={setCoins}
      onBlur={() => coins !== '' && Number(coins) !== before && save({ acCoin: Number(coins) })}
    />
  );
}

function Color(props: CellProps) {
  const t = useText(PROBLEMS_TEXT);
  const [color, setColor] = useState(props.row.color);
  const save = useSave(props);
  return (
    <ColorInput
      size="xs"
      aria-label={`${t('balloon')}: ${props.row.displayId}`}
      format="hex"
      value={color}
      onChange={setColor}
      onBlur={() => color !== props.row.color && /^(#[0-9a-fA-F]{6})?$/.test(color) && save({ color })}
    />
  );
}
