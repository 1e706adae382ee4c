import type { FailureCode } from '@assay/contract/errors.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { Alert, Button, Skeleton } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { PageFrame } from '../page-frame.tsx';
import type { Column } from '../table/data-table.tsx';
import { EditedTable } from '../table/edited-table.tsx';
import type { PagedTableProps } from '../table/paged-table.tsx';
import { TEXT } from '../text.ts';
import type { Field } from './fields.ts';

/** Its boxes weigh more than the rest of the page, and are asked for with the first dialog. */
const CrudForm = lazyPart(() => import('./crud-form.tsx').then((module) => module.CrudForm));

interface CrudPageProps<Row extends { id: number }> {
  title: string;
  lead?: ReactNode;
  /** What `useListPage` or `useWholeList` says. */
  list: Pick<PagedTableProps<Row>, 'answer' | 'currentPage' | 'limit' | 'onTurn'>;
  columns: readonly Column<Row>[];
  /** What a row is called in questions and to those who hear the page. */
  nameOf: (row: Row) => string;
  fields: readonly Field[];
  ops: { add: AnyOp; update: AnyOp; remove: AnyOp };
  /** How the call that deletes names a row; by `id`, unless given. */
  inputOfRemove?: (row: Row) => object;
  /** Fields of a row that the call that changes it gets back as they were read, such as when it was changed last. */
  sendsBack?: readonly string[];
  /** What is read anew after each change. */
  changes: readonly AnyOp[];
  words: {
    add: string;
    none: string;
    /** What is asked before a row goes, where it has consequences. */
    deleteAsk?: (row: Row) => string;
  };
  /** Why the viewer may only read; left out where the viewer may write. */
  readOnly?: string | undefined;
  fieldOfFailure?: Readonly<Partial<Record<FailureCode, string>>>;
}

/** The page of a plain noun: its list, and making, changing and deleting of one, from calls, columns and fields. */
export function CrudPage<Row extends { id: number }>(props: CrudPageProps<Row>) {
  const { title, lead, list, columns, nameOf, fields, ops, changes, words, readOnly, fieldOfFailure, sendsBack } =
    props;
  const { inputOfRemove = ({ id }: Row) => ({ id }) } = props;
  const t = useText(TEXT);
  const [adds, setAdds] = useState(false);
  const remove = useAction(ops.remove, { onSuccess: () => refresh(...changes) });
  const form = (op: AnyOp, row: Row | null, onClose: () => void) => (
    <Suspense fallback={<Skeleton height={240} className="late" />}>
      <CrudForm
        op={op}
        row={row}
        fields={fields}
        sendsBack={sendsBack}
        fieldOfFailure={fieldOfFailure}
        changes={changes}
        onClose={onClose}
      />
    </Suspense>
  );
  return (
    <PageFrame
      title={title}
      lead={lead}
      actions={
        readOnly === undefined && (
          <Button leftSection={<Plus aria-hidden />} onClick={() => setAdds(true)}>
            {words.add}
          </Button>
        )
      }
    >
      {readOnly !== undefined && (
        <Alert mb="md" color="gray">
          {readOnly}
        </Alert>
      )}
      <EditedTable
        {...list}
        label={title}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState text={words.none} />}
        actionsWidth="150px"
        mayEdit={readOnly === undefined}
        edit={{
          label: t('edit'),
          says: (row) => t('editOf', { name: nameOf(row) }),
          title: (row) => t('editOf', { name: nameOf(row) }),
          form: (row, onClose) => form(ops.update, row, onClose),
        }}
        remove={{
          label: t('delete'),
          says: (row) => t('deleteOf', { name: nameOf(row) }),
          question: words.deleteAsk ?? ((row) => t('deleteAsk', { name: nameOf(row) })),
          run: async (row) => {
            await remove.mutateAsync(inputOfRemove(row));
            toast.success(t('deleted'));
          },
        }}
      />
      <Dialog opened={adds} onClose={() => setAdds(false)} title={words.add}>
        {form(ops.add, null, () => setAdds(false))}
      </Dialog>
    </PageFrame>
  );
}
