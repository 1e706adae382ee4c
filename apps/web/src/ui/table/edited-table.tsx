import { type ReactNode, useState } from 'react';
import { Confirm } from '../dialogs/confirm.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { PagedTable, type PagedTableProps } from './paged-table.tsx';
import { actionsColumn } from './row-actions.tsx';
import { SearchBar } from './search-bar.tsx';

interface EditedTableProps<Row> extends Omit<PagedTableProps<Row>, 'children' | 'stacks'> {
  search?: { label: string; value: string; onSearch: (words: string) => unknown };
  /** Left out: each row has its buttons. */
  mayEdit?: boolean;
  /** CSS width of the column of buttons. */
  actionsWidth: string;
  edit: {
    label: string;
    /** What is done to which row, read out in place of the label. */
    says: (row: Row) => string;
    title: (row: Row) => string;
    /** Whether a row can be changed; each of them unless given. */
    isOpen?: (row: Row) => boolean;
    form: (row: Row, onClose: () => void) => ReactNode;
    /** Width of the dialog. */
    size?: 'md' | 'xl';
  };
  remove: {
    label: string;
    says: (row: Row) => string;
    question: (row: Row) => string;
    /** Whether a row can be taken away; each of them unless given. */
    isOpen?: (row: Row) => boolean;
    /** Rejects where the call was refused, which the call has announced. */
    run: (row: Row) => Promise<unknown>;
  };
}

/** One page of a list that is searched, whose rows are changed in a dialog and taken away after a question. */
export function EditedTable<Row>({
  search,
  edit,
  remove,
  actionsWidth,
  columns,
  mayEdit = true,
  ...table
}: EditedTableProps<Row>) {
  const [edited, setEdited] = useState<Row | null>(null);
  const [removed, setRemoved] = useState<Row | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setEdited(null);
  const take = async (row: Row) => {
    setBusy(true);
    try {
      await remove.run(row);
      setRemoved(null);
    } catch {
      // announced by the call
    } finally {
      setBusy(false);
    }
  };
  const actions = actionsColumn<Row>({
    header: edit.label,
    width: actionsWidth,
    actions: (row) => [
      (edit.isOpen?.(row) ?? true) && { label: edit.label, says: edit.says(row), onClick: () => setEdited(row) },
      (remove.isOpen?.(row) ?? true) && {
        label: remove.label,
        says: remove.says(row),
        onClick: () => setRemoved(row),
        danger: true,
      },
    ],
  });
  return (
    <>
      <PagedTable {...table} columns={mayEdit ? [...columns, actions] : columns} stacks>
        {search && <SearchBar {...search} />}
      </PagedTable>
      <Dialog opened={edited !== null} onClose={close} title={edited && edit.title(edited)} size={edit.size ?? 'md'}>
        {edited && edit.form(edited, close)}
      </Dialog>
      <Confirm
        opened={removed !== null}
        onClose={() => setRemoved(null)}
        title={remove.label}
        action={remove.label}
        danger
        busy={busy}
        onConfirm={() => removed && void take(removed)}
      >
        {removed && remove.question(removed)}
      </Confirm>
    </>
  );
}
