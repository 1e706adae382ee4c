import type { SentOf } from '@assay/contract/op.ts';
import {
  type AdminWorkRow,
  changeTimedWorkVisible,
  cloneTimedWork,
  deleteTimedWork,
  type getAdminTimedWorkList,
} from '@assay/contract/works/admin.ts';
import type { WorkStatus } from '@assay/contract/works/work.ts';
import { Group } from '@mantine/core';
import { ListOrdered, Pencil, Users } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable, type PagedTableProps } from '../../../ui/table/paged-table.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { ManagedActions } from '../../venues/admin/managed-actions.tsx';
import { useManagedColumns } from '../../venues/admin/managed-columns.tsx';
import { WorkTags } from '../work-tags.tsx';
import { useWorkAdmin } from './admin-paths.ts';
import { readWorks } from './read-works.ts';
import { TEXT } from './text.ts';

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(10, 1) } as const;

interface ManagedWorksProps {
  /** A page of the works, hidden ones too: those of the site, or of one group. */
  useWorks: (asked: SentOf<typeof getAdminTimedWorkList>) => PagedTableProps<AdminWorkRow>['answer'];
}

/** Works with what those who run them may do with each (WORK-6). */
export function ManagedWorks({ useWorks }: ManagedWorksProps) {
  const t = useText(TEXT);
  const admin = useWorkAdmin();
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useWorks({ currentPage, limit, ...(keyword && { keyword }) });
  const managed = useManagedColumns<AdminWorkRow>();
  const columns: Column<AdminWorkRow>[] = [
    managed.id,
    managed.title(({ id, mayEdit }) => (mayEdit ? admin.edit(id) : paths.work(id))),
    {
      key: 'tags',
      header: t('auth'),
      width: '230px',
      from: 'md',
      cell: ({ auth, status }) => (
        <Group gap={6}>
          <WorkTags auth={auth} status={status as WorkStatus} />
        </Group>
      ),
    },
    managed.times(t('times'), ({ startTime, endTime }) => [startTime, endTime]),
    managed.visible({
      op: changeTimedWorkVisible,
      of: ({ visible }) => visible,
      inputOf: ({ id }, visible) => ({ tid: id, visible }),
      onSettled: readWorks,
    }),
    managed.actions('196px', (row) => <Actions row={row} />),
  ];
  return (
    <PagedTable
      label={t('title')}
      columns={columns}
      rowKey={({ id }) => id}
      stacks
      answer={answer}
      currentPage={currentPage}
      limit={limit}
      onTurn={change}
      empty={<EmptyState text={t(keyword === '' ? 'none' : 'nothingFound')} />}
    >
      <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })} />
    </PagedTable>
  );
}

function Actions({ row }: { row: AdminWorkRow }) {
  const t = useText(TEXT);
  const admin = useWorkAdmin();
  return (
    <ManagedActions
      row={row}
      steps={[
        { label: t('edit'), href: admin.edit(row.id), icon: Pencil },
        { label: t('problems'), href: admin.problems(row.id), icon: ListOrdered },
        { label: t('people'), href: admin.people(row.id), icon: Users },
      ]}
      copy={{ op: cloneTimedWork, input: { tid: row.id }, done: t('cloned') }}
      remove={{
        op: deleteTimedWork,
        input: { tid: row.id },
        title: t('removeTitle'),
        hint: t('removeHint'),
        done: t('removed'),
      }}
      reread={readWorks}
    />
  );
}
