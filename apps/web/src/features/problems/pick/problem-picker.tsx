import type { AnyOp, DataOf, SentOf } from '@assay/contract/op.ts';
import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { type Picked, PickMany } from './pick-many.tsx';
import styles from './problem-picker.module.css';
import { TEXT } from './text.ts';

/** What is asked of the list of problems that can be picked. */
interface PickList {
  currentPage: number;
  limit: number;
  keyword?: string;
}

interface PickableProblem {
  id: number;
  problemId: string;
  title: string;
  auth: number;
  /** The group that it belongs to. */
  gid: number | null;
}

interface PickablePage {
  records: PickableProblem[];
  total: number;
}

export interface ProblemPickerProps<L extends AnyOp, A extends AnyOp, M extends AnyOp> {
  title: string;
  /** What becomes of a picked problem. */
  hint: ReactNode;
  opened: boolean;
  onClose: () => void;
  /** The owner's list of problems that can be picked. */
  list: { op: DataOf<L> extends PickablePage ? L : never; input: Omit<SentOf<L>, keyof PickList> };
  /** Adds one to the owner. */
  add: { op: A; inputOf: (pid: number) => SentOf<A>; done: string; onDone?: () => void };
  /** Adds those of a text with display ids to the owner. */
  addMany: { op: DataOf<M> extends Picked ? M : never; inputOf: (problemIds: string) => SentOf<M> };
  /** Reads anew whatever shows the owner's problems, and those that can be picked. */
  reread: () => Promise<unknown>;
  /** Says why none can be added now. */
  isBlocked?: boolean;
  /** Further fields beside the search. */
  children?: ReactNode;
}

/** Picks problems into something: one click each, or many at once by their ids. */
export function ProblemPicker<L extends AnyOp, A extends AnyOp, M extends AnyOp>(props: ProblemPickerProps<L, A, M>) {
  const { title, hint, opened, onClose, list, add, addMany, reread, isBlocked = false, children } = props;
  const t = useText(TEXT);
  const [asked, setAsked] = useState<PickList>({ currentPage: 1, limit: 10 });
  const [picked, setPicked] = useState<number | null>(null);
  const answer = useCall(list.op, { ...list.input, ...asked } as SentOf<L>, { keep: true, enabled: opened });
  const data = answer.data as PickablePage | undefined;
  const adding = useAction(add.op, {
    onSuccess: () => {
      toast.success(add.done);
      add.onDone?.();
      return reread();
    },
  });
  const addingMany = useAction(addMany.op, { onSuccess: reread });
  const pick = (pid: number) => {
    setPicked(pid);
    adding.mutate(add.inputOf(pid));
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="xl">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        <PickMany onAdd={(problemIds) => addingMany.mutateAsync(addMany.inputOf(problemIds))} />
        <div className={styles.list}>
          <SearchBar
            label={t('search')}
            value={asked.keyword ?? ''}
            onSearch={(keyword) => setAsked({ currentPage: 1, limit: asked.limit, ...(keyword && { keyword }) })}
          >
            {children}
          </SearchBar>
          <DataTable
            label={title}
            rows={data?.records}
            rowKey={({ id }) => id}
            fetching={answer.isFetching}
            error={answer.error}
            onRetry={() => void answer.refetch()}
            columns={[
              { key: 'id', header: t('problemId'), width: '100px', cell: ({ problemId }) => problemId },
              { key: 'title', header: t('name'), names: true, cell: ({ title: name }) => name },
              {
                key: 'auth',
                from: 'sm',
                header: t('auth'),
                width: '96px',
                cell: ({ auth, gid }) =>
                  t(auth === 1 ? (gid === null ? 'public' : 'ofGroup') : auth === 2 ? 'private' : 'contest'),
              },
              {
                key: 'add',
                header: <span className="visually-hidden">{t('actions')}</span>,
                width: '92px',
                align: 'end',
                cell: ({ id }) => (
                  <Button
                    size="compact-sm"
                    loading={adding.isPending && picked === id}
                    disabled={isBlocked}
                    onClick={() => pick(id)}
                  >
                    {t('add')}
                  </Button>
                ),
              },
            ]}
          />
          <Pager
            total={data?.total ?? 0}
            page={asked.currentPage}
            size={asked.limit}
            onPage={(currentPage) => setAsked({ ...asked, currentPage })}
            onSize={(limit) => setAsked({ ...asked, limit, currentPage: 1 })}
          />
        </div>
      </Stack>
    </Dialog>
  );
}
