import {
  type AdminWorkRow,
  changeTimedWorkVisible,
  cloneTimedWork,
  deleteTimedWork,
} from '@assay/contract/works/admin.ts';
import type { WorkStatus } from '@assay/contract/works/work.ts';
import { Group } from '@mantine/core';
import { ListOrdered, Pencil, Users } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ManagedActions } from '../../venues/admin/managed-actions.tsx';
import { useManagedColumns } from '../../venues/admin/managed-columns.tsx';
import { ManagedList, type UseManaged } from '../../venues/admin/managed-list.tsx';
import { WorkTags } from '../work-tags.tsx';
import { useWorkAdmin } from './admin-paths.ts';
import { readWorks } from './read-works.ts';
import { TEXT } from './text.ts';

/** Works with what those who run them may do with each (WORK-6). */
export function ManagedWorks({ useWorks }: { useWorks: UseManaged<AdminWorkRow> }) {
  const t = useText(TEXT);
  const admin = useWorkAdmin();
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
    <ManagedList
      useRows={useWorks}
      columns={columns}
      words={{ title: t('title'), search: t('search'), none: t('none'), nothingFound: t('nothingFound') }}
    />
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
