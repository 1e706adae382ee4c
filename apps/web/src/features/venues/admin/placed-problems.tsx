import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import { ActionIcon, Group, TextInput } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { MoveButtons } from '../../../ui/table/move-buttons.tsx';
import { TEXT } from './text.ts';

/** A problem as it stands in a contest or a work. */
interface PlacedProblem {
  pid: number;
  displayId: string;
}

interface SavedTextOptions<R> {
  key: keyof R & string;
  header: string;
  /** CSS width. */
  width?: string;
  names?: boolean;
  maxLength: number;
  /** A number is written, with or without decimals. */
  isNumber?: boolean;
  onSave: (row: R, text: string) => void;
}

/** A column of texts that are changed where they stand. */
export const savedText = <R extends PlacedProblem>(options: SavedTextOptions<R>): Column<R> => {
  const { key, header, width, names, ...field } = options;
  return {
    key,
    header,
    ...(width && { width }),
    ...(names && { names }),
    cell: (row) => {
      const stored = String(row[key]);
      const label = labelFor(header, row.displayId);
      return (
        <SavedText
          key={`${row.pid}${stored}`}
          {...field}
          isShort={width !== undefined}
          row={row}
          stored={stored}
          label={label}
        />
      );
    },
  };
};

interface SavedTextProps<R> extends Pick<SavedTextOptions<R>, 'maxLength' | 'isNumber' | 'onSave'> {
  row: R;
  stored: string;
  label: string;
  /** Beside others on phones, where no column gives it its width. */
  isShort: boolean;
}

/** A field that saves when it is left or Enter is pressed; what can not be saved gives way to what is stored. */
function SavedText<R>({ row, stored, label, isShort, maxLength, isNumber, onSave }: SavedTextProps<R>) {
  const [text, setText] = useState(stored);
  const leave = () => {
    const next = text.trim();
    if (next === '' || (isNumber && !Number.isFinite(Number(next)))) setText(stored);
    else if (next !== stored) onSave(row, next);
  };
  return (
    <TextInput
      size="xs"
      maw={isShort ? 64 : undefined}
      aria-label={label}
      value={text}
      maxLength={maxLength}
      inputMode={isNumber ? 'decimal' : 'text'}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}

interface PlacedProblemsProps<R, O extends AnyOp, D extends AnyOp> {
  label: string;
  answer: { data: R[] | undefined; error: ApiError | null; isFetching: boolean; refetch: () => unknown };
  columns: readonly Column<R>[];
  /** CSS width of the column of buttons. */
  actionsWidth: string;
  /** Further buttons of a row. */
  actions?: (row: R) => ReactNode;
  order: { op: O; inputOf: (pids: number[]) => SentOf<O> };
  /** Asked before. */
  takeOut: { op: D; inputOf: (pid: number) => SentOf<D>; label: string; hint: string };
  /** Reads the problems anew. */
  reread: () => Promise<unknown>;
  empty: ReactNode;
}

/** The problems of a contest or a work in their order, which is changed here; each can be taken out. */
export function PlacedProblems<R extends PlacedProblem, O extends AnyOp, D extends AnyOp>(
  props: PlacedProblemsProps<R, O, D>,
) {
  const { label, answer, columns, actionsWidth, actions, order, takeOut, reread, empty } = props;
  const { data, error, isFetching, refetch } = answer;
  const t = useText(TEXT);
  const [leaving, setLeaving] = useState<R | null>(null);
  const ordering = useAction(order.op, { onSettled: reread });
  const removing = useAction(takeOut.op, {
    onSuccess: async () => {
      setLeaving(null);
      await reread();
    },
  });
  const last: Column<R> = {
    key: 'actions',
    header: <span className="visually-hidden">{t('actions')}</span>,
    width: actionsWidth,
    cell: (row, at) => (
      <Group gap={4} wrap="nowrap" justify="flex-end">
        <MoveButtons
          name={row.displayId}
          at={at}
          ids={(data ?? []).map(({ pid }) => pid)}
          isBusy={ordering.isPending}
          onOrder={(pids) => ordering.mutate(order.inputOf(pids))}
        />
        {actions?.(row)}
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={labelFor(takeOut.label, row.displayId)}
          onClick={() => setLeaving(row)}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Group>
    ),
  };
  return (
    <>
      <DataTable
        label={label}
        columns={[...columns, last]}
        rows={data}
        rowKey={({ pid }) => pid}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        stacks
        empty={empty}
      />
      <Confirm
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={takeOut.label}
        action={takeOut.label}
        danger
        busy={removing.isPending}
        onConfirm={() => leaving && removing.mutate(takeOut.inputOf(leaving.pid))}
      >
        {takeOut.hint}
      </Confirm>
    </>
  );
}
