import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { type Picked, PickMany } from './pick-many.tsx';
import styles from './problem-picker.module.css';
import { TEXT } from './text.ts';

/** What is asked of the list of problems that can be picked. */
export interface PickList {
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

interface ProblemPickerProps {
  title: string;
  /** What becomes of a picked problem. */
  hint: ReactNode;
  opened: boolean;
  onClose: () => void;
  /** The owner's list of problems that can be picked. A hook: it must stay the same one. */
  usePickList: (
    asked: PickList,
    isOpen: boolean,
  ) => {
    data: { records: PickableProblem[]; total: number } | undefined;
    error: ApiError | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Adds one to the owner; rejects when that failed, which was announced then. */
  onAdd: (pid: number) => Promise<unknown>;
  /** Adds those of a text with display ids to the owner. */
  onAddMany: (problemIds: string) => Promise<Picked>;
  /** Says why none can be added now. */
  isBlocked?: boolean;
  /** Further fields beside the search. */
  children?: ReactNode;
}

/** Picks problems into something: one click each, or many at once by their ids. */
export function ProblemPicker(props: ProblemPickerProps) {
  const { title, hint, opened, onClose, usePickList, onAdd, onAddMany, isBlocked = false, children } = props;
  const t = useText(TEXT);
  const [asked, setAsked] = useState<PickList>({ currentPage: 1, limit: 10 });
  const [adding, setAdding] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = usePickList(asked, opened);
  const add = (pid: number) => {
    setAdding(pid);
    onAdd(pid)
      .catch(() => {})
      .finally(() => setAdding(null));
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="xl">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        <PickMany onAdd={onAddMany} />
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
            fetching={isFetching}
            error={error}
            onRetry={() => void refetch()}
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
                  <Button size="compact-sm" loading={adding === id} disabled={isBlocked} onClick={() => add(id)}>
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
