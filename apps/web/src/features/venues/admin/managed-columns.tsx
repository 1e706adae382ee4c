import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { labelFor, useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { UserLink } from '../../../ui/people/user-link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { RowLink } from '../../../ui/table/row-link.tsx';
import { TwoMoments } from '../../../ui/table/two-moments.tsx';
import { TEXT } from './text.ts';

/** What a row says of a contest, training or work to those who run it. */
export interface ManagedRow {
  id: number;
  title: string;
  author: string;
  mayEdit: boolean;
  mayDelete: boolean;
}

interface Shown<R, O extends AnyOp> {
  op: O;
  of: (row: R) => boolean;
  inputOf: (row: R, visible: boolean) => SentOf<O>;
  onSettled: () => Promise<unknown>;
}

/** The columns that every list of managed contests, trainings and works has. */
export function useManagedColumns<R extends ManagedRow>() {
  const t = useText(TEXT);
  const id: Column<R> = { key: 'id', header: '#', width: '56px', cell: (row) => row.id };
  return {
    id,
    title: (hrefOf: (row: R) => string): Column<R> => ({
      key: 'title',
      header: t('name'),
      names: true,
      cell: (row) => (
        <>
          <RowLink href={hrefOf(row)}>{row.title}</RowLink>
          <br />
          <small>
            <UserLink username={row.author} />
          </small>
        </>
      ),
    }),
    /** Two moments, one below the other. */
    times: (header: string, momentsOf: (row: R) => readonly [string, string]): Column<R> => ({
      key: 'times',
      header,
      width: '156px',
      cell: (row) => {
        const [first, second] = momentsOf(row);
        return <TwoMoments first={first} second={second} />;
      },
    }),
    /** A switch that shows or hides at once. */
    visible: <O extends AnyOp>(shown: Shown<R, O>): Column<R> => ({
      key: 'visible',
      header: t('visible'),
      width: '76px',
      cell: (row) => <VisibleSwitch row={row} shown={shown} />,
    }),
    actions: (width: string, cell: (row: R) => ReactNode): Column<R> => ({
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width,
      cell: (row) => row.mayEdit && cell(row),
    }),
  };
}

function VisibleSwitch<R extends ManagedRow, O extends AnyOp>({ row, shown }: { row: R; shown: Shown<R, O> }) {
  const t = useText(TEXT);
  const change = useAction(shown.op, { onSettled: shown.onSettled });
  const stored = shown.of(row);
  return (
    <Switch
      aria-label={labelFor(t('visible'), row.title)}
      checked={change.isPending ? !stored : stored}
      disabled={!row.mayEdit || change.isPending}
      onChange={(event) => change.mutate(shown.inputOf(row, event.currentTarget.checked))}
    />
  );
}
